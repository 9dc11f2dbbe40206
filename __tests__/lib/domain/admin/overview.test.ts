import {
  CHART_DAYS,
  conversionOf,
  type DayRow,
  fillDays,
  serviceStateOf,
  sumSpans,
} from '@/lib/domain/admin/overview'
import { addDays } from '@/lib/domain/time/days'

const TODAY = '2026-03-15'
const row = (daysAgo: number, figures: Partial<DayRow>): DayRow => ({
  bookings: 0,
  revenue: 0,
  commission: 0,
  signUps: 0,
  views: 0,
  ...figures,
  day: addDays(TODAY, -daysAgo),
})

test('the charts have each of the last days up to today once, and a day without data is zero', () => {
  const days = fillDays([row(0, { bookings: 2 }), row(89, { bookings: 3 }), row(90, { bookings: 9 })], TODAY)
  expect(days).toHaveLength(CHART_DAYS)
  expect([days[0], days[1], days.at(-1)]).toEqual([
    row(89, { bookings: 3 }),
    row(88, {}),
    row(0, { bookings: 2 }),
  ])
})

test('a span ends today, and the same number of days before it is its comparison', () => {
  const rows = [0, 6, 7, 13, 14, 29, 30, 59, 60].map((daysAgo) => row(daysAgo, { signUps: 1 }))
  expect(sumSpans(fillDays(rows, TODAY), 'signUps')).toEqual({
    today: { sum: 1, before: 0 },
    week: { sum: 2, before: 2 },
    month: { sum: 6, before: 2 },
  })
})

test.each([
  ['bookings in percent of views', [row(0, { bookings: 3, views: 150 })], 2],
  [
    'days before views were recorded do not count',
    [row(1, { bookings: 40 }), row(0, { bookings: 1, views: 20 })],
    5,
  ],
  ['nothing without views', [row(0, { bookings: 4 })], null],
  ['nothing where fewer views than bookings are recorded', [row(0, { bookings: 4, views: 3 })], null],
])('conversion: %s', (_, days, expected) => {
  expect(conversionOf(days)).toBe(expected)
})

const [EARLIER, LATER] = [new Date('2026-03-15T08:00:00Z'), new Date('2026-03-15T09:00:00Z')]

test.each([
  [false, null, LATER, 'notSetUp'],
  [true, null, null, 'unused'],
  [true, EARLIER, null, 'working'],
  [true, null, EARLIER, 'failing'],
  [true, EARLIER, LATER, 'failing'],
  [true, LATER, EARLIER, 'working'],
] as const)(
  'a service that is set up (%s), with a success at %s and a failure at %s, is %s',
  (isSetUp, lastSuccessAt, lastFailureAt, state) => {
    expect(serviceStateOf(isSetUp, { lastSuccessAt, lastFailureAt })).toBe(state)
  },
)
