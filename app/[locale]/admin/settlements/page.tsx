import { SettlementsPage } from '@/components/admin/settlements/settlements-page'
import { SETTLEMENT_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(SETTLEMENT_TABLE, (table) => (
  <ClientMessages also={['fileField', 'admin.table', 'admin.settlements']}>
    <SettlementsPage {...table} />
  </ClientMessages>
))
