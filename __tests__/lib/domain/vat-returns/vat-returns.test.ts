import fc from 'fast-check'
import { addDays } from '@/lib/domain/time/days'
import { dueOf, figuresOf, VAT_BOXES } from '@/lib/domain/vat-returns/figures'
import {
  coveringPeriods,
  daysOfPeriod,
  isVatPeriod,
  periodOf,
  periodsBetween,
  spanOfPeriod,
  VAT_PERIOD_KINDS,
} from '@/lib/domain/vat-returns/period'

test.each([
  ['2026-03', '2026-03-01', '2026-04-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2026-Q1', '2026-01-01', '2026-04-01'],
  ['2026-Q4', '2026-10-01', '2027-01-01'],
])('the days of %s begin on %s and end before %s', (period, from, to) => {
  expect(daysOfPeriod(period)).toEqual({ from, to })
})

test('a period begins at the midnight of Riyadh', () => {
  expect(spanOfPeriod('2026-Q1').from.toISOString()).toBe('2025-12-31T21:00:00.000Z')
})

test.each(['2026-13', '2026-00', '2026-Q5', '2026', '1999-01', "2026-01'"])('%s is no period', (text) => {
  expect(isVatPeriod(text)).toBe(false)
})

test('periods between two days follow each other without a gap, each day in one of them', () => {
  const offset = fc.integer({ min: 0, max: 900 })
  fc.assert(
    fc.property(offset, offset, fc.constantFrom(...VAT_PERIOD_KINDS), (begin, length, kind) => {
      const first = addDays('2025-01-01', begin)
      const last = addDays(first, length)
      const periods = periodsBetween(first, last, kind)
      expect(periods[0]).toBe(periodOf(last, kind))
      expect(periods.at(-1)).toBe(periodOf(first, kind))
      for (const [i, period] of periods.slice(1).entries())
        expect(daysOfPeriod(period).to).toBe(daysOfPeriod(periods[i] ?? '').from)
    }),
  )
})

test('what is due is sales less credits less purchases, and every item is in one figure', () => {
  const halalas = fc.integer({ min: 0, max: 1_000_000 })
  const item = fc.record({
    box: fc.constantFrom(...VAT_BOXES),
    netHalalas: halalas,
    vatHalalas: halalas,
    isCorrection: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const figures = figuresOf(items)
      expect(figures.reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
      const sold = items.filter(({ box }) => box === 'commission' || box === 'deemedStays')
      const sum = (some: typeof items) => some.reduce((total, { vatHalalas }) => total + vatHalalas, 0)
      expect(dueOf(figures)).toBe(2 * sum(sold) - sum(items))
    }),
  )
})

test.each([
  ['2026-Q1', ['2026-01', '2026-03'], ['2026-01', '2026-03']],
  ['2026-02', ['2026-Q1'], ['2026-Q1']],
  ['2026-04', ['2026-Q1', '2026-03'], []],
  ['2026-Q1', ['2026-Q1', '2025-12', '2026-04'], []],
])('of %s, with %j filed, %j have days', (period, filed, covering) => {
  const periods = filed.map((one) => ({ period: one, ...daysOfPeriod(one) }))
  expect(coveringPeriods(period, periods)).toEqual(covering)
})

test('a month is covered by its quarter exactly where the quarter is covered by it', () => {
  const month = fc.integer({ min: 1, max: 12 }).map((one) => `2026-${String(one).padStart(2, '0')}`)
  const quarter = fc.integer({ min: 1, max: 4 }).map((one) => `2026-Q${one}`)
  const isCovered = (period: string, by: string) =>
    coveringPeriods(period, [{ period: by, ...daysOfPeriod(by) }]).length > 0
  fc.assert(
    fc.property(month, quarter, (one, other) => {
      expect(isCovered(one, other)).toBe(isCovered(other, one))
      expect(isCovered(one, other)).toBe(periodOf(daysOfPeriod(one).from, 'quarter') === other)
    }),
  )
})
