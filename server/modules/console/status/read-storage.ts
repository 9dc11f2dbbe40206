import { setTimeout as pause } from 'node:timers/promises'
import { type StatusLine, statusLine } from '@/lib/domain/status/status'
import { compareHistory } from '@/server/db/known-history'
import { migrationsFolder } from '@/server/db/open'
import { probeDatabase } from '@/server/db/probe'
import type { Deps } from '@/server/deps'
import { problemOf } from '@/server/problem-of'
import {
  judgeBackup,
  judgeDatabase,
  judgeFiles,
  judgePool,
  judgeRedis,
  judgeRehearsal,
  judgeReplica,
  judgeSchema,
} from './judge'
import { findLastBackup, findLastRehearsals } from './last-backup'
import { STATUS_LIMITS } from './limits'

type Storage = Pick<Deps, 'db' | 'clock' | 'config' | 'pool' | 'replicas' | 'redis' | 'files'>

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

export async function readDatabase({ db, config }: Storage): Promise<StatusLine[]> {
  const answerMs = await probeDatabase(db)
  return [
    statusLine('database', judgeDatabase(answerMs, config.slowStatementMs), {
      facts: { answerMs: Math.ceil(answerMs) },
    }),
  ]
}

/** The connections of this process; the embedded database has one. */
export async function readPool({ pool }: Storage): Promise<StatusLine[]> {
  if (!pool) return []
  const { totalCount, idleCount, waitingCount } = pool
  const facts = { open: totalCount - idleCount, waiting: waitingCount }
  return [statusLine('pool', judgePool(waitingCount), { facts })]
}

export async function readReplicas({ replicas, clock }: Storage): Promise<StatusLine[]> {
  const now = clock.now()
  return (replicas?.states() ?? []).map(({ lagMs, isFresh, awayMs }, index) =>
    statusLine('replica', judgeReplica({ isAway: awayMs !== null, isFresh }), {
      item: String(index + 1),
      since: awayMs === null ? null : before(now, awayMs),
      facts: lagMs === null ? {} : { lagMs: Math.round(lagMs) },
    }),
  )
}

export async function readSchema({ db }: Storage): Promise<StatusLine[]> {
  const { known, applied, missing, foreign } = await compareHistory(db, migrationsFolder())
  return [statusLine('schema', judgeSchema({ missing, foreign }), { facts: { applied, known } })]
}

export async function readBackup({ db, clock, pool }: Storage): Promise<StatusLine[]> {
  const takenAt = await findLastBackup(db)
  const facts = takenAt ? { lastAt: takenAt.toISOString() } : {}
  return [statusLine('backup', judgeBackup(takenAt, !pool, clock.now()), { facts })]
}

export async function readRehearsal({ db, clock, pool }: Storage): Promise<StatusLine[]> {
  const { last, success } = await findLastRehearsals(db)
  const facts = last && {
    lastAt: last.startedAt.toISOString(),
    durationMs: last.durationMs,
    ...(success && last.problem !== null ? { lastSuccessAt: success.startedAt.toISOString() } : {}),
    ...(last.copyTakenAt ? { copyAt: last.copyTakenAt.toISOString() } : {}),
    ...(last.newestAt ? { newestAt: last.newestAt.toISOString() } : {}),
    ...(last.problem === null ? {} : { problem: last.problem }),
  }
  return [statusLine('rehearsal', judgeRehearsal(last, !pool, clock.now()), { facts: facts ?? {} })]
}

/** Always the same small file, because a store that can be read may still be full. */
const PROBE = { key: 'status-probe', bytes: new Uint8Array([1]) }

export async function readFiles({ files }: Storage): Promise<StatusLine[]> {
  const begun = performance.now()
  const patience = new AbortController()
  const late = pause(STATUS_LIMITS.filesPatienceMs, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`no answer within ${STATUS_LIMITS.filesPatienceMs} ms`)
  })
  const answered = files.put(PROBE.key, PROBE.bytes).then(() => files.get(PROBE.key))
  try {
    await Promise.race([answered, late])
    const answerMs = performance.now() - begun
    return [statusLine('files', judgeFiles(answerMs), { facts: { answerMs: Math.ceil(answerMs) } })]
  } catch (error) {
    return [statusLine('files', judgeFiles(null), { facts: { problem: problemOf(error) } })]
  } finally {
    patience.abort()
    await Promise.allSettled([late])
  }
}

export async function readRedis({ redis, clock }: Storage): Promise<StatusLine[]> {
  if (!redis) return [statusLine('redis', 'redisOff')]
  const begun = performance.now()
  const answerMs = await redis.run<number | null>(
    (client) => client.ping().then(() => performance.now() - begun),
    () => null,
  )
  const awayMs = redis.awayMs()
  const since = answerMs === null && awayMs !== null ? before(clock.now(), awayMs) : null
  const facts = answerMs === null ? {} : { answerMs: Math.ceil(answerMs) }
  return [statusLine('redis', judgeRedis(answerMs), { since, facts })]
}
