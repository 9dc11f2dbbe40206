import type { MoneyMovement } from '@/lib/domain/booking/money/money-movements'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type Chargeback, listChargebacksOfBookings } from './store'

/** The chargebacks of these bookings as money movements, each with its booking and who made the payment. */
export async function listChargebackMovements(db: Db, bookingIds: readonly string[]) {
  const rows = await listChargebacksOfBookings(db, bookingIds)
  return rows.map(({ chargeback, payerId }) => ({
    bookingId: chargeback.bookingId,
    payerId,
    movement: movementOf(chargeback),
  }))
}

function movementOf({ state, createdAt, decidedAt, amountHalalas }: Chargeback): MoneyMovement {
  return {
    kind: 'chargeback',
    at: createdAt.toISOString(),
    amount: toSar(amountHalalas),
    state,
    endedAt: decidedAt?.toISOString() ?? null,
  }
}
