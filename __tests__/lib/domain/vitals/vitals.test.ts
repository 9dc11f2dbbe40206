import fc from 'fast-check'
import { boundOf, METRIC_NAMES, METRICS, ratingOf } from '@/lib/domain/vitals/metrics'
import { percentile75 } from '@/server/modules/platform/vitals/percentile'

const histogramOf = (metric: (typeof METRIC_NAMES)[number], values: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bound = boundOf(metric, value)
    counts.set(bound, (counts.get(bound) ?? 0) + 1)
  }
  return counts
}

test('the bounds rise, and both thresholds are among them', () => {
  for (const name of METRIC_NAMES) {
    const { bounds, good, fair } = METRICS[name]
    expect([...bounds].sort((a, b) => a - b)).toEqual([...new Set<number>(bounds)])
    expect(bounds).toEqual(expect.arrayContaining([good, fair]))
  }
})

test('a threshold itself is on the better side', () => {
  expect([2500, 2501, 4000, 4001].map((value) => ratingOf('LCP', value))).toEqual([
    'good',
    'fair',
    'fair',
    'poor',
  ])
  expect([100, 101, 251].map((value) => ratingOf('CLS', value))).toEqual(['good', 'fair', 'poor'])
})

test('three of four visits are at least as quick as the percentile', () => {
  expect(percentile75('INP', new Map())).toBeNull()
  expect(percentile75('INP', histogramOf('INP', [40, 40, 40, 900]))).toBe(48)
  expect(percentile75('INP', histogramOf('INP', [90, 90, 900, 900]))).toBe(900)
  expect(percentile75('CLS', histogramOf('CLS', [0, 0, 0]))).toBe(0)
})

test('of any visits the percentile lies in the bucket of the exact one and has its rating', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...METRIC_NAMES),
      fc.array(fc.nat(40_000), { minLength: 1, maxLength: 60 }),
      (metric, values) => {
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0
        const read = percentile75(metric, histogramOf(metric, values)) ?? -1
        expect(boundOf(metric, read)).toBe(boundOf(metric, exact))
        expect(ratingOf(metric, read)).toBe(ratingOf(metric, exact))
      },
    ),
  )
})
