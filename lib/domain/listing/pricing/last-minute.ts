import type { Draft } from '@/lib/domain/listing/draft'

/** A larger last-minute discount, in percent, needs a confirmation. */
const USUAL_PERCENT = 50

/** The percentage to confirm before saving; null for a usual discount. */
export function unusualDiscount({ lastMinute }: Pick<Draft, 'lastMinute'>): number | null {
  const { isTicked, percent } = lastMinute
  return isTicked && percent !== null && percent > USUAL_PERCENT ? percent : null
}
