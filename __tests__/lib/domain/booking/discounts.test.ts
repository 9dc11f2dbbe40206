import fc from 'fast-check'
import {
  DISCOUNT_ORDER,
  type DiscountedStay,
  type Discounts,
  type DiscountTerms,
  discountLines,
  lowestDiscounted,
  mostPercent,
  NO_FACTS,
} from '@/lib/domain/booking/money/discounts'
import { discountBodyOf, kindsOf, unitsOf, validateDiscounts } from '@/lib/domain/calendar/discounts'
import { percentOf } from '@/lib/domain/money'

const HOUR_MS = 3_600_000
const NEXT_MONTH = { ...NO_FACTS, length: 8, unit: 'nights' as const, daysAhead: 30, msAhead: 720 * HOUR_MS }
const rule = (
  kind: DiscountTerms['kind'],
  threshold: number,
  percent: number,
  unit: DiscountTerms['unit'] = 'days',
) => ({
  ...{ kind, threshold, percent, unit },
})
const WEEKLY = rule('weekly', 7, 20, 'nights')
const EARLY = rule('earlyBooking', 10, 10)
const linesOf = (
  rules: DiscountTerms[],
  areStacked = false,
  stay: DiscountedStay = NEXT_MONTH,
  own: number | null = null,
) =>
  discountLines(100_000, { discounts: { areStacked, rules }, own }, stay).map(({ kind, amountHalalas }) => [
    kind,
    amountHalalas,
  ])

test('of the discounts that apply the best one counts, of equal ones the first of the table', () => {
  expect(linesOf([EARLY, WEEKLY])).toEqual([['weekly', -20_000]])
  expect(linesOf([rule('earlyBooking', 1, 20), WEEKLY])).toEqual([['weekly', -20_000]])
  expect(linesOf([EARLY, rule('weekly', 7, 5, 'nights'), rule('longStay', 3, 7, 'nights')])).toEqual([
    ['earlyBooking', -10_000],
  ])
  expect(linesOf([])).toEqual([])
})

test('stacked ones apply in the order of the table on what is left, of one group the best', () => {
  expect(linesOf([EARLY, WEEKLY, rule('longStay', 2, 15, 'nights')], true)).toEqual([
    ['weekly', -20_000],
    ['earlyBooking', -8_000],
  ])
})

test('one that would make stacked ones more than 90 % is left out, unless it is better alone', () => {
  expect(linesOf([rule('weekly', 7, 50, 'nights'), rule('earlyBooking', 1, 85)], true)).toEqual([
    ['earlyBooking', -85_000],
  ])
  expect(linesOf([rule('weekly', 7, 80, 'nights'), rule('earlyBooking', 1, 60)], true)).toEqual([
    ['weekly', -80_000],
  ])
})

test("the last-minute discount of the listing's settings counts like a rule of that kind", () => {
  const today = { ...NO_FACTS, length: 7, unit: 'nights' as const, daysAhead: 0, msAhead: HOUR_MS }
  expect(linesOf([WEEKLY], false, today, 30)).toEqual([['lastMinute', -30_000]])
  expect(linesOf([WEEKLY, rule('lastMinute', 2, 25)], true, today, 10)).toEqual([
    ['weekly', -20_000],
    ['lastMinute', -20_000],
  ])
})

test.each([
  ['exactly that many hours before', 6 * HOUR_MS, true],
  ['a second more', 6 * HOUR_MS + 1000, false],
  ['a second less', 6 * HOUR_MS - 1000, true],
])('last minute by hours ends at the second: %s', (_name, msAhead, isOff) => {
  const lines = linesOf([rule('lastMinute', 6, 10, 'hours')], false, { ...NEXT_MONTH, daysAhead: 0, msAhead })
  expect(lines).toHaveLength(isOff ? 1 : 0)
})

