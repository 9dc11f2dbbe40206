import { type MoneyMovement, sortMovements } from '@/lib/domain/booking/money/money-movements'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { listCaptured, listRefunds, type Payment, type Refund } from './payment-store'

/** The payments and refunds of each of these bookings, in order. */
export async function listMoneyMovements(
  db: Db,
  bookingIds: string[],
): Promise<(bookingId: string) => MoneyMovement[]> {
  if (bookingIds.length === 0) return () => []
  const [captured, returned] = await together(db, [
    () => listCaptured(db, bookingIds),
    () => listRefunds(db, bookingIds),
  ])
  return (bookingId) =>
    sortMovements([
      ...captured.filter((one) => one.bookingId === bookingId).map(paymentMove),
      ...returned.filter((one) => one.bookingId === bookingId).map(({ refund }) => refundMove(refund)),
    ])
}

function paymentMove({ paidAt, createdAt, amountHalalas }: Payment): MoneyMovement {
  return { kind: 'payment', at: (paidAt ?? createdAt).toISOString(), amount: toSar(amountHalalas) }
}

function refundMove({ state, createdAt, endedAt, amountHalalas, destination }: Refund): MoneyMovement {
  const [at, amount] = [createdAt.toISOString(), toSar(amountHalalas)]
  return { kind: 'refund', at, amount, state, endedAt: endedAt?.toISOString() ?? null, to: destination }
}
