import type { EarningWire } from '@/lib/contract/schemas/payouts/earnings'
import type { TransactionKind } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import { earningKindOf } from '@/lib/domain/payouts/earnings'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Movement } from './store'

/** Payouts move what bookings brought. */
export const isPayout = (kind: TransactionKind) => ['payout', 'payoutReturned'].includes(earningKindOf(kind))

/** The amounts of movements in halalas; a payout has a net only, because it is no turnover. */
export function amountsOf({ transaction, netHalalas, ...shares }: Movement) {
  const { commissionHalalas, commissionVatHalalas, stayVatHalalas } = shares
  const sharesHalalas = commissionHalalas + commissionVatHalalas + stayVatHalalas
  return {
    gross: isPayout(transaction.kind) ? 0 : netHalalas + sharesHalalas,
    commission: commissionHalalas,
    commissionVat: commissionVatHalalas,
    stayVat: stayVatHalalas,
    net: netHalalas,
  }
}
export type Amounts = ReturnType<typeof amountsOf>

/** The sums without payouts. */
export function sumAmounts(movements: readonly Movement[]): Amounts {
  const totals: Amounts = { gross: 0, commission: 0, commissionVat: 0, stayVat: 0, net: 0 }
  for (const movement of movements.filter(({ transaction }) => !isPayout(transaction.kind))) {
    const amounts = amountsOf(movement)
    for (const key of Object.keys(totals) as (keyof Amounts)[]) totals[key] += amounts[key]
  }
  return totals
}

export const amountsToSar = ({ gross, commission, commissionVat, stayVat, net }: Amounts): Amounts => ({
  gross: toSar(gross),
  commission: toSar(commission),
  commissionVat: toSar(commissionVat),
  stayVat: toSar(stayVat),
  net: toSar(net),
})

export function movementToWire(movement: Movement): EarningWire {
  const { transaction, booking, availableAt, doneAt } = movement
  return {
    _id: transaction.id,
    kind: earningKindOf(transaction.kind),
    at: transaction.createdAt.toISOString(),
    booking: booking && { _id: booking.id, code: booking.code, ...nameToWire(booking.snapshot.service.name) },
    ...amountsToSar(amountsOf(movement)),
    availableAt: availableAt?.toISOString() ?? null,
    isAvailable: booking === null || doneAt !== null,
  }
}
