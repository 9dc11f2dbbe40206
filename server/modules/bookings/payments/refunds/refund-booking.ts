import type { Settlement } from '@/lib/domain/booking/money/cancellation'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import { type Halalas, toSar } from '@/lib/domain/money'
import { sumOf } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import { isOfGuest, type Payment, sourceOf } from '@/server/modules/bookings/payments/payment-store'
import type { Booking } from '@/server/modules/bookings/store'
import { refundParts } from './refund-parts'
import { listRefundable, type Refund, writeRefund } from './refund-store'

/** The refunded price and deposit of a booking, in halalas. */
export interface RefundedParts {
  priceHalalas: number
  depositHalalas: number
}

/**
 * Writes a guest's refund in the transaction of its cause; the sweeper sends it. What was paid from the balance returns
 * there; to the balance by choice it is done at once, and its credit notes follow the posting of its cause. Taken from the captured payments, in the proportion
 * of shares where friends paid; more than was captured is refused here and by the database. The caller of a quiet one notifies.
 */
export async function refundBooking(
  tx: Db,
  booking: Booking,
  { priceHalalas, depositHalalas }: RefundedParts,
  now: Date,
  { chosen = 'card', isQuiet = false }: { chosen?: RefundDestination; isQuiet?: boolean } = {},
): Promise<Refund[]> {
  const { given, isShared } = await divide(tx, booking, { priceHalalas, depositHalalas })
  if (!given) throw new Error(`booking ${booking.id} would give back more than was captured`)
  const written: Refund[] = []
  let sentHalalas = 0
  for (const { payment, parts } of given) {
    const destination = sourceOf(payment) === 'balance' ? 'balance' : chosen
    const isDone = chosen === 'balance'
    written.push(await refundPart(tx, payment.id, parts, now, { cause: 'owed', destination, isDone }))
    if (destination === chosen && isOfGuest(payment, booking))
      sentHalalas += parts.priceHalalas + parts.depositHalalas
  }
  if (sentHalalas === 0 || isQuiet) return written
  // To the card the refund only begins, on the balance it is there.
  const cardNotice = priceHalalas === 0 ? 'Deposit_sent' : 'Refund_sent'
  const paidNotice = isShared ? 'Split_refund_sent' : cardNotice
  const type = chosen === 'balance' ? 'Balance_added' : paidNotice
  await notifySide(tx, booking, { whom: 'guest', type }, now, { amount: toSar(sentHalalas) })
  return written
}

async function divide(tx: Db, booking: Booking, refunded: RefundedParts) {
  const payments = await listRefundable(tx, booking.id)
  const isShared = payments.some(({ purpose }) => purpose === 'share')
  return { given: refundParts(payments, refunded, isShared), isShared }
}

/** What of a refund would go to the guest, and what to friends who paid shares, in halalas. */
export async function divideRefund(
  tx: Db,
  booking: Booking,
  {
    refundHalalas,
    refundedPriceHalalas: priceHalalas,
    refundedDepositHalalas: depositHalalas,
  }: Pick<Settlement, 'refundHalalas' | 'refundedPriceHalalas' | 'refundedDepositHalalas'>,
): Promise<{ own: Halalas; friends: Halalas }> {
  const { given } = await divide(tx, booking, { priceHalalas, depositHalalas })
  const toFriends = (given ?? []).filter(({ payment }) => !isOfGuest(payment, booking))
  const friends = sumOf(toFriends.map(({ parts }) => parts.priceHalalas + parts.depositHalalas))
  return { own: refundHalalas - friends, friends }
}

/** Refunds what a captured payment took and nothing was sold for, the whole or a part of it, to the card. */
export async function refundSurplus(
  tx: Db,
  { id, amountHalalas, depositHalalas }: Pick<Payment, 'id' | 'amountHalalas' | 'depositHalalas'>,
  now: Date,
): Promise<void> {
  const parts = { priceHalalas: amountHalalas - depositHalalas, depositHalalas }
  await refundPart(tx, id, parts, now, { cause: 'surplus', destination: 'card', isDone: false })
}

function refundPart(
  tx: Db,
  paymentId: string,
  { priceHalalas, depositHalalas }: RefundedParts,
  now: Date,
  { cause, destination, isDone }: Pick<Refund, 'cause' | 'destination'> & { isDone: boolean },
) {
  return writeRefund(tx, {
    paymentId,
    cause,
    destination,
    amountHalalas: priceHalalas + depositHalalas,
    depositHalalas,
    idempotencyKey: `refund-${newId()}`,
    ...(isDone ? { state: 'done', endedAt: now } : {}),
    runAt: now,
    createdAt: now,
  })
}
