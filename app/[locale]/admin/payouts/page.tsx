import { PayoutsPage } from '@/components/admin/payouts/payouts-page'
import { PAYOUT_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(PAYOUT_TABLE, (table) => (
  <ClientMessages also={['admin.payoutBatches', 'admin.payouts', 'admin.reason', 'admin.table']}>
    <PayoutsPage {...table} />
  </ClientMessages>
))
