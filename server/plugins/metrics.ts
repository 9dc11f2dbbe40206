import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { journeyCallOf } from '@/lib/domain/status/service-levels'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { mayReadMetrics } from '@/lib/telemetry/metrics-of-process'
import { metricsOf } from '@/lib/telemetry/worker-metrics'
import { watchStatements } from '@/server/db/postgres-driver/statement-times'
import type { Deps } from '@/server/deps'
import { gaugeReader } from '@/server/telemetry/gauges'
import { createMetrics, type Metrics } from '@/server/telemetry/metrics'

declare module 'fastify' {
  interface FastifyRequest {
    /** the code of the error that was answered */
    refusal: string | null
  }
}

/** Counts what the api does, and answers `GET /metrics` to who has METRICS_TOKEN; without one there is no such address. */
export function measureApi(app: FastifyInstance, deps: Deps): void {
  const { metricsToken } = deps.config
  const readGauges = gaugeReader(deps)
  const metrics: Metrics = createMetrics({
    hasProcess: metricsToken !== undefined,
    collect: () => readGauges(metrics),
  })
  const read = metricsOf(metrics.registry)
  app.decorateRequest('refusal', null)
  countCalls(app, metrics)
  const stop = watchDatabase(deps, metrics)
  app.addHook('onClose', async () => stop())
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!mayReadMetrics(metricsToken, request.headers.authorization)) throw new DomainError('not_found')
    return reply.type(metrics.registry.contentType).send(await read())
  })
}

const OF_VENDOR = `POST /api/v1/${VENDOR_PATH}/bookings/:id`

/** The calls that change a booking, as `diyar_bookings_total` counts them. */
const BOOKING_ACTS: Readonly<Record<string, string>> = {
  'POST /api/v1/bookings': 'made',
  'POST /api/v1/bookings/:id/cancel': 'cancelled',
  'POST /api/v1/bookings/:id/pay': 'paid',
  [`${OF_VENDOR}/approve`]: 'approved',
  [`${OF_VENDOR}/reject`]: 'rejected',
  [`${OF_VENDOR}/check-in`]: 'arrived',
  [`${OF_VENDOR}/no-show`]: 'missed',
  [`${OF_VENDOR}/cancel`]: 'cancelled_by_vendor',
}

function countCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (_request, reply, done) => {
    metrics.inWork.inc()
    reply.raw.once('close', () => metrics.inWork.dec())
    done()
  })
  app.addHook('onResponse', async ({ method, routeOptions, refusal }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    metrics.requests.observe({ method, route, status: statusCode }, elapsedTime / 1000)
    if (refusal) metrics.refusals.inc({ code: refusal })
    const called = journeyCallOf({ method, route, status: statusCode, elapsedMs: elapsedTime })
    if (called) metrics.journeys.inc({ journey: called.journey, result: called.result })
    const act = BOOKING_ACTS[`${method} ${route}`]
    if (act && statusCode < 300) metrics.bookings.inc({ act })
  })
}

const LOGGED_STATEMENT_LENGTH = 500

/** Measures the statements of PostgreSQL and logs the slow ones, without their values. Returns what stops it. */
function watchDatabase({ pool, config, log }: Deps, metrics: Metrics): () => void {
  if (!pool) return () => undefined
  return watchStatements(pool, ({ text, ms, hasFailed, requestId }) => {
    metrics.statements.observe({ result: hasFailed ? 'failed' : 'done' }, ms / 1000)
    if (ms < config.slowStatementMs) return
    metrics.slowStatements.inc()
    log.warn(
      { ms: Math.round(ms), statement: text.slice(0, LOGGED_STATEMENT_LENGTH), reqId: requestId },
      'slow statement',
    )
  })
}
