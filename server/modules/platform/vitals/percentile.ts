import { METRICS, type Metric } from '@/lib/domain/vitals/metrics'

/** Counts of one metric by the upper bounds of their buckets. */
export type Histogram = ReadonlyMap<number, number>

/** The share of visits that must be at least as quick (web.dev/articles/vitals). */
const SHARE = 0.75

/** How many values a histogram has. */
export const countOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0)

/**
 * The 75th percentile in whole units of the metric, evenly spread inside of its bucket; null without values. It is never
 * rated differently from the bucket, and at most the last bound.
 */
export function percentile75(metric: Metric, histogram: Histogram): number | null {
  const total = countOf(histogram)
  if (total === 0) return null
  const wanted = total * SHARE
  let before = 0
  for (const [bound, count] of [...histogram].sort(([a], [b]) => a - b)) {
    if (before + count >= wanted) {
      const floor = floorOf(metric, bound)
      return Math.ceil(floor + ((bound - floor) * (wanted - before)) / count)
    }
    before += count
  }
  return null
}

/** Where a bucket begins. */
function floorOf(metric: Metric, bound: number): number {
  const bounds: readonly number[] = METRICS[metric].bounds
  return bounds.findLast((one) => one < bound) ?? 0
}
