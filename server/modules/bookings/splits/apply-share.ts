import { toSar } from '@/lib/domain/money'
import { isActiveSplit, splitDeadline, sumOf } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import { changeState } from '@/server/modules/bookings/change-state'
import { setAllocations } from '@/server/modules/bookings/dates-store'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { refundSurplus } from '@/server/modules/bookings/payments/refunds/refund-booking'
import { type Booking, transitionBooking } from '@/server/modules/bookings/store'
import { issueForPayment, paymentCause } from '@/server/modules/money/invoices/issue-for-booking'
import { postCapture, postReturnedCapture } from '@/server/modules/money/ledger/post-capture'
import { postShare } from '@/server/modules/money/ledger/post-split'
import { findFirstName, findSplit, markPaid, type SplitWithShares, setSplitState } from './store'

/**
 * What the capture of a share does: the guest's first extends the hold, the last one of all confirms the booking. One that
 * comes too late, or pays a share twice, goes back.
 */
export async function applyShare(tx: Db, booking: Booking, payment: Payment, now: Date): Promise<void> {
  const { shareId } = payment
  const found = shareId === null ? null : await findSplit(tx, { shareId })
  const isOpen = found && isActiveSplit(found.split.state) && booking.state === 'awaiting_payment'
  if (!isOpen || !shareId || !(await markPaid(tx, shareId, payment))) {
    await refundSurplus(tx, payment, now)
    return postReturnedCapture(tx, booking, payment, now)
  }
  const left = found.shares.filter((one) => one.paymentId === null && one.id !== shareId)
  if (left.length === 0) return complete(tx, booking, found, payment, now)
  if (found.split.state === 'starting') await open(tx, booking, found, now)
  await postShare(tx, booking, payment, now)
  await notifyPaid(tx, booking, payment, sumOf(left.map((one) => one.amountHalalas)), now)
}

/** The hold lasts until the deadline of the split, set once. */
async function open(tx: Db, booking: Booking, { split }: SplitWithShares, now: Date): Promise<void> {
  await setSplitState(tx, split.id, 'open', now)
  const { checkInAt, expiresAt, seriesId } = booking
  if (!expiresAt) return
  const until = splitDeadline(now, { checkInAt, expiresAt, isWeek: seriesId !== null })
  await transitionBooking(tx, booking, { state: booking.state, expiresAt: until })
  await setAllocations(tx, booking.id, 'held', until)
}

async function complete(
  tx: Db,
  booking: Booking,
  { split, shares }: SplitWithShares,
  payment: Payment,
  now: Date,
): Promise<void> {
  await setSplitState(tx, split.id, 'whole', now)
  const depositHalalas = sumOf(shares.map((one) => one.depositHalalas))
  const amountHalalas = sumOf(shares.map((one) => one.amountHalalas))
  const priceHalalas = amountHalalas - depositHalalas
  const paid = await changeState(tx, booking, {
    event: 'pay',
    role: 'guest',
    actorId: booking.guestId,
    now,
    patch: { paidHalalas: priceHalalas, depositPaidHalalas: depositHalalas },
  })
  const heldHalalas = amountHalalas - payment.amountHalalas
  await postCapture(
    tx,
    booking,
    { id: payment.id, from: 'card', priceHalalas, depositHalalas, heldHalalas },
    now,
  )
  const cause = paymentCause(shares[0]?.paymentId ?? payment.id)
  await issueForPayment(tx, paid, { cause, method: 'online', priceHalalas, depositHalalas, now })
}

async function notifyPaid(
  tx: Db,
  booking: Booking,
  { payerId, amountHalalas }: Payment,
  leftHalalas: number,
  now: Date,
): Promise<void> {
  if (payerId === null || payerId === booking.guestId) return
  const params = {
    name: await findFirstName(tx, payerId),
    amount: toSar(amountHalalas),
    left: toSar(leftHalalas),
  }
  await notifySide(tx, booking, { whom: 'guest', type: 'Split_share_paid' }, now, params)
}
