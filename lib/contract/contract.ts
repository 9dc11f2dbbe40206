import { accountsRoutes } from './account/accounts'
import { adminsRoutes } from './account/admins'
import { apiKeysRoutes } from './account/api-keys'
import { documentsRoutes } from './account/documents'
import { passkeysRoutes } from './account/passkeys'
import { privacyRequestsRoutes } from './account/privacy-requests'
import { usersRoutes } from './account/users'
import { vendorMembersRoutes } from './account/vendor-members'
import { vendorsRoutes } from './account/vendors'
import { adminTableRoutes } from './admin-tables'
import { appointmentRoutes } from './appointments'
import { arrivalGuideRoutes } from './arrival-guides'
import { adminBookingsRoutes } from './bookings/admin-bookings'
import { agreementRoutes } from './bookings/agreements'
import { guestBookingsRoutes } from './bookings/guest-bookings'
import { seriesRoutes } from './bookings/series'
import { vendorBookingsRoutes } from './bookings/vendor-bookings'
import { bulkChangeRoutes } from './calendar/bulk-changes'
import { calendarRoutes } from './calendar/calendar'
import { termsRoutes } from './calendar/terms'
import { cleaningRoutes } from './cleaning'
import { consoleRoutes } from './console'
import { catalogueRoutes } from './content/catalogue'
import { contentPagesRoutes } from './content/content-pages'
import { contentEditingRoutes } from './content/editing'
import { mediaRoutes } from './content/media'
import { occasionRoutes } from './content/occasions'
import { ogRoutes } from './content/og'
import { settingsRoutes } from './content/settings'
import { templatesRoutes } from './content/templates'
import { favouriteRoutes } from './favourites'
import { listingsRoutes } from './listings'
import { locationsRoutes } from './locations'
import { cannedAnswersRoutes } from './messages/canned-answers'
import { contactRoutes } from './messages/contact'
import { inboxRoutes } from './messages/inbox'
import { messageTemplatesRoutes } from './messages/message-templates'
import { messagesRoutes } from './messages/messages'
import { notificationsRoutes } from './messages/notifications'
import { privateOfferRoutes } from './messages/private-offers'
import { realtimeRoutes } from './messages/realtime'
import { reportsRoutes } from './messages/reports'
import { balanceRoutes } from './money/balance'
import { bankStatementRoutes } from './money/bank-statement'
import { chargebackRoutes } from './money/chargebacks'
import { depositClaimsRoutes } from './money/deposit-claims'
import { earningsRoutes } from './money/earnings'
import { invoicesRoutes } from './money/invoices'
import { ledgerRoutes } from './money/ledger'
import { ownPayoutsRoutes } from './money/own-payouts'
import { paymentsRoutes } from './money/payments'
import { payoutsRoutes } from './money/payouts'
import { periodsRoutes } from './money/periods'
import { promotionsRoutes } from './money/promotions'
import { ratesRoutes } from './money/rates'
import { refundsRoutes } from './money/refunds'
import { sandboxPaymentsRoutes } from './money/sandbox-payments'
import { settlementsRoutes } from './money/settlements'
import { splitsRoutes } from './money/splits'
import { vatReturnsRoutes } from './money/vat-returns'
import { vendorMoneyRoutes } from './money/vendor-money'
import { reviewsRoutes } from './reviews'
import { savedSearchRoutes } from './saved-searches'
import { searchRoutes } from './search'
import { statisticsRoutes } from './statistics'
import { translationRoutes } from './translations'
import { uploadsRoutes } from './uploads'
import { callsByType } from './vendor-listings/calls-by-type'
import { draftsRoutes } from './vendor-listings/drafts'
import { listingReviewRoutes } from './vendor-listings/listing-review'
import { vendorListingsRoutes } from './vendor-listings/vendor-listings'
import { viewsRoutes } from './views'
import { vitalsRoutes } from './vitals'
import { waitingListRoutes } from './waiting-list'
import { webhooksRoutes } from './webhooks'

/** Every call of the v1 contract. Server, clients and the description come from it. */
export const CONTRACT = {
  ...accountsRoutes,
  ...adminBookingsRoutes,
  ...adminTableRoutes,
  ...adminsRoutes,
  ...apiKeysRoutes,
  ...arrivalGuideRoutes,
  ...balanceRoutes,
  ...bankStatementRoutes,
  ...bulkChangeRoutes,
  ...calendarRoutes,
  ...callsByType,
  ...cannedAnswersRoutes,
  ...catalogueRoutes,
  ...consoleRoutes,
  ...contactRoutes,
  ...contentEditingRoutes,
  ...occasionRoutes,
  ...contentPagesRoutes,
  ...depositClaimsRoutes,
  ...chargebackRoutes,
  ...cleaningRoutes,
  ...statisticsRoutes,
  ...termsRoutes,
  ...documentsRoutes,
  ...draftsRoutes,
  ...earningsRoutes,
  ...favouriteRoutes,
  ...guestBookingsRoutes,
  ...inboxRoutes,
  ...invoicesRoutes,
  ...ledgerRoutes,
  ...listingReviewRoutes,
  ...listingsRoutes,
  ...locationsRoutes,
  ...mediaRoutes,
  ...messagesRoutes,
  ...messageTemplatesRoutes,
  ...notificationsRoutes,
  ...ogRoutes,
  ...ownPayoutsRoutes,
  ...passkeysRoutes,
  ...paymentsRoutes,
  ...payoutsRoutes,
  ...periodsRoutes,
  ...privacyRequestsRoutes,
  ...promotionsRoutes,
  ...ratesRoutes,
  ...privateOfferRoutes,
  ...realtimeRoutes,
  ...refundsRoutes,
  ...reportsRoutes,
  ...reviewsRoutes,
  ...sandboxPaymentsRoutes,
  ...savedSearchRoutes,
  ...searchRoutes,
  ...settingsRoutes,
  ...settlementsRoutes,
  ...seriesRoutes,
  ...splitsRoutes,
  ...templatesRoutes,
  ...translationRoutes,
  ...uploadsRoutes,
  ...usersRoutes,
  ...vendorBookingsRoutes,
  ...vendorMoneyRoutes,
  ...vatReturnsRoutes,
  ...vendorListingsRoutes,
  ...vendorMembersRoutes,
  ...vendorsRoutes,
  ...viewsRoutes,
  ...vitalsRoutes,
  ...appointmentRoutes,
  ...agreementRoutes,
  ...waitingListRoutes,
  ...webhooksRoutes,
} as const
