import { depositDueNow } from '@/lib/domain/booking/money/due'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { changeState } from '@/server/modules/bookings/change-state'
import { deleteAllocationsOf } from '@/server/modules/bookings/dates-store'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { tryAllocateDates } from '@/server/modules/bookings/take-dates'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { issueForPayment, paymentCause } from '@/server/modules/invoices/issue-for-booking'
import { postCapture, postReturnedCapture } from '@/server/modules/ledger/post-capture'
import { postUnmatched } from '@/server/modules/ledger/post-refund'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { notifyWaiting } from '@/server/modules/waiting-list/notify-waiting'
import type { PaymentReport } from '@/server/ports/payments/port'
import { decidePayment, findPaymentOfProvider, type Payment } from './payment-store'
import { refundPayment } from './refund-booking'
import { writeUnmatched } from './unmatched-store'

export const CURRENCY = 'SAR'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>

/**
 * Applies the provider's report of a payment. Return pages and webhooks call it in any order and number: a payment is
 * captured once and confirms once. Unmatched captures are recorded.
 */
export async function settlePayment(deps: SettleDeps, providerId: string): Promise<void> {
  const report = await deps.payments.find(providerId)
  if (!report || report.status === 'initiated') return
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const payment = await findPaymentOfProvider(tx, deps.payments.provider, providerId)
    if (!payment || isForged(report, payment)) {
      if (report.status === 'paid') await recordUnmatched(tx, deps, report, payment)
      return
    }
    const booking = await lockOwnBooking(tx, payment.bookingId, 'anybody')
    const isNews = await decidePayment(tx, payment.id, report.status === 'paid' ? 'paid' : 'failed', now)
    if (isNews && report.status === 'paid') await captured(tx, booking, payment, now)
  })
}

async function recordUnmatched(
  tx: Db,
  { payments, clock, log }: SettleDeps,
  { providerId, amountHalalas, currency }: PaymentReport,
  payment: Payment | null,
): Promise<void> {
  const reason = payment ? 'mismatch' : 'unknown'
  const { provider } = payments
  const createdAt = clock.now()
  const unmatched = { provider, providerId, reason, amount: amountHalalas, currency, createdAt } as const
  const written = await writeUnmatched(tx, unmatched)
  if (!written) return
  if (currency === CURRENCY) await postUnmatched(tx, written, createdAt)
  log.error({ provider, providerId, paymentId: payment?.id, reason }, 'a capture matches no payment of ours')
}

function isForged(report: PaymentReport, payment: Payment): boolean {
  return report.amountHalalas !== payment.amountHalalas || report.currency !== CURRENCY
}

async function captured(tx: Db, booking: Booking, payment: Payment, now: Date): Promise<void> {
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
