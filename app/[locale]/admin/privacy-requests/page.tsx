import { PrivacyRequestsPage } from '@/components/admin/privacy-requests/privacy-requests-page'
import { PRIVACY_REQUEST_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(PRIVACY_REQUEST_TABLE, (table) => (
  <ClientMessages also={['admin.privacyRequests', 'admin.reason', 'admin.table']}>
    <PrivacyRequestsPage {...table} />
  </ClientMessages>
))
