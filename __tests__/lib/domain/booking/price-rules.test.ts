import fc from 'fast-check'
import { daySlots } from '@/lib/domain/booking/availability'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import { hourPrice } from '@/lib/domain/booking/money/night-price'
import {
  type RuleTerms,
  ruleOfHour,
  ruleOfNight,
  rulePrice,
  rulesOn,
} from '@/lib/domain/booking/money/price-rules'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { lowestPrice } from '@/lib/domain/booking/money/week-price'
import { byPrecedence, placeOf, SEASONS } from '@/lib/domain/booking/season'
import { addDays, type Day, WEEKDAYS } from '@/lib/domain/time/days'
import { eveningOf } from '@/lib/domain/time/evening'
import { hijriMonthDay } from '@/lib/domain/time/hijri'
import { aBookableListing, aStay } from '../a-bookable-listing'

const rule = (part: Partial<RuleTerms> = {}): RuleTerms => ({
  ...{ weekdays: [], startsAt: null, endsAt: null, season: null, from: null, to: null },
  ...{ priceHalalas: 70_000, percent: null },
  ...part,
})
const NOW = new Date('2026-03-15T09:00:00Z')
const pitch = (hourRules: RuleTerms[], difference: Partial<BookableListing> = {}) =>
  aBookableListing({
    pricingMode: 'hourly',
    ...{ checkInTime: '16:00', checkOutTime: '03:00' },
    prices: { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null, hour: 10_000, hourRules },
    ...difference,
  })
const linesOf = (listing: BookableListing, date: Day, start: string, hours: number) => {
  const period = { mode: 'hourly' as const, date, start, hours }
  const { quote, issues } = quoteStay(listing, aStay({ period }), NOW)
  expect(issues).toEqual([])
  return quote?.lines.map((line) => ('quantity' in line ? [line.quantity, line.unitPriceHalalas] : []))
}

test.each<[string, Partial<RuleTerms>, Day[], Day[]]>([
  ['weekdays', { weekdays: ['friday'] }, ['2026-03-20'], ['2026-03-19', '2026-03-21']],
  [
    'dates, once, both included',
    { season: 'once', from: '2026-03-20', to: '2026-03-22' },
    ['2026-03-20', '2026-03-22'],
    ['2026-03-19', '2026-03-23', '2027-03-20'],
  ],
  [
    'dates of every year',
    { season: 'gregorian', from: '06-15', to: '08-31' },
    ['2026-06-15', '2027-08-31'],
    ['2026-06-14', '2027-09-01'],
  ],
  [
    'dates over the new year',
    { season: 'gregorian', from: '12-20', to: '01-05' },
    ['2026-12-20', '2027-01-05'],
    ['2026-12-19', '2027-01-06'],
  ],
  [
    'dates of every Hijri year',
    { season: 'hijri', from: '08-25', to: '09-05' },
    ['2027-02-03', '2027-02-12'],
    ['2027-02-01', '2027-02-13'],
  ],
  [
    'Ramadan',
    { season: 'ramadan' },
    ['2026-02-18', '2026-03-19', '2027-02-08'],
    ['2026-02-17', '2026-03-20'],
  ],
  ['Eid al-Fitr', { season: 'eidAlFitr' }, ['2026-03-20', '2026-03-22'], ['2026-03-19', '2026-03-23']],
  ['Eid al-Adha', { season: 'eidAlAdha' }, ['2026-05-27', '2026-05-30'], ['2026-05-26', '2026-05-31']],
  ['National Day', { season: 'nationalDay' }, ['2026-09-23'], ['2026-09-22']],
  ['Founding Day', { season: 'foundingDay' }, ['2027-02-22'], ['2027-02-23']],
  [
    'a season on its Thursdays',
    { season: 'ramadan', weekdays: ['thursday'] },
    ['2026-03-19'],
    ['2026-03-18', '2026-03-26'],
  ],
])('price rules of %s apply on their days alone', (_, part, inside, outside) => {
  for (const day of inside) expect([day, ruleOfNight([rule(part)], day)]).toEqual([day, rule(part)])
  for (const day of outside) expect([day, ruleOfNight([rule(part)], day)]).toEqual([day, null])
})

test('the first rule of a list makes the price, and a new one is placed by the table of precedence', () => {
  const friday = rule({ weekdays: ['friday'], priceHalalas: 1 })
  const summer = rule({ season: 'gregorian', from: '06-01', to: '08-31', priceHalalas: 2 })
  const week = rule({ season: 'gregorian', from: '07-01', to: '07-07', priceHalalas: 3 })
  const summerFriday = rule({ ...summer, weekdays: ['friday'], priceHalalas: 4 })
  const table = [friday, summer, week, summerFriday].reduce<RuleTerms[]>(
    (list, one) => list.toSpliced(placeOf(list, one), 0, one),
    [],
  )
  expect(table).toEqual([summerFriday, week, summer, friday])
  const prices = ['2026-07-03', '2026-07-04', '2026-07-11', '2026-10-02'].map(
    (day) => ruleOfNight(table, day)?.priceHalalas,
  )
  expect(prices).toEqual([4, 3, 2, 1])
})

test('a percentage is of the usual price, to the halala, and of nothing where there is none', () => {
  const part = rule({ priceHalalas: null, percent: 133 })
  expect([rulePrice(part, 10_001), rulePrice(part, null), rulePrice(rule(), null)]).toEqual([
    13_301,
    null,
    70_000,
  ])
})

