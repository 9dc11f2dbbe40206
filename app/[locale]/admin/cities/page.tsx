import { CitiesEditor } from '@/components/admin/cities/cities-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { answerPage } from '@/lib/pages/console-page'

export default answerPage(
  () => load('GET /admin/cities'),
  ({ data }) => (
    <ClientMessages also={['admin.content', 'admin.cities', 'map']}>
      <CitiesEditor cities={data} />
    </ClientMessages>
  ),
)
