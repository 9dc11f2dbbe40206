import { SettlementLinesPage } from '@/components/admin/settlements/settlement-lines-page'
import { SETTLEMENT_LINE_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(SETTLEMENT_LINE_TABLE, (table) => (
  <ClientMessages also={['admin.table', 'admin.settlementLines']}>
    <SettlementLinesPage {...table} />
  </ClientMessages>
))
