import fc from 'fast-check'
import { calendarDays, daySlots, nearestFreeStays } from '@/lib/domain/booking/availability'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import { validatePeriod } from '@/lib/domain/booking/stay-rules'
import { decided, nightLimits, type StayRuleTerms } from '@/lib/domain/booking/vendor-stay-rules'
import { addDays, type Day } from '@/lib/domain/time/days'
import { aBookableListing } from '../a-bookable-listing'
import { aStayRule, stayRules } from './a-stay-rule'

/** Sunday 15 March, noon in Riyadh; Ramadan ends on Thursday the 19th. */
const NOW = new Date('2026-03-15T09:00:00Z')
const TODAY = '2026-03-15'
const nights = (checkIn: Day, count: number) => ({
  mode: 'daily' as const,
  checkIn,
  checkOut: addDays(checkIn, count),
})
const place = (rules: StayRuleTerms[], difference: Partial<BookableListing> = {}) =>
  aBookableListing({ stayRules: rules, ...difference })
const refusal = (listing: BookableListing, checkIn: Day, count: number) => {
  const [first] = validatePeriod(listing, nights(checkIn, count), NOW)
  return first ? [first.path, first.code, first.params] : null
}

const RAMADAN = aStayRule({ season: 'ramadan', weekdays: ['thursday'], minNights: 3 })
const WEEKEND = aStayRule({ weekdays: ['thursday', 'friday'], minNights: 2, maxNights: 4 })
const thursday = { weekday: 'thursday', season: 'any' }

test.each<[string, StayRuleTerms[], Day, number, unknown]>([
  ['a stay of the fewest nights', [RAMADAN], '2026-03-19', 3, null],
  [
    'fewer nights than the rule of that weekday in that season',
    [RAMADAN],
    '2026-03-19',
    2,
    ['checkOut', 'stay_too_short', { min: 3, weekday: 'thursday', season: 'ramadan' }],
  ],
  ['the same weekday after the season', [RAMADAN], '2026-03-26', 1, null],
  [
    'more nights than the most',
    [WEEKEND],
    '2026-03-26',
    5,
    ['checkOut', 'stay_too_long', { max: 4, ...thursday }],
  ],
  ['the day of arrival alone decides', [WEEKEND], '2026-03-25', 6, null],
  [
    'the first of two rules that set a part',
    [RAMADAN, WEEKEND],
    '2026-03-19',
    2,
    ['checkOut', 'stay_too_short', { min: 3, weekday: 'thursday', season: 'ramadan' }],
  ],
  [
    'a part that the first rule leaves open',
    [RAMADAN, WEEKEND],
    '2026-03-19',
    5,
    ['checkOut', 'stay_too_long', { max: 4, ...thursday }],
  ],
  [
    'no arrival',
    [aStayRule({ weekdays: ['friday'], arrival: false })],
    '2026-03-20',
    2,
    ['checkIn', 'no_arrival', { weekday: 'friday', season: 'any' }],
  ],
  [
    'an arrival that an earlier rule allows',
    [aStayRule({ season: 'eidAlFitr', arrival: true }), aStayRule({ weekdays: ['friday'], arrival: false })],
    '2026-03-20',
    2,
    null,
  ],
  [
    'no departure',
    [aStayRule({ season: 'eidAlFitr', departure: false })],
    '2026-03-18',
    3,
    ['checkOut', 'no_departure', { weekday: 'any', season: 'eidAlFitr' }],
  ],
  [
    'a departure on another day',
    [aStayRule({ season: 'eidAlFitr', departure: false })],
    '2026-03-18',
    1,
    null,
  ],
  [
    'too short a notice for that weekday',
    [aStayRule({ weekdays: ['thursday'], noticeHours: 120 })],
    '2026-03-19',
    1,
    ['checkIn', 'booked_too_late', { hours: 120, ...thursday }],
  ],
  [
    'a window of each day',
    [aStayRule({ windowDays: 10 })],
    '2026-03-26',
    1,
    ['checkIn', 'too_far_ahead', { max: 10 }],
  ],
  [
    'a window of a season',
    [aStayRule({ season: 'once', from: '2026-03-20', to: '2026-03-30', windowDays: 5 })],
    '2026-03-21',
    1,
    ['checkIn', 'booked_too_early', { max: 5, weekday: 'any', season: 'once' }],
  ],
  ['the last day of a window', [aStayRule({ windowDays: 10 })], '2026-03-25', 1, null],
])('%s', (_name, rules, checkIn, count, expected) => {
  expect(refusal(place(rules), checkIn, count)).toEqual(expected)
})

