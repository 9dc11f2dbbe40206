import { depositDueNow } from '@/lib/domain/booking/money/due'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { changeState } from '@/server/modules/bookings/change-state'
import { deleteAllocationsOf } from '@/server/modules/bookings/dates-store'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { tryAllocateDates } from '@/server/modules/bookings/take-dates'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { issueForPayment, paymentCause } from '@/server/modules/invoices/issue-for-booking'
import { postCapture, postReturnedCapture } from '@/server/modules/ledger/post-capture'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { notifyWaiting } from '@/server/modules/waiting-list/notify-waiting'
import type { Payment } from './payment-store'
import { refundPayment } from './refund-booking'

/** What a capture does: it confirms the booking, also late where the dates are free again; else it is refunded. */
export async function applyCapture(tx: Db, booking: Booking, payment: Payment, now: Date): Promise<void> {
  const depositPaidHalalas = depositDueNow(booking.paymentType, booking.depositHalalas)
  const priceHalalas = payment.amountHalalas - depositPaidHalalas
  const patch = { depositPaidHalalas, paidHalalas: priceHalalas }
  const capture = { id: payment.id, priceHalalas, depositHalalas: depositPaidHalalas }
  if (booking.state === 'awaiting_payment') {
    const payer = { role: 'guest', actorId: booking.guestId } as const
    const paid = await changeState(tx, booking, { event: 'pay', ...payer, now, patch })
    await issueForCapture(tx, paid, payment, now)
    return postCapture(tx, booking, capture, now)
  }
  const isTakenAgain = booking.state === 'payment_expired' && (await takesDatesAgain(tx, booking, now))
  if (isTakenAgain) {
    const late = { event: 'pay_late', role: 'system', actorId: null, now, patch } as const
    await issueForCapture(tx, await changeState(tx, booking, late), payment, now)
    await postCapture(tx, booking, capture, now)
  } else {
    await refundPayment(tx, payment, now)
    await postReturnedCapture(tx, booking, payment, now)
    const amount = toSar(payment.amountHalalas)
    await notifySide(tx, booking, { whom: 'guest', type: 'Booking_late_payment_refunded' }, now, { amount })
  }
  await notifyWaiting(tx, booking.listingId, now)
}

function issueForCapture(tx: Db, booking: Booking, payment: Payment, now: Date): Promise<void> {
  const { paidHalalas, depositPaidHalalas } = booking
  return issueForPayment(tx, booking, {
    cause: paymentCause(payment.id),
    priceHalalas: paidHalalas,
    depositHalalas: depositPaidHalalas,
    now,
  })
}

async function takesDatesAgain(tx: Db, booking: Booking, now: Date): Promise<boolean> {
  if (now >= booking.checkInAt) return false
  const bookable = await loadBookable(tx, booking.listingId, now)
  if (!bookable) return false
  await releaseExpiredHolds(tx, booking.listingId, now)
  await deleteAllocationsOf(tx, booking.id)
  return tryAllocateDates(tx, { booking, terms: bookable.terms, period: booking.period })
}
