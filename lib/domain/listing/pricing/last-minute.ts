import type { Draft } from '@/lib/domain/listing/draft'

/** A larger last-minute discount is more often a slip of the hand than meant. */
const USUAL_PERCENT = 50

/** The percentage that its owner is asked about before it is saved; null where the discount is a usual one. */
export function unusualDiscount({ lastMinute }: Pick<Draft, 'lastMinute'>): number | null {
  const { isTicked, percent } = lastMinute
  return isTicked && percent !== null && percent > USUAL_PERCENT ? percent : null
}