const anyRule = fc.constantFrom(...kindsOf('daily')).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    threshold: fc.integer({ min: 0, max: 30 }),
    unit: fc.constantFrom(...unitsOf(kind, 'daily')),
    percent: fc.integer({ min: 1, max: 90 }),
  }),
)
const anyDiscounts: fc.Arbitrary<Discounts> = fc.record({
  areStacked: fc.boolean(),
  rules: fc.array(anyRule, { maxLength: 7 }),
})
const anyStay = fc.record({
  gap: fc.option(fc.integer({ min: 1, max: 9 })),
  isReturning: fc.boolean(),
  length: fc.integer({ min: 1, max: 40 }),
  unit: fc.constant('nights' as const),
  daysAhead: fc.integer({ min: 0, max: 40 }),
  msAhead: fc.integer({ min: -HOUR_MS, max: 40 * 24 * HOUR_MS }),
})
const anyPrice = fc.integer({ min: 100, max: 5_000_000 })
const anyOwn = fc.option(fc.integer({ min: 1, max: 90 }))

test('discounts take off something, never more than 90 %, and never less together than one alone', () => {
  fc.assert(
    fc.property(anyPrice, anyDiscounts, anyOwn, anyStay, (price, discounts, own, stay) => {
      const lines = discountLines(price, { discounts, own }, stay)
      const off = -lines.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)
      expect(lines.every(({ amountHalalas }) => amountHalalas < 0)).toBe(true)
      expect(off).toBeLessThanOrEqual(percentOf(price, 90))
      for (const one of discounts.rules) {
        const [alone] = discountLines(
          price,
          { discounts: { areStacked: false, rules: [one] }, own: null },
          stay,
        )
        // Each stacked step rounds to a halala.
        expect(off + (discounts.areStacked ? DISCOUNT_ORDER.length : 0)).toBeGreaterThanOrEqual(
          -(alone?.amountHalalas ?? 0),
        )
      }
      expect(price - off).toBeGreaterThanOrEqual(lowestDiscounted(price, discounts, own))
      const bound = Math.min(90, mostPercent(discounts) + (own ?? 0))
      expect(price - off).toBeGreaterThanOrEqual(Math.floor((price * (100 - bound)) / 100) - 2)
    }),
    { numRuns: 2_000, seed: 31 },
  )
})

test.each([
  ['weeks are nights', { kind: 'weekly', threshold: 7, unit: 'nights' }, 'hourly', 'kind'],
  ['a week has seven nights', { kind: 'weekly', threshold: 8, unit: 'nights' }, 'daily', 'threshold'],
  [
    'a long stay has two nights at least',
    { kind: 'longStay', threshold: 1, unit: 'nights' },
    'daily',
    'threshold',
  ],
  ['hours are not nights', { kind: 'longStay', threshold: 3, unit: 'nights' }, 'hourly', 'unit'],
  ['early is in days', { kind: 'earlyBooking', threshold: 3, unit: 'hours' }, 'daily', 'unit'],
  ['last minute has an end', { kind: 'lastMinute', threshold: 31, unit: 'days' }, 'daily', 'threshold'],
] as const)('a discount that cannot be is refused: %s', (_name, terms, mode, path) => {
  const refused = { ...terms, percent: 10 }
  expect(validateDiscounts({ rules: [refused] }, mode)).toMatchObject([{ path: `rules.0.${path}` }])
  expect(discountBodyOf(mode).isValidSync(refused)).toBe(false)
})

test('a gap is filled up to its length, and a guest who returns is known as one', () => {
  const rules = [rule('gapFiller', 2, 15, 'nights'), rule('returningGuest', 1, 10, 'stays')]
  const off = (facts: Partial<DiscountedStay>) => linesOf(rules, true, { ...NEXT_MONTH, ...facts })
  expect(off({})).toEqual([])
  expect(off({ gap: 3 })).toEqual([])
  expect(off({ gap: 2, isReturning: true })).toEqual([
    ['gapFiller', -15_000],
    ['returningGuest', -8_500],
  ])
})

test('a discount of nights is none once hours are sold', () => {
  expect(linesOf([WEEKLY], false, { ...NEXT_MONTH, unit: 'hours' })).toEqual([])
})

test('two discounts of the same terms are refused, and two percentages of one kind are not', () => {
  expect(validateDiscounts({ rules: [EARLY, { ...EARLY, percent: 12 }] }, 'daily')).toMatchObject([
    { path: 'rules.1.threshold', code: 'duplicate_key' },
  ])
  expect(validateDiscounts({ rules: [EARLY, { ...EARLY, threshold: 60, percent: 12 }] }, 'daily')).toEqual([])
})
