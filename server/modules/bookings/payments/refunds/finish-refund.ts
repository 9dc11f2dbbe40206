import { toSar } from '@/lib/domain/money'
import type { NotificationType } from '@/lib/domain/notifications/notification'
import type { Db } from '@/server/db/db'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { findPayer, findSplit } from '@/server/modules/bookings/splits/store'
import type { Booking } from '@/server/modules/bookings/store'
import { postRefundCredited, postRefundDone } from '@/server/modules/money/ledger/post-refund'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { issueForRefunds } from './issue-for-refunds'
import { endRefund, type Refund } from './refund-store'

/** Ends a refund that the provider answered; nothing when another process ended it first. */
export async function finishRefund(
  tx: Db,
  refund: Refund,
  { bookingId }: Pick<Payment, 'bookingId'>,
  isDone: boolean,
  now: Date,
): Promise<void> {
  const booking = await lockOwnBooking(tx, bookingId, 'anybody')
  if (!(await endRefund(tx, refund.id, isDone ? 'done' : 'failed', now))) return
  if (isDone) return recordReturned(tx, booking, refund, arrivedType(refund), now)
  await notifyPayer(tx, booking, refund, 'Refund_failed', now)
}

/** What follows from a refund that reached the guest: its credit note, its posting and the notification. */
export async function recordReturned(
  tx: Db,
  booking: Booking,
  refund: Refund,
  type: NotificationType,
  now: Date,
): Promise<void> {
  if (refund.destination === 'balance') await postRefundCredited(tx, refund, booking, now)
  else await postRefundDone(tx, { ...refund, bookingId: booking.id }, now)
  await issueForRefunds(tx, booking, [refund], now)
  await notifyPayer(tx, booking, refund, type, now)
}

/** A friend who paid a share is told about it alone. */
export async function notifyPayer(
  tx: Db,
  booking: Booking,
  refund: Refund,
  type: NotificationType,
  now: Date,
): Promise<void> {
  const payerId = await findPayer(tx, refund.paymentId)
  const shareType = type === 'Refund_failed' ? 'Share_refund_failed' : 'Share_returned'
  if (payerId === null || payerId === booking.guestId)
    return notifySide(tx, booking, { whom: 'guest', type }, now, amountOf(refund))
  const { name } = booking.snapshot.service
  const found = await findSplit(tx, { bookingId: booking.id })
  const params = {
    ...{ service: name.en, service_ar: name.ar, ...amountOf(refund) },
    ...(found ? { splitToken: found.split.token } : {}),
  }
  await notifyUser(tx, { userId: payerId, type: shareType, params, createdAt: now })
}

export function arrivedType({ destination, amountHalalas, depositHalalas }: Refund): NotificationType {
  if (destination === 'balance') return 'Balance_added'
  return amountHalalas === depositHalalas ? 'Deposit_arrived' : 'Refund_arrived'
}

const amountOf = ({ amountHalalas }: Refund) => ({ amount: toSar(amountHalalas) })
