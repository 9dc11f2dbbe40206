import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Adapters, Deps } from './deps'
import { loadTranslations } from './i18n'
import { phoneRoutes } from './modules/accounts/phone-routes'
import { profileRoutes } from './modules/accounts/profile-routes'
import { proofRoutes } from './modules/accounts/proof-routes'
import { accountRoutes } from './modules/accounts/routes'
import { adminRoleRoutes } from './modules/admins/role-routes'
import { adminSessionRoutes } from './modules/admins/routes'
import { apiKeyRoutes } from './modules/api-keys/routes'
import { adminAuditRoutes } from './modules/audit/admin-routes'
import { adminBalanceRoutes } from './modules/balance/admin-routes'
import { balanceRoutes } from './modules/balance/routes'
import { bookingRoutes } from './modules/bookings/routes'
import { calendarRoutes } from './modules/calendar/routes'
import { cannedAnswerRoutes } from './modules/canned-answers/routes'
import { adminBannerRoutes } from './modules/catalogue/editing/banner-routes'
import { adminCategoryRoutes } from './modules/catalogue/editing/category-routes'
import { adminCityRoutes } from './modules/catalogue/editing/city-routes'
import { adminFacilityRoutes } from './modules/catalogue/editing/facility-routes'
import { adminSettingsRoutes } from './modules/catalogue/editing/settings-routes'
import { catalogueRoutes } from './modules/catalogue/routes'
import { contactRoutes } from './modules/contact/routes'
import { pageRoutes } from './modules/content-pages/routes'
import { depositClaimRoutes } from './modules/deposit-claims/routes'
import { documentRoutes } from './modules/documents/routes'
import { earningRoutes } from './modules/earnings/routes'
import { favouriteRoutes } from './modules/favourites/routes'
import { inboxRoutes } from './modules/inbox/routes'
import { invoiceRoutes } from './modules/invoices/routes'
import { adminLedgerRoutes } from './modules/ledger/admin-routes'
import { listingRoutes } from './modules/listings/routes'
import { locationLookupRoutes } from './modules/location-lookup/routes'
import { mediaRoutes } from './modules/media/routes'
import { messageRoutes } from './modules/messages/message-routes'
import { conversationRoutes } from './modules/messages/routes'
import { notificationRoutes } from './modules/notifications/routes'
import { ogRoutes } from './modules/og/routes'
import { overviewRoutes } from './modules/overview/routes'
import { adminPayoutRoutes } from './modules/payouts/admin-routes'
import { payoutRoutes } from './modules/payouts/routes'
import { personalDataRoutes } from './modules/personal-data/routes'
import { privacyRequestRoutes } from './modules/privacy-requests/routes'
import { promotionRoutes } from './modules/promotions/admin-routes'
import { pushRoutes } from './modules/push/routes'
import { rateRoutes } from './modules/rates/admin-routes'
import { realtimeRoutes } from './modules/realtime/routes'
import { reconciliationRoutes } from './modules/reconciliation/routes'
import { reportRoutes } from './modules/reports/routes'
import { reviewRoutes } from './modules/reviews/routes'
import { sandboxPaymentRoutes } from './modules/sandbox-payments/routes'
import { areaRoutes } from './modules/search/areas/routes'
import { searchRoutes } from './modules/search/routes'
import { watchServices } from './modules/service-health/watch-services'
import { statusRoutes } from './modules/status/routes'
import { adminTemplateRoutes } from './modules/templates/admin-routes'
import { uploadRoutes } from './modules/uploads/routes'
import { adminUserRoutes } from './modules/users/admin-routes'
import { adminListingRoutes } from './modules/vendor-listings/review/admin-routes'
import { vendorListingRoutes } from './modules/vendor-listings/routes'
import { vendorMemberRoutes } from './modules/vendor-members/routes'
import { adminVendorRoutes } from './modules/vendors/admin-routes'
import { vendorRoutes } from './modules/vendors/routes'
import { viewRoutes } from './modules/views/routes'
import { vitalsRoutes } from './modules/vitals/routes'
import { waitingListRoutes } from './modules/waiting-list/routes'
import { webhookRoutes } from './modules/webhooks/routes'
import { announceChanges } from './plugins/announce-changes'
import { stripAnswers } from './plugins/answers'
import { guardRoutes } from './plugins/auth'
import { addConditionalAnswers } from './plugins/conditional-answers'
import { handleErrors, sendError, toDomainError } from './plugins/errors'
import { limitCalls } from './plugins/limits'
import { LOGGER, logAnswers } from './plugins/log'
import { measureApi } from './plugins/metrics'
import { addOpenApiRoutes, describeApi } from './plugins/openapi'
import { refuseForeignOrigins } from './plugins/origin'
import { openRealtime } from './plugins/realtime'
import { markWriters } from './plugins/replicas'
import { rememberRequestId, requestIdsOf } from './plugins/request-id'
import { addHealthRoutes, closeAfterAnswers } from './plugins/shutdown'
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
  statusRoutes,
  catalogueRoutes,
  adminCityRoutes,
  adminSettingsRoutes,
  adminCategoryRoutes,
  adminFacilityRoutes,
  adminBannerRoutes,
  adminTemplateRoutes,
  searchRoutes,
  areaRoutes,
  listingRoutes,
  favouriteRoutes,
  accountRoutes,
  profileRoutes,
  phoneRoutes,
  proofRoutes,
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
  invoiceRoutes,
  earningRoutes,
  payoutRoutes,
  adminPayoutRoutes,
  promotionRoutes,
  rateRoutes,
  waitingListRoutes,
  calendarRoutes,
  apiKeyRoutes,
  webhookRoutes,
  notificationRoutes,
  conversationRoutes,
  messageRoutes,
  realtimeRoutes,
  mediaRoutes,
  ogRoutes,
  viewRoutes,
  vitalsRoutes,
  vendorListingRoutes,
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
  app.decorate('deps', deps)
  await protect(app, deps)
  await describeApi(app, deps)
  addHealthRoutes(app, deps)
  measureApi(app, deps)
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
