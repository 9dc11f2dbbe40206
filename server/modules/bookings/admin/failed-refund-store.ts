import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { users } from '@/server/db/schema/users'
import type { Refund } from '@/server/modules/bookings/payments/payment-store'

const isFailed = eq(refunds.state, 'failed')

/** Refunds that the provider refused for good, the oldest first. */
export function listFailedRefunds(db: Db, page: { limit: number; offset: number }) {
  return db
    .select({ refund: refunds, booking: bookings, guest: users })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(users, eq(users.id, bookings.guestId))
    .where(isFailed)
    .orderBy(asc(refunds.endedAt), asc(refunds.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function countFailedRefunds(db: Db): Promise<number> {
  return db.$count(refunds, isFailed)
}

/** A refund with the booking that it belongs to. */
export async function findRefund(tx: Db, id: string) {
  const [row] = await tx
    .select({ refund: refunds, bookingId: payments.bookingId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id))
  return row ?? null
}

/** Whether a refund of this payment is on its way. */
export async function isRefundOnItsWay(tx: Db, paymentId: string): Promise<boolean> {
  const isUnfinished = inArray(refunds.state, ['pending', 'sent'])
  return (await tx.$count(refunds, and(eq(refunds.paymentId, paymentId), isUnfinished))) > 0
}

type Reopening = Pick<Refund, 'state' | 'idempotencyKey' | 'attempts' | 'runAt' | 'endedAt' | 'lastProblem'>
type Transfer = Pick<Refund, 'state' | 'bankReference' | 'endedAt'>

/** Compare-and-swap: false when another admin has dealt with it. */
export async function changeFailed(tx: Db, id: string, change: Reopening | Transfer): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), isFailed))
    .returning({ id: refunds.id })
  return changed.length > 0
}
