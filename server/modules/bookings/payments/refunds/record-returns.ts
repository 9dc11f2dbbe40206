import { isOpenChargeback } from '@/lib/domain/chargebacks/chargeback'
import { sumOf } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import { explainReturn } from '@/server/modules/bookings/chargebacks/explain-returns'
import { listChargebacksOf, listEveryRefund } from '@/server/modules/bookings/chargebacks/store'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { reportDifference } from '@/server/modules/bookings/reconciliation/report-difference'
import type { Booking } from '@/server/modules/bookings/store'
import type { PaymentReport } from '@/server/ports/payments/port'
import { arrivedType, recordReturned } from './finish-refund'
import { endByProvider, isOwed, listRefundsOf, type Refund, sumAtProvider } from './refund-store'
import { reversePayment } from './reverse-payment'

/**
 * Books what went back of a captured payment at the provider and was not sent by us. What a chargeback explains is booked with it;
 * what is owed back on the payment is returned by the rest; what then remains is a reversal, which the booking owes again while its
 * stay is ahead. Finance is notified of either.
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
  if (explained === null) return
  const byBanks = await explainReturn(tx, payment.id, refundedHalalas - explained)
  const unexplained = refundedHalalas - explained - byBanks
  if (unexplained <= 0) return
  const left = await returnOwed(tx, booking, known, unexplained, now)
  const taken = await sumTaken(tx, payment.id)
  const reversed = Math.min(left, payment.amountHalalas - taken)
  // A share is its payer's until the split is whole or returned; either comes back to it.
  const isShareHeld = payment.purpose === 'share' && booking.state === 'awaiting_payment'
  if (reversed > 0 && !isShareHeld) await reversePayment(tx, booking, payment, reversed, now)
  const { id: subject, bookingId, amountHalalas } = payment
  const sides = { ours: amountHalalas - explained - byBanks, theirs: amountHalalas - refundedHalalas }
  await reportDifference(tx, { kind: 'provider_capture', subject, bookingId, ...sides }, now)
}

/** What of a payment went back, is owed back, or is held for a chargeback. */
async function sumTaken(tx: Db, paymentId: string): Promise<number> {
  const returned = (await listEveryRefund(tx, paymentId)).filter(({ state }) => state !== 'failed')
  const held = (await listChargebacksOf(tx, paymentId)).filter(isOpenChargeback)
  const ofRefunds = sumOf(returned.map(({ amountHalalas }) => amountHalalas))
  return ofRefunds + sumOf(held.map((one) => one.amountHalalas - one.bookedHalalas))
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
