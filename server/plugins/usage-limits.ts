import type { LimitedUse } from '@/lib/contract/route'
import { DomainError } from '@/lib/domain/issues'
import type { Counters } from '@/server/ports/counters'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What one user may cause in a period, where a call costs far more than its answer: calls elsewhere, rows, files. */
const USAGE_LIMITS = {
  webhookTest: { max: 30, windowMs: HOUR_MS },
  calendarImport: { max: 60, windowMs: HOUR_MS },
  newListing: { max: 100, windowMs: DAY_MS },
  duplicate: { max: 20, windowMs: DAY_MS },
  export: { max: 120, windowMs: HOUR_MS },
  /** each may send a text message to a number that has not asked for it */
  invitation: { max: 20, windowMs: DAY_MS },
  /** each may send a text message to every member of a vendor */
  appointment: { max: 20, windowMs: DAY_MS },
  /** each is a guess at a code, and a call of the provider */
  walletCode: { max: 30, windowMs: HOUR_MS },
  walletSession: { max: 60, windowMs: HOUR_MS },
  /** many visitors may share one address */
  translation: { max: 300, windowMs: HOUR_MS },
} as const satisfies Record<LimitedUse, object>

/** Throws `too_many_requests` with the time until the period ends. */
export async function countUse(counters: Counters, use: LimitedUse, userId: string): Promise<void> {
  const { max, windowMs } = USAGE_LIMITS[use]
  await countWithin(counters, `use:${use}:${userId}`, max, windowMs)
}

/** Counts one more; throws `too_many_requests` beyond `max` in the window. */
export async function countWithin(counters: Counters, key: string, max: number, windowMs: number) {
  const { count, endsInMs } = await counters.count(key, windowMs)
  if (count <= max) return
  throw new DomainError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) })
}
