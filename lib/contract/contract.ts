import { accountsRoutes } from './accounts'
import { adminsRoutes } from './admins'
import { apiKeysRoutes } from './api-keys'
import { auditRoutes } from './audit'
import { balanceRoutes } from './balance'
import { cannedAnswersRoutes } from './canned-answers'
import { catalogueRoutes } from './catalogue'
import { contactRoutes } from './contact'
import { contentPagesRoutes } from './content-pages'
import { depositClaimsRoutes } from './deposit-claims'
import { documentsRoutes } from './documents'
import { earningsRoutes } from './earnings'
import { favouriteRoutes } from './favourites'
import { inboxRoutes } from './inbox'
import { invoicesRoutes } from './invoices'
import { ledgerRoutes } from './ledger'
import { listingsRoutes } from './listings'
import { locationsRoutes } from './locations'
import { mediaRoutes } from './media'
import { messagesRoutes } from './messages'
import { notificationsRoutes } from './notifications'
import { ogRoutes } from './og'
import { overviewRoutes } from './overview'
import { ownPayoutsRoutes } from './own-payouts'
import { paymentsRoutes } from './payments'
import { payoutsRoutes } from './payouts'
import { privacyRequestsRoutes } from './privacy-requests'
import { promotionsRoutes } from './promotions'
import { ratesRoutes } from './rates'
import { realtimeRoutes } from './realtime'
import { reportsRoutes } from './reports'
import { reviewsRoutes } from './reviews'
import { sandboxPaymentsRoutes } from './sandbox-payments'
import { searchRoutes } from './search'
import { settingsRoutes } from './settings'
import { splitsRoutes } from './splits'
import { statusRoutes } from './status'
import { templatesRoutes } from './templates'
import { uploadsRoutes } from './uploads'
import { usersRoutes } from './users'
import { vendorMembersRoutes } from './vendor-members'
import { viewsRoutes } from './views'
import { vitalsRoutes } from './vitals'
import { waitingListRoutes } from './waiting-list'
import { webhooksRoutes } from './webhooks'

/** Every call of the v1 contract. Server, clients and the description come from it. */
export const CONTRACT = {
  ...accountsRoutes,
  ...adminsRoutes,
  ...apiKeysRoutes,
  ...auditRoutes,
  ...balanceRoutes,
  ...cannedAnswersRoutes,
  ...catalogueRoutes,
  ...contactRoutes,
  ...contentPagesRoutes,
  ...depositClaimsRoutes,
  ...documentsRoutes,
  ...earningsRoutes,
  ...favouriteRoutes,
  ...inboxRoutes,
  ...invoicesRoutes,
  ...ledgerRoutes,
  ...listingsRoutes,
  ...locationsRoutes,
  ...mediaRoutes,
  ...messagesRoutes,
  ...notificationsRoutes,
  ...ogRoutes,
  ...overviewRoutes,
  ...ownPayoutsRoutes,
  ...paymentsRoutes,
  ...payoutsRoutes,
  ...privacyRequestsRoutes,
  ...promotionsRoutes,
  ...ratesRoutes,
  ...realtimeRoutes,
  ...reportsRoutes,
  ...reviewsRoutes,
  ...sandboxPaymentsRoutes,
  ...searchRoutes,
  ...settingsRoutes,
  ...splitsRoutes,
  ...statusRoutes,
  ...templatesRoutes,
  ...uploadsRoutes,
  ...usersRoutes,
  ...viewsRoutes,
  ...vitalsRoutes,
  ...vendorMembersRoutes,
  ...waitingListRoutes,
  ...webhooksRoutes,
} as const
