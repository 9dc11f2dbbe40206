import { UsersPage } from '@/components/admin/users/users-page'
import { USER_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(USER_TABLE, (table) => (
  <ClientMessages also={['admin.table', 'admin.users']}>
    <UsersPage {...table} />
  </ClientMessages>
))
