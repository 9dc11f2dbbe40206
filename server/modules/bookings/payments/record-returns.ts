import { amountToCollect } from '@/lib/domain/booking/money/due'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { notifyChange, notifySide } from '@/server/modules/bookings/notify-booking'
import { type Booking, transitionBooking } from '@/server/modules/bookings/store'
import { postReversal, postReversalToFinance } from '@/server/modules/ledger/post-reversal'
import { isDoorCharged } from '@/server/modules/ledger/post-stay'
import { reportDifference } from '@/server/modules/reconciliation/report-difference'
import type { PaymentReport } from '@/server/ports/payments/port'
import { arrivedType, recordReturned } from './finish-refund'
import { issueForRefunds } from './issue-for-refunds'
import {
  endByProvider,
  isOwed,
  listRefundsOf,
  type Payment,
  type Refund,
  sumAtProvider,
  writeRefund,
} from './payment-store'

/**
 * Books what went back of a captured payment at the provider and was not sent by us. What is owed back on the payment is returned
 * by it; the rest is a reversal, which the booking owes again while its stay is ahead. Finance is notified of either.
 */
export async function recordReturns(
  tx: Db,
  booking: Booking,
  payment: Payment,
  { refundedHalalas }: Pick<PaymentReport, 'refundedHalalas'>,
  now: Date,
): Promise<void> {
  const known = await listRefundsOf(tx, payment.id)
  const explained = sumAtProvider(known)
  // Null: one of ours is on its way, and its answer may explain it.
  if (explained === null || refundedHalalas <= explained) return
  const left = await returnOwed(tx, booking, known, refundedHalalas - explained, now)
  const counted = await listRefundsOf(tx, payment.id)
  const taken = counted
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, one) => sum + one.amountHalalas, 0)
  const reversed = Math.min(left, payment.amountHalalas - taken)
  // A share is its payer's until the split is whole or returned; either comes back to it.
  const isShareHeld = payment.purpose === 'share' && booking.state === 'awaiting_payment'
  if (reversed > 0 && !isShareHeld) await reverse(tx, booking, payment, reversed, now)
  const { id: subject, bookingId, amountHalalas } = payment
  const sides = { ours: amountHalalas - explained, theirs: amountHalalas - refundedHalalas }
  await reportDifference(tx, { kind: 'provider_capture', subject, bookingId, ...sides }, now)
}

/** Returns what no refund that is owed explains. */
async function returnOwed(
  tx: Db,
  booking: Booking,
  known: Refund[],
  unexplained: number,
  now: Date,
): Promise<number> {
  let left = unexplained
  for (const refund of known.filter(isOwed)) {
    const amountHalalas = Math.min(refund.amountHalalas, left)
    if (amountHalalas === 0) break
    const returned = await endByProvider(tx, refund, amountHalalas, now)
    await recordReturned(tx, booking, returned, arrivedType(returned), now)
    left -= amountHalalas
  }
  return left
}

async function reverse(
  tx: Db,
  booking: Booking,
  payment: Payment,
  amountHalalas: number,
  now: Date,
): Promise<void> {
  const priceHalalas = Math.min(amountHalalas, payment.amountHalalas - payment.depositHalalas)
  const parts = { priceHalalas, depositHalalas: amountHalalas - priceHalalas }
  const refund = await writeRefund(tx, {
    paymentId: payment.id,
    cause: 'reversal',
    state: 'done',
    amountHalalas,
    depositHalalas: parts.depositHalalas,
    idempotencyKey: `reversal-${newId()}`,
    ...{ runAt: now, createdAt: now, endedAt: now },
  })
  if (!(await mayOweAgain(tx, booking, parts))) return postReversalToFinance(tx, booking, refund, now)
  await postReversal(tx, booking, { ...parts, id: refund.id }, now)
  await issueForRefunds(tx, booking, [refund], now)
  await reopenDebt(tx, booking, parts, now)
}

type Parts = { priceHalalas: number; depositHalalas: number }

/** Of a stay that is over, and of one whose rest was taken at the door, the sum was settled: finance decides. */
async function mayOweAgain(
  tx: Db,
  booking: Booking,
  { priceHalalas, depositHalalas }: Parts,
): Promise<boolean> {
  if (booking.state !== 'confirmed' && booking.state !== 'checked_in') return false
  if (priceHalalas > booking.paidHalalas || depositHalalas > booking.depositPaidHalalas) return false
  return !(await isDoorCharged(tx, booking.id))
}

async function reopenDebt(
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
}
