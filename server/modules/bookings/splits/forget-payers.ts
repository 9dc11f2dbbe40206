import { and, eq, exists, gt, inArray, isNull, lt, max, notExists, or, sql } from 'drizzle-orm'
import { statesOfTab } from '@/lib/domain/booking/transitions'
import { OPEN_CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import { PAYER_PHONE_DAYS } from '@/lib/domain/splits/split'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { chargebacks, payments, refunds } from '@/server/db/schema/money/payments'
import { sharePasses, splitShares, splits } from '@/server/db/schema/money/splits'
import { payerPhones } from '@/server/db/schema/people/payer-phones'
import { users } from '@/server/db/schema/people/users'

const DAY_MINUTES = 24 * 60

/**
 * Deletes passes that ended, and numbers and names of payers without an account once nothing is owed to them: so many
 * days after the last booking that they paid for ended, and a day after the code where they paid nothing.
 */
export async function forgetPayers(db: Db, now: Date): Promise<void> {
  await db.delete(sharePasses).where(lt(sharePasses.expiresAt, now))
  const isUnreturned = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), sql`${refunds.state} <> 'done'`))
  const isChargedBack = db
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .where(
      and(eq(chargebacks.paymentId, payments.id), inArray(chargebacks.state, [...OPEN_CHARGEBACK_STATES])),
    )
  const since = addMinutes(now, -PAYER_PHONE_DAYS * DAY_MINUTES)
  const refundedAt = db
    .select({ at: max(refunds.endedAt) })
    .from(refunds)
    .where(eq(refunds.paymentId, payments.id))
  const endedAt = sql`CASE WHEN ${splits.state} = 'returned' THEN ${splits.endedAt}
    WHEN ${inArray(bookings.state, statesOfTab('cancelled'))} THEN coalesce((${refundedAt}), ${bookings.checkOutAt})
    ELSE ${bookings.checkOutAt} END`
  const needed = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(splitShares, eq(splitShares.id, payments.shareId))
    .leftJoin(splits, eq(splits.id, splitShares.splitId))
    .where(
      and(
        eq(payments.payerId, payerPhones.userId),
        inArray(payments.state, ['initiated', 'paid', 'refunded']),
        or(
          gt(endedAt, sql.param(since, bookings.checkOutAt)),
          eq(payments.state, 'initiated'),
          exists(isUnreturned),
          exists(isChargedBack),
        ),
      ),
    )
  const isOwed = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, payerPhones.userId), gt(users.balanceHalalas, 0)))
  const isOld = lt(payerPhones.createdAt, addMinutes(now, -DAY_MINUTES))
  const isProven = db
    .select({ id: sharePasses.userId })
    .from(sharePasses)
    .where(eq(sharePasses.userId, payerPhones.userId))
  const forgotten = await db
    .delete(payerPhones)
    .where(and(isOld, notExists(needed), notExists(isOwed), notExists(isProven)))
    .returning({ userId: payerPhones.userId })
  if (forgotten.length === 0) return
  const ids = forgotten.map(({ userId }) => userId)
  await db
    .update(users)
    .set({ firstName: '' })
    .where(and(inArray(users.id, ids), isNull(users.phone)))
}
