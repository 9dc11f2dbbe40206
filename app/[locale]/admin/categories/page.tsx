import { CategoriesEditor } from '@/components/admin/categories/categories-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { answerPage } from '@/lib/pages/console-page'

export default answerPage(
  () => load('GET /admin/categories'),
  ({ data }) => (
    <ClientMessages also={['admin.content', 'admin.categories']}>
      <CategoriesEditor categories={data} />
    </ClientMessages>
  ),
)
