import { ClaimsPage } from '@/components/admin/deposit-claims/claims-page'
import { CLAIM_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(CLAIM_TABLE, (table) => (
  <ClientMessages also={['admin.depositClaims', 'admin.table', 'admin.vendors', 'deposit']}>
    <ClaimsPage {...table} />
  </ClientMessages>
))
