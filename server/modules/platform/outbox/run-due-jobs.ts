import type { JobKind } from '@/lib/domain/status/job-kinds'
import { runInSpan } from '@/server/current-request'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { problemOf } from '@/server/problem-of'
import type { Job, JobHandlers } from './jobs'
import {
  claimDueJobs,
  claimShares,
  deleteFailedBefore,
  failJob,
  finishJob,
  type OutboxRow,
  postponeJob,
} from './store'

const AT_ONCE = 50
/** Longer than any adapter's timeout, and short enough that another process soon takes over. */
const LEASE_MS = 30_000
const MINUTE_MS = 60_000
/** The pause after each failure; after the last one the job is obsolete. */
const PAUSES_MS = [5000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS]

type OutboxDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'tracer'>

/**
 * One round over some kinds of jobs; returns how many it claimed. A lease gives each job to one process. A crash
 * between running and marking runs a job twice; none is lost.
 */
export async function runDueJobs(
  deps: OutboxDeps,
  deliveries: JobHandlers,
  kinds: JobKind[],
): Promise<number> {
  const now = deps.clock.now()
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const rows = await claimDueJobs(deps.db, { kinds, now, leasedUntil, limit: AT_ONCE })
  await Promise.all(rows.map((row) => deliverOne(deps, deliveries, row)))
  return rows.length
}

/** Calls of one vendor's endpoints at once: a slow one holds these places and no others. */
const AT_ONCE_OF_ONE = 4

/**
 * Rounds over jobs that users share fairly. `round` starts what is due for users who have nothing in work, does not wait for
 * it, and returns how many jobs it started; `settled` waits for all.
 */
export function sharedRounds(deps: OutboxDeps, deliveries: JobHandlers, kinds: JobKind[]) {
  const inWork = new Map<string, number>()
  const running = new Set<Promise<void>>()
  const change = (owner: string, by: number) => {
    const left = (inWork.get(owner) ?? 0) + by
    if (left > 0) inWork.set(owner, left)
    else inWork.delete(owner)
  }
  const start = (row: OutboxRow) => {
    const owner = ownerOf(row)
    change(owner, 1)
    const run = deliverOne(deps, deliveries, row)
      .catch((error) => deps.log.error({ err: error, work: row.id }, 'the end of a job was not noted'))
      .finally(() => {
        change(owner, -1)
        running.delete(run)
      })
    running.add(run)
  }
  return {
    async round(): Promise<number> {
      const limit = AT_ONCE - running.size
      if (limit === 0) return 0
      const now = deps.clock.now()
      const leasedUntil = new Date(now.getTime() + LEASE_MS)
      const shares = { each: AT_ONCE_OF_ONE, except: [...inWork.keys()] }
      const rows = await claimShares(deps.db, { kinds, now, leasedUntil, limit, ...shares })
      for (const row of rows) start(row)
      return rows.length
    },
    settled: async () => void (await Promise.all(running)),
  }
}

const payloadOf = ({ payload }: OutboxRow) => payload as { vendorId?: string; userId?: string }
const ownerOf = (row: OutboxRow) => payloadOf(row).vendorId ?? payloadOf(row).userId ?? ''

async function deliverOne(deps: OutboxDeps, deliveries: JobHandlers, row: OutboxRow): Promise<void> {
  const attributes = { 'diyar.job': row.id, 'diyar.attempts': row.attempts }
  try {
    await runInSpan(deps.tracer?.start(`job ${row.kind}`, { attributes }), async () => {
      const deliver = deliveries[row.kind] as (payload: unknown, workId: string) => Promise<Job[]>
      const following = await deliver(row.payload, row.id)
      await finishJob(deps.db, row, following, deps.clock.now())
    })
  } catch (error) {
    await noteFailure(deps, row, error)
  }
}

async function noteFailure({ db, clock, log }: OutboxDeps, row: OutboxRow, error: unknown): Promise<void> {
  const now = clock.now()
  const problem = problemOf(error)
  const pause = PAUSES_MS[row.attempts - 1]
  const about = { err: error, work: row.id, kind: row.kind, attempts: row.attempts }
  if (pause === undefined) {
    log.error(about, 'work was given up')
    await failJob(db, row, now, problem)
  } else {
    log.warn(about, 'work failed and will be tried again')
    await postponeJob(db, row, new Date(now.getTime() + pause), problem)
  }
}

const STORED_MS = 30 * 24 * 3_600_000

/** Deletes failed jobs after a month; until then an operator can inspect them. */
export function deleteFailedJobs(db: Db, now: Date): Promise<void> {
  return deleteFailedBefore(db, new Date(now.getTime() - STORED_MS))
}
