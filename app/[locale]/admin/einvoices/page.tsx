import { EinvoicesPage } from '@/components/admin/einvoices/einvoices-page'
import { EINVOICE_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(EINVOICE_TABLE, (table) => (
  <ClientMessages also={['admin.einvoices', 'admin.table']}>
    <EinvoicesPage {...table} />
  </ClientMessages>
))
