import { and, count, eq, gt, or, sql } from 'drizzle-orm'
import { DECLINES } from '@/lib/domain/booking/payment-states'
import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments } from '@/server/db/schema/money/payments'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'

/** Whether so many of the attempts on a share failed lately that it takes no more for a while; none of them is open. */
export const isPaused = (attempts: readonly Pick<Payment, 'state' | 'createdAt'>[], now: Date): boolean => {
  const since = addMinutes(now, -DECLINES.minutes)
  const counted = attempts.filter(({ state, createdAt }) => state === 'failed' && createdAt > since)
  return counted.length >= DECLINES.max
}

type Attempt = Pick<Payment, 'bookingId' | 'shareId' | 'sourceHash'> & { payerId: string }

/**
 * Throws `too_many_declines` where too many attempts on this booking or share, of this payer or of this card were declined: stolen
 * cards are tried so. Attempts that are open count as well, and the payer is locked, so that many at once find no gap.
 */
export async function assertNotPaused(tx: Db, attempt: Attempt, hasToken: boolean, now: Date): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`payer/${attempt.payerId}`}, 0))`)
  const { bookingId, shareId, payerId, sourceHash } = attempt
  const subjects = [
    shareId === null
      ? and(eq(payments.bookingId, bookingId), sql`${payments.shareId} IS NULL`)
      : eq(payments.shareId, shareId),
    or(eq(payments.payerId, payerId), and(eq(bookings.guestId, payerId), sql`${payments.payerId} IS NULL`)),
    ...(hasToken ? [eq(payments.sourceHash, sourceHash)] : []),
  ]
  const since = addMinutes(now, -DECLINES.minutes)
  for (const isOfSubject of subjects) {
    const counted = and(
      gt(payments.createdAt, since),
      isOfSubject,
      sql`${payments.state} IN ('failed', 'initiated')`,
    )
    const [row] = await tx
      .select({ number: count(), firstAt: sql<Date>`min(${payments.createdAt})`.mapWith(payments.createdAt) })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(counted)
    if (row && row.number >= DECLINES.max) throw paused(row.firstAt, now)
  }
}

/** Until the first of them is no longer counted. */
function paused(firstAt: Date, now: Date): DomainError {
  const endsAt = addMinutes(firstAt, DECLINES.minutes)
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return new DomainError('too_many_declines', { retryAfterSeconds })
}
