import { listingIdsOf } from '@/lib/domain/booking/rooms'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { guardBooking } from '@/server/modules/bookings/booking-guards'
import { changeState } from '@/server/modules/bookings/change-state'
import {
  changedBooking,
  findDateChange,
  type StoredDateChange,
  termsOf,
} from '@/server/modules/bookings/date-changes/store'
import { takeNewDates } from '@/server/modules/bookings/date-changes/take-new-dates'
import { giveBackUses, retakeUses } from '@/server/modules/bookings/price-uses'
import { applyShare } from '@/server/modules/bookings/splits/apply-share'
import { hasActiveSplit } from '@/server/modules/bookings/splits/store'
import type { Booking } from '@/server/modules/bookings/store'
import { takesDatesAgain } from '@/server/modules/bookings/take-dates-again'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { documentOfPayment, paymentCause } from '@/server/modules/money/invoices/issue-for-booking'
import { issueInvoice } from '@/server/modules/money/invoices/issue-invoice'
import { postCapture } from '@/server/modules/money/ledger/post-capture'
import { postChangedDates } from '@/server/modules/money/ledger/post-reduction'
import { amountsOf } from './attempts/attempt-amounts'
import { hasLostReservation, wholeOf, writeBalancePart } from './balance/reserved-balance'
import { type Payment, sourceOf } from './payment-store'
import { returnPayment, returnSurplus } from './return-capture'

/**
 * What a capture does: a share is applied to its split, another confirms the booking, also late where the dates are free again,
 * pays its rest, or moves it to the dearer dates whose difference it is. What it took beyond what is due at this instant is
 * refunded, and all of it where it took less or pays nothing. `payment` as it was before the capture.
 */
export async function applyCapture(tx: Db, booking: Booking, payment: Payment, now: Date): Promise<void> {
  if (payment.purpose === 'share') return applyShare(tx, booking, payment, now)
  const change = payment.dateChangeId ? await findDateChange(tx, payment.dateChangeId) : null
  const event = await paidEvent(tx, booking, payment, { change, now })
  if (event) await takePayment(tx, booking, payment, { event, change, now })
  else await returnPayment(tx, booking, payment, now)
  const mayFreeDates = payment.purpose === 'due_now' && event !== 'pay'
  if (mayFreeDates) for (const id of listingIdsOf(booking)) await notifyWaiting(tx, id, now)
}

interface Cause {
  /** the change of dates that the payment is for */
  change: StoredDateChange | null
  now: Date
}

/** A difference is owed for the booking with its new dates. */
const owingBooking = (booking: Booking, change: StoredDateChange | null) =>
  change ? changedBooking(booking, change) : booking

/** The step of the booking that the capture causes; null: it pays nothing. */
async function paidEvent(tx: Db, booking: Booking, payment: Payment, { change, now }: Cause) {
  const { purpose } = payment
  const owing = owingBooking(booking, change)
  if (hasLostReservation(payment) || surplusOf(owing, payment) === null) return null
  if (purpose === 'difference')
    return change && (await takeNewDates(tx, booking, change, now)) ? 'pay_difference' : null
  if (purpose === 'rest') return guardBooking(booking, 'pay_rest', 'guest', now) === null ? 'pay_rest' : null
  if (await hasActiveSplit(tx, booking.id)) return null
  if (booking.state === 'awaiting_payment') return 'pay'
  if (booking.state !== 'payment_expired') return null
  if ((await retakeUses(tx, booking, now)) && (await takesDatesAgain(tx, booking, now))) return 'pay_late'
  await giveBackUses(tx, booking.id, now)
  return null
}

/** What was taken beyond what is due now, in halalas; null: it was less, or another deposit. */
function surplusOf(booking: Booking, payment: Payment): Halalas | null {
  const due = amountsOf(booking, purposeOf(payment))
  const taken = wholeOf(payment)
  const surplus = taken.amountHalalas - due.amountHalalas
  return surplus < 0 || taken.depositHalalas !== due.depositHalalas ? null : surplus
}

const purposeOf = ({ purpose }: Payment) => (purpose === 'share' ? 'due_now' : purpose)

async function takePayment(
  tx: Db,
  booking: Booking,
  payment: Payment,
  { event, change, now }: Cause & { event: 'pay' | 'pay_late' | 'pay_rest' | 'pay_difference' },
): Promise<void> {
  const { id, balanceHalalas } = payment
  const owing = owingBooking(booking, change)
  const surplusHalalas = surplusOf(owing, payment) ?? 0
  const { depositHalalas, ...whole } = wholeOf(payment)
  const priceHalalas = whole.priceHalalas - surplusHalalas
  const payer =
    event === 'pay_late'
      ? ({ role: 'system', actorId: null } as const)
      : ({ role: 'guest', actorId: booking.guestId } as const)
  const patch = {
    ...(change ? termsOf(change) : {}),
    paidHalalas: booking.paidHalalas + priceHalalas,
    depositPaidHalalas: booking.depositPaidHalalas + depositHalalas,
  }
  const paid = await changeState(tx, booking, { event, ...payer, now, patch })
  if (balanceHalalas > 0) await writeBalancePart(tx, payment, now)
  const captured = { id, from: sourceOf(payment), priceHalalas, depositHalalas, balanceHalalas }
  const method = captured.from === 'balance' ? 'balance' : 'online'
  const part = { cause: paymentCause(id), method, priceHalalas, depositHalalas, balanceHalalas, now } as const
  const document = await documentOfPayment(tx, paid, part)
  if (change) await postChangedDates(tx, booking, owing, 0, now)
  await postCapture(tx, owing, { ...captured, postsMore: surplusHalalas > 0 }, now)
  if (surplusHalalas > 0) await returnSurplus(tx, booking, payment, surplusHalalas, now)
  if (document) await issueInvoice(tx, document)
}
