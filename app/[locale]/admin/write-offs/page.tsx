import { WriteOffsPage } from '@/components/admin/write-offs/write-offs-page'
import { DEBT_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(DEBT_TABLE, (table) => (
  <ClientMessages also={['admin.writeOffs', 'admin.balances', 'admin.reason', 'admin.table']}>
    <WriteOffsPage {...table} />
  </ClientMessages>
))
