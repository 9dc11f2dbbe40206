import { ExceptionsPage } from '@/components/admin/exceptions/exceptions-page'
import { EXCEPTION_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(EXCEPTION_TABLE, (table) => (
  <ClientMessages also={['admin.bookings', 'admin.exceptions', 'admin.table', 'vocabulary']}>
    <ExceptionsPage {...table} />
  </ClientMessages>
))
