/** Values are whole numbers: milliseconds, of CLS thousandths. */
interface MetricRow {
  /** the most that is good, and the most that is not yet poor (web.dev/articles/defining-core-web-vitals-thresholds) */
  good: number
  fair: number
  /** Upper bounds of the buckets in rising order; the last one also takes what is above it. */
  bounds: readonly number[]
}

/** What is measured of a visit; both thresholds are bounds, so that no bucket has two ratings. */
export const METRICS = {
  /** until the largest content is painted */
  LCP: {
    good: 2500,
    fair: 4000,
    bounds: [
      ...[250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000],
      ...[4500, 5000, 6000, 8000, 10_000, 15_000, 30_000],
    ],
  },
  /** from a press to the next paint: the slowest press of the visit, of many presses nearly the slowest */
  INP: {
    good: 200,
    fair: 500,
    bounds: [
      ...[16, 32, 48, 64, 80, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500],
      ...[600, 800, 1000, 1500, 2000, 5000],
    ],
  },
  /** how far content moved by itself */
  CLS: {
    good: 100,
    fair: 250,
    bounds: [0, 5, 10, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  },
  /** until the first content is painted */
  FCP: {
    good: 1800,
    fair: 3000,
    bounds: [
      ...[200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000],
      ...[3500, 4000, 5000, 7000, 10_000, 15_000, 30_000],
    ],
  },
  /** until the first byte of the page */
  TTFB: {
    good: 800,
    fair: 1800,
    bounds: [
      ...[50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1400, 1600, 1800],
      ...[2200, 2600, 3000, 4000, 6000, 10_000, 30_000],
    ],
  },
} as const satisfies Record<string, MetricRow>

export type Metric = keyof typeof METRICS
export const METRIC_NAMES = Object.keys(METRICS) as readonly Metric[]

export const RATINGS = ['good', 'fair', 'poor'] as const
export type Rating = (typeof RATINGS)[number]

/** By the published thresholds, which belong to the good side. */
export function ratingOf(metric: Metric, value: number): Rating {
  const { good, fair } = METRICS[metric]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** The upper bound of the bucket of a value. */
export function boundOf(metric: Metric, value: number): number {
  const bounds: readonly number[] = METRICS[metric].bounds
  return bounds.find((bound) => value <= bound) ?? bounds.at(-1) ?? 0
}
