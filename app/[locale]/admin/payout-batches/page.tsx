import { BatchesPage } from '@/components/admin/payouts/batches-page'
import { BATCH_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(BATCH_TABLE, (table) => (
  <ClientMessages also={['admin.payoutBatches', 'admin.table']}>
    <BatchesPage {...table} />
  </ClientMessages>
))
