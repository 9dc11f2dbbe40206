import { statfs } from 'node:fs/promises'
import { probeDatabase } from '@/server/db/probe'
import type { Deps } from '@/server/deps'
import { measureReconciliation } from '@/server/modules/bookings/reconciliation/measure'
import { findLastBackup, findLastRehearsals } from '@/server/modules/console/status/last-backup'
import { readFiles, readRedis } from '@/server/modules/console/status/read-storage'
import { findOldestTimerRun } from '@/server/modules/console/status/timer-runs'
import { measureOutbox } from '@/server/modules/platform/outbox/measure'
import { listServices } from '@/server/modules/platform/service-health/list-services'
import { certificateReader } from './certificates'
import type { Metrics } from './metrics'

/** Reads the gauges when Prometheus asks; what cannot be read is missing, or 0 where 0 says so. */
export function gaugeReader(deps: Deps): (metrics: Metrics) => Promise<void> {
  const readCertificates = certificateReader(deps)
  return async (metrics) => {
    readPool(deps, metrics)
    await Promise.all([
      readDatabase(deps, metrics),
      readStorage(deps, metrics),
      readDisk(deps, metrics),
      readCertificates().then((left) => {
        metrics.certificateLeft.reset()
        for (const [certificate, seconds] of left) metrics.certificateLeft.set({ certificate }, seconds)
      }),
    ])
  }
}

function readPool({ pool }: Deps, metrics: Metrics): void {
  if (!pool) return
  metrics.pool.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
  metrics.pool.set({ state: 'idle' }, pool.idleCount)
  metrics.pool.set({ state: 'waiting' }, pool.waitingCount)
}

/** Without a database they are missing, and `diyar_database_up` says why. */
async function readDatabase(deps: Deps, metrics: Metrics): Promise<void> {
  metrics.outboxJobs.reset()
  metrics.serviceFailing.reset()
  try {
    await probeDatabase(deps.db)
    await readWork(deps, metrics)
    metrics.databaseUp.set(1)
  } catch {
    metrics.databaseUp.set(0)
  }
}

async function readWork(deps: Deps, metrics: Metrics): Promise<void> {
  const { db, clock } = deps
  const secondsSince = (instant: Date) => (clock.now().getTime() - instant.getTime()) / 1000
  const [jobs, timerAt, backupAt, rehearsals, reconciliation, services] = await Promise.all([
    measureOutbox(db),
    findOldestTimerRun(db),
    findLastBackup(db),
    findLastRehearsals(db),
    measureReconciliation(db),
    listServices(deps),
  ])
  metrics.outboxJobs.set({ state: 'waiting' }, jobs.waiting)
  metrics.outboxJobs.set({ state: 'retried' }, jobs.retried)
  metrics.outboxJobs.set({ state: 'given_up' }, jobs.givenUp)
  metrics.outboxAge.set(jobs.oldestAt ? secondsSince(new Date(jobs.oldestAt)) : 0)
  metrics.rehearsalFailing.set(rehearsals.last && rehearsals.last.problem !== null ? 1 : 0)
  metrics.reconciliationDifferences.set(reconciliation.open)
  for (const { service, state } of services)
    if (state !== 'notSetUp') metrics.serviceFailing.set({ service }, state === 'failing' ? 1 : 0)
  // An age of 0 would say that it was just done.
  for (const [gauge, at] of [
    [metrics.timerAge, timerAt],
    [metrics.backupAge, backupAt],
    [metrics.rehearsalAge, rehearsals.success?.startedAt],
    [metrics.reconciliationAge, reconciliation.endedAt],
  ] as const)
    if (at) gauge.set(secondsSince(at))
    else gauge.remove()
}

async function readStorage(deps: Deps, metrics: Metrics): Promise<void> {
  const isUp = (lines: readonly { state: string }[]) => (lines.some(({ state }) => state === 'down') ? 0 : 1)
  metrics.filesUp.set(isUp(await readFiles(deps)))
  if (deps.redis) metrics.redisUp.set(isUp(await readRedis(deps)))
  else metrics.redisUp.remove()
}

async function readDisk({ config }: Pick<Deps, 'config'>, metrics: Metrics): Promise<void> {
  try {
    const { bavail, blocks } = await statfs(config.dataDir)
    metrics.diskFree.set(bavail / blocks)
  } catch {
    metrics.diskFree.remove()
  }
}
