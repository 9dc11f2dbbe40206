import { GroupsEditor } from '@/components/admin/facilities/groups-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { answerPage } from '@/lib/pages/console-page'

export default answerPage(
  () => load('GET /admin/facility-groups'),
  ({ data }) => (
    <ClientMessages also={['admin.content', 'admin.facilities', 'vocabulary.type']}>
      <GroupsEditor groups={data} />
    </ClientMessages>
  ),
)