test('an hourly stay that crosses rules is priced hour by hour, and after midnight by the evening before', () => {
  const evening = rule({ weekdays: ['thursday'], startsAt: '18:00', endsAt: '00:00', priceHalalas: 20_000 })
  const late = rule({ weekdays: ['thursday'], startsAt: '00:00', endsAt: '05:00', priceHalalas: 30_000 })
  const listing = pitch([evening, late])
  expect(linesOf(listing, '2026-03-19', '16:00', 4)).toEqual([
    [2, 10_000],
    [2, 20_000],
  ])
  expect(linesOf(listing, '2026-03-19', '23:00', 3)).toEqual([
    [1, 20_000],
    [2, 30_000],
  ])
  expect(linesOf(listing, '2026-03-20', '01:00', 2)).toEqual([[2, 30_000]])
  expect(linesOf(listing, '2026-03-20', '23:00', 2)).toEqual([[2, 10_000]])
  const slots = daySlots(listing, [], '2026-03-20', NOW)
  expect(slots.map(({ start, priceHalalas }) => [start, priceHalalas])).toEqual(
    slots.map(({ start }) => [start, start < '05:00' ? 30_000 : 10_000]),
  )
  expect(lowestPrice({ ...listing.prices, lowestHour: 9_000 })).toBe(9_000)
})

const anyRule = fc.record({
  weekdays: fc.subarray([...WEEKDAYS]),
  season: fc.constantFrom(null, ...SEASONS),
  span: fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20 })),
  hours: fc.option(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 23 }))),
  value: fc.integer({ min: 100, max: 90_000 }),
  isPercent: fc.boolean(),
})
const hour = (count: number) => `${String(count % 24).padStart(2, '0')}:00`
const ruleOf = ({
  weekdays,
  season,
  span,
  hours,
  value,
  isPercent,
}: typeof anyRule extends fc.Arbitrary<infer T> ? T : never) => {
  const from = addDays('2026-03-10', span[0])
  const to = addDays(from, span[1])
  const isYearly = season === 'gregorian' || season === 'hijri'
  const date = (day: Day) => (season === 'hijri' ? hijriMonthDay(day) : day.slice(5))
  return rule({
    weekdays,
    season,
    from: season === 'once' ? from : isYearly ? date(from) : null,
    to: season === 'once' ? to : isYearly ? date(to) : null,
    startsAt: hours ? hour(hours[0]) : null,
    endsAt: hours ? hour(hours[0] + hours[1]) : null,
    priceHalalas: isPercent ? null : value,
    percent: isPercent ? (value % 400) + 1 : null,
  })
}

test('for any rules and hours: the lines are the sum of the hours, each by the first rule of its evening', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule.map(ruleOf), { maxLength: 6 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 1, max: 12 }),
      (rules, ahead, start, hours) => {
        const listing = pitch(rules, { checkInTime: '00:00', checkOutTime: '00:00' })
        const date = addDays('2026-03-15', ahead)
        const period = { mode: 'hourly' as const, date, start: hour(start), hours }
        const { quote } = quoteStay(listing, aStay({ period }), NOW)
        const expected = Array.from({ length: hours }, (_, index) => {
          const day = addDays(date, Math.floor((start + index) / 24))
          const evening = eveningOf(day, hour(start + index))
          const first = ruleOfHour(rulesOn(rules, evening), hour(start + index))
          return first ? (rulePrice(first, 10_000) ?? 0) : 10_000
        })
        expect(quote?.totalHalalas).toBe(expected.reduce((sum, price) => sum + price, 0))
        expect(
          new Set(quote?.lines.map((line) => 'unitPriceHalalas' in line && line.unitPriceHalalas)).size,
        ).toBe(quote?.lines.length)
        expect(hourPrice(listing.prices, date, hour(start))).toBe(expected[0])
      },
    ),
    { seed: 31, numRuns: 300 },
  )
})

test('for any rules: however they were added, those of one rank apart, the table is the same', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule.map(ruleOf), { maxLength: 6 }),
      fc.integer({ min: 0, max: 40 }),
      (rules, ahead) => {
        const added = (list: readonly RuleTerms[]) =>
          list.reduce<RuleTerms[]>((table, one) => table.toSpliced(placeOf(table, one), 0, one), [])
        const [table, other] = [added(rules), added(rules.toReversed())]
        for (const list of [table, other]) expect(list).toEqual(list.toSorted(byPrecedence))
        const day = addDays('2026-03-15', ahead)
        const [first, second] = [rulesOn(table, day)[0], rulesOn(other, day)[0]]
        expect(first && second ? byPrecedence(first, second) : (first ?? second ?? 0)).toBe(0)
      },
    ),
    { seed: 32, numRuns: 300 },
  )
})

test('a Hijri year has 354 or 355 days, and each of them one month and day', () => {
  const year: string[] = []
  for (let day = '2026-06-16'; year.length < 400; day = addDays(day, 1)) year.push(hijriMonthDay(day))
  const next = year.indexOf('01-01', 1)
  expect(year[0]).toBe('01-01')
  expect([354, 355]).toContain(next)
  expect(new Set(year.slice(0, next)).size).toBe(next)
})
