import { AdminsPage } from '@/components/admin/roles/admins-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { answerPage } from '@/lib/pages/console-page'

export default answerPage(
  () => load('GET /admin/roles'),
  (answer) => (
    <ClientMessages
      also={['admin.roles', 'admin.roleProposals', 'admin.areas', 'admin.reason', 'admin.balances']}
    >
      <AdminsPage list={answer} />
    </ClientMessages>
  ),
)
