import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { users } from '@/server/db/schema/people/users'
import type { Refund } from '@/server/modules/bookings/payments/refunds/refund-store'

export const isFailed = eq(refunds.state, 'failed')

/** With their bookings and guests, in any order. */
export function listFailedRefunds(db: Db, ids: string[]) {
  return db
    .select({ refund: refunds, booking: bookings, guest: users })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(users, eq(users.id, bookings.guestId))
    .where(inArray(refunds.id, ids))
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

type Reopening = Pick<
  Refund,
  'state' | 'idempotencyKey' | 'attempts' | 'refundedBeforeHalalas' | 'runAt' | 'endedAt' | 'lastProblem'
>
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
