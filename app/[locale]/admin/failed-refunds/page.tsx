import { RefundsPage } from '@/components/admin/refunds/refunds-page'
import { FAILED_REFUND_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(FAILED_REFUND_TABLE, (table) => (
  <ClientMessages also={['admin.failedRefunds', 'admin.table']}>
    <RefundsPage {...table} />
  </ClientMessages>
))
