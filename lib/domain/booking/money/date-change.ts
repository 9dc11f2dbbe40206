import type { Halalas } from '@/lib/domain/money'

interface ChangedMoney {
  paidHalalas: Halalas
  dueNowHalalas: Halalas
  /** what comes back at once because the new stay costs less than was paid */
  refundHalalas: Halalas
}

/**
 * The money of a stay that moves to other dates. What was paid stays with it; a dearer stay leaves the difference to
 * the door, a cheaper one gives back what is too much. Before anything was paid the new quote decides.
 */
export function computeDateChange(
  paidHalalas: Halalas,
  quote: { totalHalalas: Halalas; dueNowHalalas: Halalas },
): ChangedMoney {
  if (paidHalalas === 0) return { paidHalalas, dueNowHalalas: quote.dueNowHalalas, refundHalalas: 0 }
  const stored = Math.min(paidHalalas, quote.totalHalalas)
  return { paidHalalas: stored, dueNowHalalas: stored, refundHalalas: paidHalalas - stored }
}
