import { amountToCollect } from '@/lib/domain/booking/money/due'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { notifyChange, notifySide } from '@/server/modules/bookings/notify-booking'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { holdSeries } from '@/server/modules/bookings/series/hold-series'
import { type Booking, transitionBooking } from '@/server/modules/bookings/store'
import { postReversal, postReversalToFinance } from '@/server/modules/money/ledger/post-reversal'
import { isDoorCharged } from '@/server/modules/money/ledger/post-stay'
import { issueForRefunds } from './issue-for-refunds'
import { writeRefund } from './refund-store'

/**
 * Books what went back of a captured payment at the provider without us: while its stay is ahead or under way the booking owes it
 * again, later finance decides.
 */
export async function reversePayment(
  tx: Db,
  booking: Booking,
  payment: Payment,
  amountHalalas: number,
  now: Date,
): Promise<void> {
  const priceHalalas = Math.min(amountHalalas, payment.amountHalalas - payment.depositHalalas)
  const parts = { priceHalalas, depositHalalas: amountHalalas - priceHalalas }
  const owesAgain = await mayOweAgain(tx, booking, parts)
  const refund = await writeRefund(tx, {
    paymentId: payment.id,
    cause: 'reversal',
    state: 'done',
    isByProvider: true,
    isBorne: !owesAgain,
    amountHalalas,
    depositHalalas: parts.depositHalalas,
    idempotencyKey: `reversal-${newId()}`,
    ...{ runAt: now, createdAt: now, endedAt: now },
  })
  if (!owesAgain) return postReversalToFinance(tx, booking, refund, now)
  await postReversal(tx, booking, { ...parts, id: refund.id }, now)
  await issueForRefunds(tx, booking, [refund], now)
  await reopenDebt(tx, booking, parts, now)
}

type Parts = { priceHalalas: number; depositHalalas: number }

/** Of a stay that is over, and of one whose rest was taken at the door, the sum was settled: finance decides. */
export async function mayOweAgain(
  tx: Db,
  booking: Booking,
  { priceHalalas, depositHalalas }: Parts,
): Promise<boolean> {
  if (booking.state !== 'confirmed' && booking.state !== 'checked_in') return false
  if (priceHalalas > booking.paidHalalas || depositHalalas > booking.depositPaidHalalas) return false
  return !(await isDoorCharged(tx, booking.id))
}

/** The booking owes its guest's payment again, or a part of it. */
export async function reopenDebt(
  tx: Db,
  booking: Booking,
  { priceHalalas, depositHalalas }: Parts,
  now: Date,
): Promise<void> {
  const { state } = booking
  const paidHalalas = booking.paidHalalas - priceHalalas
  const depositPaidHalalas = booking.depositPaidHalalas - depositHalalas
  const patch = {
    state,
    paidHalalas,
    depositPaidHalalas,
    dueNowHalalas: Math.min(booking.dueNowHalalas, paidHalalas),
  }
  const owing = await transitionBooking(tx, booking, patch)
  if (!owing) throw new Error(`booking ${booking.id} changed under its lock`)
  const amount = toSar(amountToCollect(owing))
  await notifySide(tx, owing, { whom: 'guest', type: 'Booking_rest_reminder' }, now, { amount })
  await notifyChange(tx, owing, [], now)
  await holdSeries(tx, owing, now)
}
