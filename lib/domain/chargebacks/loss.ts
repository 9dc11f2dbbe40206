import type { Halalas } from '@/lib/domain/money'

/** What a lost chargeback takes, and from what; together it is all of it that was not booked before. */
export interface ChargebackLoss {
  /** refunds that were owed on the payment: the bank has made them */
  owedHalalas: Halalas
  priceHalalas: Halalas
  depositHalalas: Halalas
  /** what a refund had returned before: the cardholder has it twice */
  twiceHalalas: Halalas
}

/**
 * Divides a lost chargeback: refunds that are still owed come first, then price and then deposit that are left of the payment,
 * and what exceeds them went back twice.
 */
export function divideLoss(
  amountHalalas: Halalas,
  payment: { owedHalalas: Halalas; leftPriceHalalas: Halalas; leftDepositHalalas: Halalas },
): ChargebackLoss {
  const owedHalalas = Math.min(amountHalalas, payment.owedHalalas)
  const priceHalalas = Math.min(amountHalalas - owedHalalas, payment.leftPriceHalalas)
  const depositHalalas = Math.min(amountHalalas - owedHalalas - priceHalalas, payment.leftDepositHalalas)
  const twiceHalalas = amountHalalas - owedHalalas - priceHalalas - depositHalalas
  return { owedHalalas, priceHalalas, depositHalalas, twiceHalalas }
}

/** A chargeback as the provider's count of what was refunded of its payment may hold it. */
export interface CountedChargeback {
  id: string
  isWon: boolean
  amountHalalas: Halalas
  /** what the provider counted of it at its last report */
  countedHalalas: Halalas
}

/**
 * How much of what the provider counts as refunded beyond our refunds each chargeback explains. Providers count a chargeback among
 * refunds, or not, or for some time after it was won; once the count of a won one has fallen it explains nothing more.
 */
export function explainByChargebacks(
  unexplainedHalalas: Halalas,
  chargebacks: readonly CountedChargeback[],
): Map<string, Halalas> {
  let left = Math.max(0, unexplainedHalalas)
  const counted = new Map<string, Halalas>()
  for (const one of chargebacks.toSorted((a, b) => Number(a.isWon) - Number(b.isWon))) {
    const part = Math.min(left, one.isWon ? one.countedHalalas : one.amountHalalas)
    counted.set(one.id, part)
    left -= part
  }
  return counted
}
