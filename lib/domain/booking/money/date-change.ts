import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import type { Halalas } from '@/lib/domain/money'

interface ChangedMoney {
  paidHalalas: Halalas
  dueNowHalalas: Halalas
  /** refunded at once when the new stay costs less than was paid */
  refundHalalas: Halalas
}

/**
 * The amounts of a booking after a date change, in halalas: a higher price is due at check-in, a lower one is refunded.
 * Before any payment the new quote applies.
 */
export function computeDateChange(
  paidHalalas: Halalas,
  quote: { totalHalalas: Halalas; dueNowHalalas: Halalas },
): ChangedMoney {
  if (paidHalalas === 0) return { paidHalalas, dueNowHalalas: quote.dueNowHalalas, refundHalalas: 0 }
  const covered = Math.min(paidHalalas, quote.totalHalalas)
  return { paidHalalas: covered, dueNowHalalas: covered, refundHalalas: paidHalalas - covered }
}

/**
 * Whether other dates would leave a stay that must be paid in full, and was, confirmed with less than its total. Such a move is
 * refused: the difference could not be taken before the dates are the guest's.
 */
export function isUnderpaidMove(
  { paymentType, paidHalalas }: { paymentType: PaymentType; paidHalalas: Halalas },
  { totalHalalas }: { totalHalalas: Halalas },
): boolean {
  return paymentType === 'fullPayment' && paidHalalas > 0 && totalHalalas > paidHalalas
}
