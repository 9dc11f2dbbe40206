import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Adapters, Deps } from './deps'
import { loadTranslations } from './i18n'
import { agreementRoutes } from './modules/bookings/agreements/routes'
import { arrivalGuideRoutes } from './modules/bookings/arrival-guides/routes'
import { bulkChangeRoutes } from './modules/bookings/calendar/bulk/routes'
import { newListingRoutes } from './modules/bookings/calendar/new-listings'
import { calendarRoutes } from './modules/bookings/calendar/routes'
import { termsRoutes } from './modules/bookings/calendar/terms-routes'
import { chargebackRoutes } from './modules/bookings/chargebacks/routes'
import { cleaningRoutes } from './modules/bookings/cleaning/routes'
import { depositClaimRoutes } from './modules/bookings/deposit-claims/routes'
import { reconciliationRoutes } from './modules/bookings/reconciliation/routes'
import { reviewRoutes } from './modules/bookings/reviews/routes'
import { bookingRoutes } from './modules/bookings/routes'
import { sandboxPaymentRoutes } from './modules/bookings/sandbox-payments/routes'
import { statisticsRoutes } from './modules/bookings/statistics/routes'
import { pageRoutes } from './modules/catalogue/content-pages/routes'
import { adminBannerRoutes } from './modules/catalogue/editing/banner-routes'
import { adminCategoryRoutes } from './modules/catalogue/editing/category-routes'
import { adminCityRoutes } from './modules/catalogue/editing/city-routes'
import { adminFacilityRoutes } from './modules/catalogue/editing/facility-routes'
import { adminSettingsRoutes } from './modules/catalogue/editing/settings-routes'
import { catalogueRoutes } from './modules/catalogue/routes'
import { adminTemplateRoutes } from './modules/catalogue/templates/admin-routes'
import { chargebackEvidenceRoutes } from './modules/console/chargeback-evidence/routes'
import { figuresRoutes } from './modules/console/figures/routes'
import { incidentRoutes } from './modules/console/incidents/routes'
import { overviewRoutes } from './modules/console/overview/routes'
import { serviceLevelRoutes } from './modules/console/service-levels/routes'
import { statusRoutes } from './modules/console/status/routes'
import { adminUserRoutes } from './modules/console/users/admin-routes'
import { adminVendorRoutes } from './modules/console/vendors/admin-routes'
import { cannedAnswerRoutes } from './modules/conversations/canned-answers/routes'
import { contactRoutes } from './modules/conversations/contact/routes'
import { inboxRoutes } from './modules/conversations/inbox/routes'
import { messageTemplateRoutes } from './modules/conversations/message-templates/routes'
import { messageRoutes } from './modules/conversations/messages/message-routes'
import { conversationRoutes } from './modules/conversations/messages/routes'
import { privateOfferRoutes } from './modules/conversations/private-offers/routes'
import { quickAnswerRoutes } from './modules/conversations/quick-answers/routes'
import { reportRoutes } from './modules/conversations/reports/routes'
import { appointmentRoutes } from './modules/listings/appointments/routes'
import { favouriteRoutes } from './modules/listings/favourites/routes'
import { adminOccasionRoutes, occasionRoutes } from './modules/listings/occasions/routes'
import { ogRoutes } from './modules/listings/og/routes'
import { listingRoutes } from './modules/listings/routes'
import { savedSearchRoutes } from './modules/listings/saved-searches/routes'
import { areaRoutes } from './modules/listings/search/areas/routes'
import { searchRoutes } from './modules/listings/search/routes'
import { searchViewRoutes } from './modules/listings/search-views/routes'
import { translationRoutes } from './modules/listings/translation-routes'
import { adminListingRoutes } from './modules/listings/vendor-listings/review/admin-routes'
import { vendorListingRoutes } from './modules/listings/vendor-listings/routes'
import { viewRoutes } from './modules/listings/views/routes'
import { waitingListRoutes } from './modules/listings/waiting-list/routes'
import { adminBalanceRoutes } from './modules/money/balance/admin-routes'
import { balanceRoutes } from './modules/money/balance/routes'
import { bankStatementRoutes } from './modules/money/bank-statement/admin-routes'
import { earningRoutes } from './modules/money/earnings/routes'
import { adminEinvoiceRoutes } from './modules/money/einvoices/admin-routes'
import { setSigningUnits } from './modules/money/einvoices/signing-units'
import { invoiceRoutes } from './modules/money/invoices/routes'
import { adminLedgerRoutes } from './modules/money/ledger/admin-routes'
import { adminPayoutRoutes } from './modules/money/payouts/admin-routes'
import { payoutRoutes } from './modules/money/payouts/routes'
import { vendorMoneyRoutes } from './modules/money/payouts/vendor-money/vendor-money-routes'
import { periodRoutes } from './modules/money/periods/admin-routes'
import { promotionRoutes } from './modules/money/promotions/admin-routes'
import { rateRoutes } from './modules/money/rates/admin-routes'
import { settlementRoutes } from './modules/money/settlements/admin-routes'
import { vatReturnRoutes } from './modules/money/vat-returns/admin-routes'
import { adminWriteOffRoutes } from './modules/money/write-offs/admin-routes'
import { phoneRoutes } from './modules/people/accounts/phone-routes'
import { profileRoutes } from './modules/people/accounts/profile-routes'
import { proofRoutes } from './modules/people/accounts/proof-routes'
import { accountRoutes } from './modules/people/accounts/routes'
import { adminRoleRoutes } from './modules/people/admins/role-routes'
import { adminSessionRoutes } from './modules/people/admins/routes'
import { apiKeyRoutes } from './modules/people/api-keys/routes'
import { adminAuditRoutes } from './modules/people/audit/admin-routes'
import { notificationRoutes } from './modules/people/notifications/routes'
import { passkeyRoutes } from './modules/people/passkeys/routes'
import { pushRoutes } from './modules/people/push/routes'
import { realtimeRoutes } from './modules/people/realtime/routes'
import { vendorMemberRoutes } from './modules/people/vendor-members/routes'
import { vendorRoutes } from './modules/people/vendors/routes'
import { webhookRoutes } from './modules/people/webhooks/routes'
import { locationLookupRoutes } from './modules/platform/location-lookup/routes'
import { mediaRoutes } from './modules/platform/media/routes'
import { watchServices } from './modules/platform/service-health/watch-services'
import { uploadRoutes } from './modules/platform/uploads/routes'
import { vitalsRoutes } from './modules/platform/vitals/routes'
import { documentRoutes } from './modules/privacy/documents/routes'
import { personalDataRoutes } from './modules/privacy/personal-data/routes'
import { privacyRequestRoutes } from './modules/privacy/privacy-requests/routes'
import { announceChanges } from './plugins/announce-changes'
import { stripAnswers } from './plugins/answers'
import { guardRoutes } from './plugins/auth'
import { addConditionalAnswers } from './plugins/conditional-answers'
import { countJourneys } from './plugins/count-journeys'
import { handleErrors, sendError, toDomainError } from './plugins/errors'
import { limitCalls } from './plugins/limits'
import { LOGGER, logAnswers } from './plugins/log'
import { measureApi } from './plugins/metrics'
import { addOpenApiRoutes, describeApi } from './plugins/openapi'
import { refuseForeignOrigins } from './plugins/origin'
import { markWriters } from './plugins/replicas'
import { rememberRequestId, requestIdsOf } from './plugins/request-id'
import { addHealthRoutes, closeAfterAnswers } from './plugins/shutdown'
import { openRealtime } from './plugins/sockets/realtime'
import { traceCalls } from './plugins/tracing'
import { validateInputs } from './plugins/validation'
import { memoryCounters, redisCounters } from './ports/counters'
import { tracePorts } from './telemetry/trace-ports'

