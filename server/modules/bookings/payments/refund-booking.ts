import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { listRefundable, type Payment, writeRefund } from './payment-store'

/** The refunded price and deposit of a booking, in halalas. */
export interface RefundedParts {
  priceHalalas: number
  depositHalalas: number
}

/**
 * Writes a guest's refund in the transaction of its cause; the sweeper sends it. Taken from the captured payments, the
 * oldest first; more than was captured is refused here and by the database.
 */
export async function refundBooking(
  tx: Db,
  booking: Booking,
  { priceHalalas, depositHalalas }: RefundedParts,
  now: Date,
): Promise<void> {
  const amountHalalas = priceHalalas + depositHalalas
  let [left, depositLeft] = [amountHalalas, depositHalalas]
  for (const payment of await listRefundable(tx, booking.id)) {
    const part = Math.min(left, payment.left)
    if (part <= 0) continue
    const deposit = Math.min(part, depositLeft)
    await refundPart(tx, payment.id, { priceHalalas: part - deposit, depositHalalas: deposit }, now)
    left -= part
    depositLeft -= deposit
  }
  if (left > 0) throw new Error(`booking ${booking.id} would give back more than was captured`)
  await notifySide(tx, booking, { whom: 'guest', type: 'Refund_sent' }, now, { amount: toSar(amountHalalas) })
}

/** Refunds the whole of a captured payment that is not needed. */
export async function refundPayment(
  tx: Db,
  { id, amountHalalas }: Pick<Payment, 'id' | 'amountHalalas'>,
  now: Date,
): Promise<void> {
  await refundPart(tx, id, { priceHalalas: amountHalalas, depositHalalas: 0 }, now)
}

async function refundPart(
  tx: Db,
  paymentId: string,
  { priceHalalas, depositHalalas }: RefundedParts,
  now: Date,
): Promise<void> {
  const amountHalalas = priceHalalas + depositHalalas
  const idempotencyKey = `refund-${newId()}`
  await writeRefund(tx, {
    paymentId,
    amountHalalas,
    depositHalalas,
    idempotencyKey,
    runAt: now,
    createdAt: now,
  })
}
