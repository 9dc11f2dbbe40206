import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { mayReadMetrics } from '@/lib/telemetry/metrics-of-process'
import { metricsOf } from '@/lib/telemetry/worker-metrics'
import type { Deps } from '@/server/deps'
import { measureOutbox } from '@/server/modules/overview/measure-outbox'
import { BOOKING_ACTS } from '@/server/telemetry/bookings-of-routes'
import { createMetrics, type Metrics } from '@/server/telemetry/metrics'
import { watchDatabase } from '@/server/telemetry/watch-database'

declare module 'fastify' {
  interface FastifyRequest {
    /** the code of the error that was answered */
    refusal: string | null
  }
}

/** Counts what the api does, and answers `GET /metrics` to who has METRICS_TOKEN; without one there is no such address. */
export function measureApi(app: FastifyInstance, deps: Deps): void {
  const { metricsToken } = deps.config
  const metrics: Metrics = createMetrics({
    hasProcess: metricsToken !== undefined,
    collect: () => readGauges(deps, metrics),
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
    const act = BOOKING_ACTS[`${method} ${route}`]
    if (act && statusCode < 300) metrics.bookings.inc({ act })
  })
}

/** Read when Prometheus asks; without a database they are missing, and `diyar_database_up` says why. */
async function readGauges({ db, clock, pool }: Deps, metrics: Metrics): Promise<void> {
  if (pool) {
    metrics.pool.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    metrics.pool.set({ state: 'idle' }, pool.idleCount)
    metrics.pool.set({ state: 'waiting' }, pool.waitingCount)
  }
  metrics.outboxJobs.reset()
  try {
    const { waiting, retried, givenUp, oldestAt } = await measureOutbox(db)
    metrics.outboxJobs.set({ state: 'waiting' }, waiting)
    metrics.outboxJobs.set({ state: 'retried' }, retried)
    metrics.outboxJobs.set({ state: 'given_up' }, givenUp)
    metrics.outboxAge.set(oldestAt ? (clock.now().getTime() - Date.parse(oldestAt)) / 1000 : 0)
    metrics.databaseUp.set(1)
  } catch {
    metrics.databaseUp.set(0)
  }
}
