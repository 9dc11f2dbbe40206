import { explainByChargebacks } from '@/lib/domain/chargebacks/loss'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Refund } from '@/server/modules/bookings/payments/refunds/refund-store'
import { deleteRefund, linkRefund } from './returns-store'
import { type Chargeback, changeChargeback, listChargebacksOf, listEveryRefund } from './store'

/** What went back of a payment that chargebacks explain, of a sum at the provider that no refund of ours does. */
export async function explainReturn(tx: Db, paymentId: string, unexplained: Halalas): Promise<Halalas> {
  const known = await listChargebacksOf(tx, paymentId)
  const counted = explainByChargebacks(
    unexplained,
    known.map((one) => ({ ...one, isWon: one.state === 'won' })),
  )
  let explained = 0
  for (const { id, countedHalalas: before } of known) {
    const countedHalalas = counted.get(id) ?? 0
    explained += countedHalalas
    if (countedHalalas !== before) await changeChargeback(tx, id, { countedHalalas })
  }
  return explained
}

/** What of a new chargeback had gone back at the provider before. */
export interface KnownReturns {
  /** booked as a refund that was owed, or that the booking owes again: it stays so */
  bookedHalalas: Halalas
  /** that finance bore until it was decided, which the chargeback is to decide */
  fromFinanceHalalas: Halalas
}

/** Takes for a chargeback what went back of its payment without us, was recorded as that and is no other chargeback's. */
export async function takeReturns(
  tx: Db,
  { id, paymentId, amountHalalas }: Pick<Chargeback, 'id' | 'paymentId' | 'amountHalalas'>,
): Promise<KnownReturns> {
  const taken = { bookedHalalas: 0, fromFinanceHalalas: 0 }
  let left = amountHalalas
  for (const refund of (await listEveryRefund(tx, paymentId)).filter(isUnexplained)) {
    const part = Math.min(left, refund.amountHalalas)
    if (part === 0) break
    left -= part
    if (refund.isBorne) {
      taken.fromFinanceHalalas += part
      await deleteRefund(tx, refund, part)
    } else {
      taken.bookedHalalas += part
      await linkRefund(tx, refund, part, id)
    }
  }
  return taken
}

const isUnexplained = ({ state, destination, isByProvider, chargebackId }: Refund) =>
  state === 'done' && destination === 'card' && isByProvider && chargebackId === null
