import { CannedAnswersPage } from '@/components/admin/canned-answers/canned-answers-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { answerPage } from '@/lib/pages/console-page'

export default answerPage(
  () => load('GET /admin/canned-answers'),
  ({ data }) => (
    <ClientMessages also={['admin.cannedAnswers', 'admin.content']}>
      <CannedAnswersPage answers={data} />
    </ClientMessages>
  ),
)
