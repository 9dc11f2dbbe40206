import { BannersEditor } from '@/components/admin/banners/banners-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { answerPage } from '@/lib/pages/console-page'

export default answerPage(
  () => load('GET /admin/banners'),
  ({ data }) => (
    <ClientMessages also={['admin.content', 'admin.banners']}>
      <BannersEditor banners={data} />
    </ClientMessages>
  ),
)
