import { and, eq, isNull, ne } from 'drizzle-orm'
import type { AdminRefundRefusal, RefundableSums } from '@/lib/domain/booking/money/admin-refund'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { users } from '@/server/db/schema/people/users'
import { guardBooking } from '@/server/modules/bookings/booking-guards'
import { hasOpenChargeback } from '@/server/modules/bookings/chargebacks/store'
import { findOpenDateChange } from '@/server/modules/bookings/date-changes/store'
import { sumLeftPrice, sumUncharged } from '@/server/modules/bookings/payments/captured-store'
import { hasActiveSplit } from '@/server/modules/bookings/splits/store'
import type { Booking } from '@/server/modules/bookings/store'
import { getGoodwill } from '@/server/modules/money/ledger/charged-commission'
import { getCharged } from '@/server/modules/money/ledger/post-reduction'

/** What bounds a refund by an admin, and the price on which commission was taken so far. */
export async function getRefundSums(
  tx: Db,
  booking: Booking,
): Promise<RefundableSums & { chargedHalalas: Halalas }> {
  const { id, guestId } = booking
  return {
    ...booking,
    leftHalalas: await sumLeftPrice(tx, id),
    goodwillHalalas: await getGoodwill(tx, id),
    hasGuest: (await tx.$count(users, and(eq(users.id, guestId), isNull(users.deletedAt)))) > 0,
    chargedHalalas: (await getCharged(tx, booking)) - (await sumUncharged(tx, booking)),
  }
}

/** Why nothing of a booking can be given back now: sums that are still moving bound nothing. */
export async function findRefundRefusal(
  tx: Db,
  booking: Booking,
  now: Date,
): Promise<AdminRefundRefusal | null> {
  const { id: bookingId } = booking
  if (guardBooking(booking, 'refund_part', 'admin', now)) return 'not_in_this_state'
  if (await hasOpenChargeback(tx, { bookingId })) return 'chargeback_open'
  const isOpen = and(eq(payments.bookingId, bookingId), eq(payments.state, 'initiated'))
  const isPaying = (await tx.$count(payments, isOpen)) > 0
  if (isPaying || (await hasActiveSplit(tx, bookingId)) || (await findOpenDateChange(tx, bookingId)))
    return 'payment_in_progress'
  return (await hasOpenRefund(tx, bookingId)) ? 'refund_in_progress' : null
}

/** One that failed is owed, and takes its payment with it when it is sent again. */
async function hasOpenRefund(tx: Db, bookingId: string): Promise<boolean> {
  const open = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), ne(refunds.state, 'done')))
    .limit(1)
  return open.length > 0
}