test('a rule replaces a setting of the listing, which holds on all other days', () => {
  const limits = { minNights: 2, maxNights: 6, leadMinutes: 72 * 60 }
  const listing = place([aStayRule({ weekdays: ['monday'], minNights: 1, noticeHours: 0 })], { limits })
  expect(refusal(listing, '2026-03-16', 1)).toBeNull()
  expect(refusal(listing, '2026-03-18', 1)).toEqual(['checkOut', 'too_few_nights', { min: 2 }])
  expect(refusal(listing, '2026-03-16', 7)).toEqual(['checkOut', 'too_many_nights', { max: 6 }])
  expect(refusal(listing, '2026-03-17', 2)).toEqual(['checkIn', 'short_notice', { hours: 72 }])
})

test('of limits that contradict each other the first one in the order holds', () => {
  const most = aStayRule({ weekdays: ['thursday'], maxNights: 2 })
  const limits = { minNights: 5, maxNights: null, leadMinutes: 0 }
  expect(nightLimits({ stayRules: [RAMADAN, most] }, '2026-03-19')).toMatchObject({
    min: { nights: 3 },
    max: null,
  })
  expect(nightLimits({ stayRules: [most, RAMADAN] }, '2026-03-19')).toMatchObject({
    min: null,
    max: { nights: 2 },
  })
  expect(nightLimits({ stayRules: [most], limits }, '2026-03-19')).toMatchObject({
    min: null,
    max: { nights: 2 },
  })
})

test('each day has a length that its limits allow, and each part is of the first rule that sets it', () => {
  const day = fc.integer({ min: 0, max: 30 }).map((ahead) => addDays(TODAY, ahead))
  fc.assert(
    fc.property(stayRules, day, (rules, on) => {
      const { min, max } = nightLimits({ stayRules: rules }, on)
      expect(min?.nights ?? 1).toBeLessThanOrEqual(max?.nights ?? Number.POSITIVE_INFINITY)
      const found = decided(rules, 'arrival', on)
      const before = rules.slice(0, found?.place ?? rules.length)
      expect(before.every((rule) => decided([rule], 'arrival', on) === null)).toBe(true)
    }),
    { seed: 31, numRuns: 300 },
  )
})

test('nearest stays obey the rules of their own days', () => {
  const rules = [
    aStayRule({ weekdays: ['thursday'], minNights: 3 }),
    aStayRule({ weekdays: ['friday', 'saturday'], arrival: false, departure: false }),
  ]
  const found = nearestFreeStays(
    [{ listing: place(rules), taken: [], units: 1 }],
    nights('2026-03-26', 1),
    NOW,
  )
  expect(found).toEqual([nights('2026-03-26', 3), nights('2026-03-25', 1), nights('2026-03-24', 1)])
})

test('a night is closed only where no arrival before it leaves enough notice', () => {
  const limits = { minNights: null, maxNights: null, leadMinutes: 72 * 60 }
  const open = (listing: BookableListing) =>
    calendarDays(listing, [], { from: TODAY, to: addDays(TODAY, 5) }, TODAY, NOW).map(({ state }) => state)
  const closed = ['closed', 'closed', 'closed', 'free', 'free']
  expect(open(place([], { limits }))).toEqual(closed)
  expect(open(place([aStayRule({ weekdays: ['monday'], noticeHours: 24 })], { limits }))).toEqual([
    'closed',
    ...Array(4).fill('free'),
  ])
})

test('hours have the notice and the window of their evening', () => {
  const hourly = place(
    [
      aStayRule({ weekdays: ['tuesday'], noticeHours: 240 }),
      aStayRule({ weekdays: ['friday'], windowDays: 3 }),
    ],
    {
      pricingMode: 'hourly',
      ...{ checkInTime: '16:00', checkOutTime: '03:00' },
      prices: { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null, hour: 10_000 },
    },
  )
  const states = (day: Day) =>
    Object.fromEntries(daySlots(hourly, [], day, NOW).map(({ start, state }) => [start, state]))
  // Wednesday: its first hours are of the evening of Tuesday.
  expect(states('2026-03-18')).toMatchObject({ '01:00': 'closed', '16:00': 'free' })
  expect(states('2026-03-21')).toMatchObject({ '01:00': 'closed', '16:00': 'free' })
  const days = calendarDays(hourly, [], { from: '2026-03-16', to: '2026-03-22' }, TODAY, NOW)
  expect(days.every(({ state }) => state === 'free')).toBe(true)
  expect(states('2026-03-20')).toMatchObject({ '01:00': 'free', '16:00': 'closed' })
})
