import fc from 'fast-check'
import { rangeOfPeriod, rangeWithin, STATISTICS_PERIODS, yearBefore } from '@/lib/domain/statistics/period'
import { addDays, daysBetween, isDay } from '@/lib/domain/time/days'

test.each([
  ['thisMonth', '2026-03-15', '2026-03-01', '2026-03-16'],
  ['thisMonth', '2026-03-01', '2026-03-01', '2026-03-02'],
  ['thisMonth', '2026-03-31', '2026-03-01', '2026-04-01'],
  ['lastMonth', '2026-03-15', '2026-02-01', '2026-03-01'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2026-01-01'],
  ['threeMonths', '2026-02-10', '2025-11-01', '2026-02-01'],
  ['twelveMonths', '2026-12-01', '2025-12-01', '2026-12-01'],
] as const)('%s on %s is from %s until before %s', (period, today, from, to) => {
  expect(rangeOfPeriod(period, today)).toEqual({ from, to })
})

test.each([
  ['2026-03-01', '2026-03-16', '2025-03-01', '2025-03-16'],
  ['2028-02-01', '2028-02-29', '2027-02-01', '2027-03-01'],
  ['2028-02-01', '2028-03-01', '2027-02-01', '2027-03-01'],
  ['2025-12-01', '2026-12-01', '2024-12-01', '2025-12-01'],
])('a year before %s to %s is %s to %s', (from, to, before, end) => {
  expect(yearBefore({ from, to })).toEqual({ from: before, to: end })
})

const someDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2010-01-01', count))

test('every period of every day has real days in order, and so has the year before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STATISTICS_PERIODS), someDay, (period, today) => {
      const range = rangeOfPeriod(period, today)
      for (const { from, to } of [range, yearBefore(range)]) {
        expect([from, to].every(isDay)).toBe(true)
        expect(from < to).toBe(true)
        expect(to <= addDays(today, 1)).toBe(true)
      }
    }),
    { seed: 12 },
  )
})

test('the days of a range that lie in another one are never more than those of either', () => {
  const limit = fc.option(someDay, { nil: null })
  fc.assert(
    fc.property(someDay, fc.nat(400), limit, limit, (from, length, first, end) => {
      const to = addDays(from, length)
      const within = rangeWithin({ from, to }, first, end)
      const count = daysBetween(within.from, within.to)
      expect(count).toBeGreaterThanOrEqual(0)
      expect(count).toBeLessThanOrEqual(length)
      if (first && end) expect(count).toBeLessThanOrEqual(Math.max(0, daysBetween(first, end)))
      if (!first && !end) expect(count).toBe(length)
    }),
    { seed: 12 },
  )
})
