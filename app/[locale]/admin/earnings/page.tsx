import { VendorEarningsPage } from '@/components/admin/earnings/vendor-earnings-page'
import { VENDOR_MONEY_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(VENDOR_MONEY_TABLE, (table) => (
  <ClientMessages also={['admin.vendorBalances', 'admin.reason', 'admin.table', 'earnings.schedule']}>
    <VendorEarningsPage {...table} />
  </ClientMessages>
))
