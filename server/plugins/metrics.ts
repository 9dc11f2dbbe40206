import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { mayReadMetrics } from '@/lib/telemetry/metrics-of-process'
import { metricsOf } from '@/lib/telemetry/worker-metrics'
import { probeDatabase } from '@/server/db/probe'
import type { Deps } from '@/server/deps'
import { findLastBackup } from '@/server/modules/console/status/last-backup'
import { findOldestTimerRun } from '@/server/modules/console/status/timer-runs'
import { measureOutbox } from '@/server/modules/platform/outbox/measure'
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
async function readGauges(deps: Deps, metrics: Metrics): Promise<void> {
  const { db, pool } = deps
  if (pool) {
    metrics.pool.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    metrics.pool.set({ state: 'idle' }, pool.idleCount)
    metrics.pool.set({ state: 'waiting' }, pool.waitingCount)
  }
  metrics.outboxJobs.reset()
  try {
    await probeDatabase(db)
    await readWork(deps, metrics)
    metrics.databaseUp.set(1)
  } catch {
    metrics.databaseUp.set(0)
  }
}

async function readWork({ db, clock }: Deps, metrics: Metrics): Promise<void> {
  const secondsSince = (instant: Date) => (clock.now().getTime() - instant.getTime()) / 1000
  const [jobs, timerAt, backupAt] = await Promise.all([
    measureOutbox(db),
    findOldestTimerRun(db),
    findLastBackup(db),
  ])
  metrics.outboxJobs.set({ state: 'waiting' }, jobs.waiting)
  metrics.outboxJobs.set({ state: 'retried' }, jobs.retried)
  metrics.outboxJobs.set({ state: 'given_up' }, jobs.givenUp)
  metrics.outboxAge.set(jobs.oldestAt ? secondsSince(new Date(jobs.oldestAt)) : 0)
  if (timerAt) metrics.timerAge.set(secondsSince(timerAt))
  // An age of 0 would say that a copy was just made.
  if (backupAt) metrics.backupAge.set(secondsSince(backupAt))
  else metrics.backupAge.remove()
}
