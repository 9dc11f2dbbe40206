import { type Halalas, toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { postReturnedCapture } from '@/server/modules/money/ledger/post-capture'
import { postHoldReleased } from '@/server/modules/money/ledger/post-hold'
import { hasReservation } from './balance/reserved-balance'
import type { Payment } from './payment-store'
import { refundSurplus } from './refunds/refund-booking'

/** The price was another one when the attempt was opened. */
export async function returnSurplus(
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
export async function returnPayment(tx: Db, booking: Booking, payment: Payment, now: Date): Promise<void> {
  if (hasReservation(payment)) await postHoldReleased(tx, booking, payment, now)
  await refundSurplus(tx, payment, now)
  await postReturnedCapture(tx, booking, payment, now)
  const amount = toSar(payment.amountHalalas)
  await notifySide(tx, booking, { whom: 'guest', type: 'Booking_late_payment_refunded' }, now, { amount })
}
