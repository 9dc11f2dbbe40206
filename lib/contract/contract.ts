import { accountsRoutes } from './accounts'
import { adminsRoutes } from './admins'
import { auditRoutes } from './audit'
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
import { listingsRoutes } from './listings'
import { locationsRoutes } from './locations'
import { mediaRoutes } from './media'
import { messagesRoutes } from './messages'
import { notificationsRoutes } from './notifications'
import { ogRoutes } from './og'
import { overviewRoutes } from './overview'
import { privacyRequestsRoutes } from './privacy-requests'
import { promotionsRoutes } from './promotions'
import { ratesRoutes } from './rates'
import { realtimeRoutes } from './realtime'
import { reportsRoutes } from './reports'
import { reviewsRoutes } from './reviews'
import { sandboxPaymentsRoutes } from './sandbox-payments'
import { searchRoutes } from './search'
import { statusRoutes } from './status'
import { templatesRoutes } from './templates'
import { uploadsRoutes } from './uploads'
import { usersRoutes } from './users'
import { viewsRoutes } from './views'
import { vitalsRoutes } from './vitals'
import { waitingListRoutes } from './waiting-list'

/** Every call of the v1 contract. Server, clients and the description come from it. */
export const CONTRACT = {
  ...earningsRoutes,
  ...depositClaimsRoutes,
  ...invoicesRoutes,
  ...sandboxPaymentsRoutes,
  ...promotionsRoutes,
  ...ratesRoutes,
  ...catalogueRoutes,
  ...viewsRoutes,
  ...mediaRoutes,
  ...ogRoutes,
  ...contactRoutes,
  ...reportsRoutes,
  ...privacyRequestsRoutes,
  ...usersRoutes,
  ...adminsRoutes,
  ...vitalsRoutes,
  ...statusRoutes,
  ...overviewRoutes,
  ...auditRoutes,
  ...templatesRoutes,
  ...contentPagesRoutes,
  ...inboxRoutes,
  ...cannedAnswersRoutes,
  ...favouriteRoutes,
  ...accountsRoutes,
  ...documentsRoutes,
  ...listingsRoutes,
  ...locationsRoutes,
  ...messagesRoutes,
  ...notificationsRoutes,
  ...realtimeRoutes,
  ...reviewsRoutes,
  ...searchRoutes,
  ...uploadsRoutes,
  ...waitingListRoutes,
} as const
