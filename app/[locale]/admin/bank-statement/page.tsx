import { BankStatementPage } from '@/components/admin/bank-statement/bank-statement-page'
import { BANK_LINE_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(BANK_LINE_TABLE, (table) => (
  <ClientMessages also={['fileField', 'admin.reason', 'admin.table', 'admin.bankStatement']}>
    <BankStatementPage {...table} />
  </ClientMessages>
))
