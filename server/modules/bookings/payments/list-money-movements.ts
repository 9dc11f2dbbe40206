import { type MoneyMovement, sortMovements } from '@/lib/domain/booking/money/money-movements'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { listChargebackMovements } from '@/server/modules/bookings/chargebacks/list-chargeback-movements'
import { listClaimMovements } from '@/server/modules/bookings/deposit-claims/list-claim-movements'
import { isOfGuest, listCaptured, type Payment, sourceOf } from './payment-store'
import { listRefunds, type Refund } from './refunds/refund-store'

/**
 * The payments, refunds, chargebacks and claim on the deposit of each of these bookings, in order; what friends paid by shares, and
 * their refunds, are theirs to see.
 */
export async function listMoneyMovements(
  db: Db,
  bookings: readonly { id: string; guestId: string }[],
): Promise<(bookingId: string) => MoneyMovement[]> {
  if (bookings.length === 0) return () => []
  const bookingIds = bookings.map(({ id }) => id)
  const byId = new Map(bookings.map((one) => [one.id, one]))
  const isOwn = (payment: Pick<Payment, 'bookingId' | 'payerId'>) => {
    const booking = byId.get(payment.bookingId)
    return booking !== undefined && isOfGuest(payment, booking)
  }
  const [captured, returned, claims, chargebacks] = await together([
    () => listCaptured(db, bookingIds),
    () => listRefunds(db, bookingIds),
    () => listClaimMovements(db, bookingIds),
    () => listChargebackMovements(db, bookingIds),
  ])
  return (bookingId) => {
    const claim = claims.get(bookingId)
    return sortMovements([
      ...(claim ? [claim] : []),
      ...captured.filter((one) => one.bookingId === bookingId && isOwn(one)).map(paymentMove),
      ...returned
        .filter((one) => one.bookingId === bookingId && isOwn(one))
        .map(({ refund }) => refundMove(refund)),
      ...chargebacks.filter((one) => one.bookingId === bookingId && isOwn(one)).map((one) => one.movement),
    ])
  }
}

function paymentMove({ paidAt, createdAt, amountHalalas, provider, method }: Payment): MoneyMovement {
  const from =
    sourceOf({ provider }) === 'balance' ? ({ from: 'balance' } as const) : method ? { method } : {}
  return { kind: 'payment', at: (paidAt ?? createdAt).toISOString(), amount: toSar(amountHalalas), ...from }
}

function refundMove({ state, createdAt, endedAt, amountHalalas, ...refund }: Refund): MoneyMovement {
  return {
    kind: 'refund',
    at: createdAt.toISOString(),
    amount: toSar(amountHalalas),
    state,
    endedAt: endedAt?.toISOString() ?? null,
    to: refund.destination,
    isDeposit: refund.depositHalalas === amountHalalas,
  }
}
