import { type Halalas, toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { guardBooking } from '@/server/modules/bookings/booking-guards'
import { changeState } from '@/server/modules/bookings/change-state'
import { deleteAllocationsOf } from '@/server/modules/bookings/dates-store'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import { applyShare } from '@/server/modules/bookings/splits/apply-share'
import { hasActiveSplit } from '@/server/modules/bookings/splits/store'
import type { Booking } from '@/server/modules/bookings/store'
import { tryAllocateDates } from '@/server/modules/bookings/take-dates'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { issueForPayment, paymentCause } from '@/server/modules/invoices/issue-for-booking'
import { postCapture, postReturnedCapture } from '@/server/modules/ledger/post-capture'
import { postHoldReleased } from '@/server/modules/ledger/post-hold'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { giveBackUse, retakeUse } from '@/server/modules/promotions/uses'
import { notifyWaiting } from '@/server/modules/waiting-list/notify-waiting'
import { amountsOf } from './attempt-amounts'
import { type Payment, sourceOf } from './payment-store'
import { refundSurplus } from './refund-booking'
import { hasLostReservation, hasReservation, wholeOf, writeBalancePart } from './reserved-balance'

/**
 * What a capture does: a share is applied to its split, another confirms the booking, also late where the dates are free again,
 * or pays its rest. What it took beyond what is due at this instant is refunded, and all of it where it took less or pays
 * nothing. `payment` as it was before the capture.
 */
export async function applyCapture(tx: Db, booking: Booking, payment: Payment, now: Date): Promise<void> {
  if (payment.purpose === 'share') return applyShare(tx, booking, payment, now)
  const event = await paidEvent(tx, booking, payment, now)
  if (event) await takePayment(tx, booking, payment, { event, now })
  else await returnPayment(tx, booking, payment, now)
  const mayFreeDates = payment.purpose === 'due_now' && event !== 'pay'
  if (mayFreeDates) await notifyWaiting(tx, booking.listingId, now)
}

/** The step of the booking that the capture causes; null: it pays nothing. */
async function paidEvent(tx: Db, booking: Booking, payment: Payment, now: Date) {
  const { purpose } = payment
  if (hasLostReservation(payment) || surplusOf(booking, payment) === null) return null
  if (purpose === 'rest') return guardBooking(booking, 'pay_rest', 'guest', now) === null ? 'pay_rest' : null
  if (await hasActiveSplit(tx, booking.id)) return null
  if (booking.state === 'awaiting_payment') return 'pay'
  if (booking.state !== 'payment_expired' || !(await retakeUse(tx, booking.id, now))) return null
  if (await takesDatesAgain(tx, booking, now)) return 'pay_late'
  await giveBackUse(tx, booking.id, now)
  return null
}

/** What was taken beyond what is due now, in halalas; null: it was less, or another deposit. */
function surplusOf(booking: Booking, payment: Payment): Halalas | null {
  const due = amountsOf(booking, purposeOf(payment))
  const taken = wholeOf(payment)
  const surplus = taken.amountHalalas - due.amountHalalas
  return surplus < 0 || taken.depositHalalas !== due.depositHalalas ? null : surplus
}

const purposeOf = ({ purpose }: Payment) => (purpose === 'rest' ? 'rest' : 'due_now')

async function takePayment(
  tx: Db,
  booking: Booking,
  payment: Payment,
  { event, now }: { event: 'pay' | 'pay_late' | 'pay_rest'; now: Date },
): Promise<void> {
  const { id, balanceHalalas } = payment
  const surplusHalalas = surplusOf(booking, payment) ?? 0
  const { depositHalalas, ...whole } = wholeOf(payment)
  const priceHalalas = whole.priceHalalas - surplusHalalas
  const payer =
    event === 'pay_late'
      ? ({ role: 'system', actorId: null } as const)
      : ({ role: 'guest', actorId: booking.guestId } as const)
  const patch = {
    paidHalalas: booking.paidHalalas + priceHalalas,
    depositPaidHalalas: booking.depositPaidHalalas + depositHalalas,
  }
  const paid = await changeState(tx, booking, { event, ...payer, now, patch })
  if (balanceHalalas > 0) await writeBalancePart(tx, payment, now)
  const captured = { id, from: sourceOf(payment), priceHalalas, depositHalalas, balanceHalalas }
  await postCapture(tx, booking, captured, now)
  if (surplusHalalas > 0) await returnSurplus(tx, booking, payment, surplusHalalas, now)
  const method = captured.from === 'balance' ? 'balance' : 'online'
  const part = { cause: paymentCause(id), method, priceHalalas, depositHalalas, balanceHalalas, now } as const
  await issueForPayment(tx, paid, part)
}

/** The price was another one when the attempt was opened. */
async function returnSurplus(
  tx: Db,
  booking: Booking,
  { id }: Payment,
  amountHalalas: Halalas,
  now: Date,
): Promise<void> {
  await refundSurplus(tx, { id, amountHalalas, depositHalalas: 0 }, now)
  await postReturnedCapture(tx, booking, { id, amountHalalas }, now)
  const amount = toSar(amountHalalas)
  await notifySide(tx, booking, { whom: 'guest', type: 'Refund_sent' }, now, { amount })
}

/** The part of a card returns to it; what is still held of a balance is free again at once. */
async function returnPayment(tx: Db, booking: Booking, payment: Payment, now: Date): Promise<void> {
  if (hasReservation(payment)) await postHoldReleased(tx, booking, payment, now)
  await refundSurplus(tx, payment, now)
  await postReturnedCapture(tx, booking, payment, now)
  const amount = toSar(payment.amountHalalas)
  await notifySide(tx, booking, { whom: 'guest', type: 'Booking_late_payment_refunded' }, now, { amount })
}

async function takesDatesAgain(tx: Db, booking: Booking, now: Date): Promise<boolean> {
  if (now >= booking.checkInAt) return false
  const bookable = await loadBookable(tx, booking.listingId, now)
  if (!bookable) return false
  await releaseExpiredHolds(tx, booking.listingId, now)
  await deleteAllocationsOf(tx, booking.id)
  return tryAllocateDates(tx, { booking, terms: bookable.terms, period: booking.period })
}
