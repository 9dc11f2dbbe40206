import { OccasionsPage } from '@/components/admin/occasions/occasions-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { answerPage } from '@/lib/pages/console-page'

export default answerPage(
  () => load('GET /admin/occasions'),
  (answer) => (
    <ClientMessages also={['admin.content', 'admin.occasions']}>
      <OccasionsPage list={answer} />
    </ClientMessages>
  ),
)