const BODY_LIMIT_BYTES = 64 * 1024
/** Time limit of a whole request, and a shorter one of its head, so that slow clients hold no connections. */
const REQUEST_TIMEOUT_MS = 30_000
const HEAD_TIMEOUT_MS = 10_000
const SLOW_CHECK_INTERVAL_MS = 1000
/** Counted from the head, so longer than a body may take. Then 503; a call with an idempotency key may be repeated. */
const HANDLER_TIMEOUT_MS = 40_000
const CONNECTION_TIMEOUT_MS = 60_000
/** Longer than the web's pool keeps a connection, so that it never writes to one that is closing. */
const KEEP_ALIVE_MS = 72_000
const MAX_PARAM_LENGTH = 200

const MODULES = [
  adminSessionRoutes,
  adminUserRoutes,
  adminLedgerRoutes,
  adminRoleRoutes,
  overviewRoutes,
  figuresRoutes,
  statusRoutes,
  serviceLevelRoutes,
  incidentRoutes,
  catalogueRoutes,
  adminCityRoutes,
  adminOccasionRoutes,
  adminSettingsRoutes,
  adminCategoryRoutes,
  adminFacilityRoutes,
  adminBannerRoutes,
  adminTemplateRoutes,
  searchRoutes,
  occasionRoutes,
  areaRoutes,
  listingRoutes,
  translationRoutes,
  favouriteRoutes,
  savedSearchRoutes,
  accountRoutes,
  profileRoutes,
  phoneRoutes,
  proofRoutes,
  passkeyRoutes,
  balanceRoutes,
  adminBalanceRoutes,
  personalDataRoutes,
  privacyRequestRoutes,
  uploadRoutes,
  documentRoutes,
  vendorRoutes,
  vendorMemberRoutes,
  adminVendorRoutes,
  bookingRoutes,
  depositClaimRoutes,
  chargebackRoutes,
  chargebackEvidenceRoutes,
  invoiceRoutes,
  adminEinvoiceRoutes,
  earningRoutes,
  payoutRoutes,
  adminPayoutRoutes,
  vendorMoneyRoutes,
  adminWriteOffRoutes,
  settlementRoutes,
  bankStatementRoutes,
  periodRoutes,
  promotionRoutes,
  rateRoutes,
  vatReturnRoutes,
  appointmentRoutes,
  agreementRoutes,
  waitingListRoutes,
  calendarRoutes,
  cleaningRoutes,
  arrivalGuideRoutes,
  bulkChangeRoutes,
  termsRoutes,
  statisticsRoutes,
  apiKeyRoutes,
  webhookRoutes,
  notificationRoutes,
  conversationRoutes,
  messageRoutes,
  messageTemplateRoutes,
  quickAnswerRoutes,
  privateOfferRoutes,
  realtimeRoutes,
  mediaRoutes,
  ogRoutes,
  viewRoutes,
  searchViewRoutes,
  vitalsRoutes,
  vendorListingRoutes,
  newListingRoutes,
  adminListingRoutes,
  reportRoutes,
  reviewRoutes,
  locationLookupRoutes,
  pageRoutes,
  pushRoutes,
  contactRoutes,
  inboxRoutes,
  cannedAnswerRoutes,
  reconciliationRoutes,
  sandboxPaymentRoutes,
  adminAuditRoutes,
]

