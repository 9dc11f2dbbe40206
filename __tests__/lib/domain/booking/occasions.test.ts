import fc from 'fast-check'
import {
  CALENDAR_OCCASIONS,
  calendarYears,
  daysOfOccasion,
  knownSpan,
  OCCASION_NAMES,
} from '@/lib/domain/booking/money/occasions'
import { type RuleTerms, rulesOn } from '@/lib/domain/booking/money/price-rules'
import { withOccasionDays } from '@/lib/domain/booking/season'
import { validateCorrection } from '@/lib/domain/content/occasion'
import { addDays } from '@/lib/domain/time/days'
import { hijriDay } from '@/lib/domain/time/hijri'

const KNOWN = knownSpan('2026-03-15')
const rule = (part: Partial<RuleTerms>): RuleTerms => ({
  ...{ weekdays: [], startsAt: null, endsAt: null, season: null, from: null, to: null },
  ...{ priceHalalas: 70_000, percent: null },
  ...part,
})

test('the known days are the same for a whole year, and reach beyond the last booking', () => {
  expect(KNOWN).toEqual({ from: '2025-01-01', to: '2028-12-31' })
  expect(knownSpan('2026-12-31')).toEqual(KNOWN)
  expect(addDays('2026-12-31', 600) < KNOWN.to).toBe(true)
})

test('the calendar gives each occasion once a year of its own, though two may fall into one Gregorian year', () => {
  expect(calendarYears('eidAlFitr', KNOWN)).toEqual([
    { year: 1446, from: '2025-03-30', to: '2025-04-01' },
    { year: 1447, from: '2026-03-20', to: '2026-03-22' },
    { year: 1448, from: '2027-03-09', to: '2027-03-11' },
    { year: 1449, from: '2028-02-26', to: '2028-02-28' },
  ])
  expect(calendarYears('ramadan', knownSpan('2030-06-01')).map(({ year }) => year)).toEqual([
    1450, 1451, 1452, 1453, 1454,
  ])
  expect(calendarYears('nationalDay', KNOWN).map(({ from }) => from.slice(5))).toEqual(Array(4).fill('09-23'))
})

test('without entered days each rule applies as by the calendar, whether its days are copied or not', () => {
  for (const season of CALENDAR_OCCASIONS) {
    const [copied] = withOccasionDays([rule({ season })], [], KNOWN)
    for (let day = KNOWN.from; day <= KNOWN.to; day = addDays(day, 1)) {
      const applies = [rule({ season }), ...(copied ? [copied] : [])].map((one) => rulesOn([one], day).length)
      expect([season, day, applies[0]]).toEqual([season, day, applies[1]])
    }
  }
})

test('school holidays have no days until some are entered', () => {
  const [copied] = withOccasionDays([rule({ season: 'schoolHolidays' })], [], KNOWN)
  expect(copied?.spans).toEqual([])
  expect(rulesOn([rule({ season: 'schoolHolidays' })], '2026-03-20')).toEqual([])
})

test('for any entered days: those of a year replace the calendar, other years and occasions stay', () => {
  const days = fc.record({
    occasion: fc.constantFrom(...OCCASION_NAMES),
    year: fc.integer({ min: 1446, max: 1449 }),
    shift: fc.integer({ min: -10, max: 10 }),
    length: fc.integer({ min: 0, max: 12 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(days, { selector: ({ occasion, year }) => `${occasion} ${year}` }),
      (drawn) => {
        const entered = drawn.map(({ occasion, year, shift, length }) => {
          const from = addDays('2026-05-01', shift)
          const isSchool = occasion === 'schoolHolidays'
          return { occasion, year: isSchool ? null : year, from, to: addDays(from, length) }
        })
        for (const occasion of OCCASION_NAMES) {
          const found = daysOfOccasion(occasion, entered, KNOWN)
          const own = entered.filter((one) => one.occasion === occasion)
          const years =
            occasion === 'schoolHolidays'
              ? []
              : calendarYears(occasion, KNOWN).filter(({ year }) => !own.some((one) => one.year === year))
          expect(found).toHaveLength(years.length + own.length)
          expect(found).toEqual(
            expect.arrayContaining([...years, ...own].map(({ from, to }) => ({ from, to }))),
          )
          expect(found.map(({ from }) => from)).toEqual(found.map(({ from }) => from).toSorted())
        }
      },
    ),
    { seed: 33, numRuns: 200 },
  )
})

test.each<[string, object, string[]]>([
  ['a day later', { from: '2026-03-21', to: '2026-03-23' }, []],
  ['a longer holiday', { from: '2026-03-18', to: '2026-03-28' }, []],
  [
    'eleven days later',
    { from: '2026-03-31', to: '2026-04-02' },
    ['from far_from_calendar', 'to far_from_calendar'],
  ],
  ['of a year without bookings', { year: 1460 }, ['year one_of']],
])('a correction of Eid to %s is accepted or refused', (_, part, expected) => {
  const body = { year: 1447, version: 0, from: '2026-03-20', to: '2026-03-22', ...part }
  const issues = validateCorrection('eidAlFitr', body, '2026-03-15')
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
})

test('the Hijri year changes with the first of Muharram', () => {
  expect([hijriDay('2026-06-15').year, hijriDay('2026-06-16')]).toEqual([
    1447,
    { year: 1448, monthDay: '01-01' },
  ])
})
