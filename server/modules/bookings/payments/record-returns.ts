import type { Db } from '@/server/db/db'
import { reportDifference } from '@/server/modules/bookings/reconciliation/report-difference'
import type { Booking } from '@/server/modules/bookings/store'
import type { PaymentReport } from '@/server/ports/payments/port'
import { arrivedType, recordReturned } from './finish-refund'
import {
  endByProvider,
  isOwed,
  listRefundsOf,
  type Payment,
  type Refund,
  sumAtProvider,
} from './payment-store'
import { reversePayment } from './reverse-payment'

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
  if (reversed > 0 && !isShareHeld) await reversePayment(tx, booking, payment, reversed, now)
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