declare module 'fastify' {
  interface FastifyInstance {
    /** the dependencies of the use-cases, for the jobs */
    deps: Deps
  }
}

/** Builds the v1 api without listening: main.ts opens the port, tests inject calls. */
export async function buildApp(
  adapters: Adapters,
  logger: FastifyServerOptions['logger'] = LOGGER,
): Promise<FastifyInstance> {
  const translations = loadTranslations()
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: SLOW_CHECK_INTERVAL_MS },
    handlerTimeout: HANDLER_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    trustProxy: adapters.config.trustedProxies,
    requestIdHeader: false,
    genReqId: requestIdsOf(adapters.config.trustedProxies),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => {
      sendError(toDomainError(error, request), request, reply, translations)
    },
  })
  const traced = adapters.tracer ? tracePorts(adapters) : adapters
  const watch = watchServices(traced)
  app.addHook('onClose', watch.start(app.log))
  adapters.redis?.start(app.log)
  adapters.replicas?.start(app.log)
  const outward = { ...traced, ...watch.adapters, translations, log: app.log }
  const deps: Deps = { ...outward, live: openRealtime(app, outward) }
  setSigningUnits(adapters.config.einvoicing?.units ?? [])
  app.decorate('deps', deps)
  await protect(app, deps)
  await describeApi(app, deps)
  addHealthRoutes(app, deps)
  measureApi(app, deps)
  countJourneys(app, deps)
  await app.register(
    async (v1) => {
      for (const routes of MODULES) routes(v1, deps)
      addOpenApiRoutes(v1, translations)
    },
    { prefix: '/api/v1' },
  )
  return app
}

async function protect(app: FastifyInstance, deps: Deps): Promise<void> {
  handleErrors(app, deps.translations)
  closeAfterAnswers(app)
  traceCalls(app, deps)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: deps.config.publicOrigin.startsWith('https:'),
  })
  const counters = deps.redis ? redisCounters(deps.redis) : memoryCounters()
  await limitCalls(app, deps.config, counters)
  logAnswers(app)
  refuseForeignOrigins(app, deps.config)
  validateInputs(app)
  stripAnswers(app)
  rememberRequestId(app)
  guardRoutes(app, deps, counters)
  markWriters(app, deps)
  announceChanges(app, deps)
  addConditionalAnswers(app)
}
