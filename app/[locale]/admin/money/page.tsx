import { ReconciliationPage } from '@/components/admin/reconciliation/reconciliation-page'
import { DIFFERENCE_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(DIFFERENCE_TABLE, (table) => (
  <ClientMessages also={['admin.money', 'admin.table']}>
    <ReconciliationPage {...table} />
  </ClientMessages>
))
