import fc from 'fast-check'
import { validateStayDays } from '@/lib/domain/booking/stay-rules'
import { candidateStays, datesIssues, flexibleIssues } from '@/lib/domain/search/flexible-dates'
import { FLEXIBLE_KINDS, MAX_SPAN_NIGHTS, type SearchDates } from '@/lib/domain/search/search-params'
import { parseSearchParams } from '@/lib/domain/search/search-query'
import { addDays, daysBetween, weekdayOf } from '@/lib/domain/time/days'
import { writeSearchParams } from '@/lib/search/search-address'
import { parsePageQuery } from '@/lib/search/search-page'

const TODAY = '2026-03-15'
const stays = (dates: SearchDates, today = TODAY) =>
  candidateStays(dates, today).map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)

test('exact dates are their only candidate, and a search without dates has none', () => {
  expect(stays({ checkIn: '2026-03-20', checkOut: '2026-03-23' })).toEqual(['2026-03-20 2026-03-23'])
  expect(stays({})).toEqual([])
})

test('the weekends of a month begin on its Thursdays, the last one may end in the next month', () => {
  expect(stays({ flexible: 'weekend', month: '2026-04' })).toEqual([
    '2026-04-02 2026-04-04',
    '2026-04-09 2026-04-11',
    '2026-04-16 2026-04-18',
    '2026-04-23 2026-04-25',
    '2026-04-30 2026-05-02',
  ])
})

test('the nights of a month lie in it, and those of a span in the span', () => {
  const april = stays({ flexible: 'month', month: '2026-04', nights: 3 })
  expect([april.length, april[0], april.at(-1)]).toEqual([
    28,
    '2026-04-01 2026-04-04',
    '2026-04-28 2026-05-01',
  ])
  const span = { checkIn: '2026-04-10', checkOut: '2026-04-14' }
  expect(stays({ flexible: 'nights', ...span, nights: 3 })).toEqual([
    '2026-04-10 2026-04-13',
    '2026-04-11 2026-04-14',
  ])
})

test('around dates are the same nights up to three days earlier or later', () => {
  const around = stays({ flexible: 'around', checkIn: '2026-04-10', checkOut: '2026-04-12' })
  expect([around.length, around[0], around.at(-1)]).toEqual([
    7,
    '2026-04-07 2026-04-09',
    '2026-04-13 2026-04-15',
  ])
})

test('a weekend that began yesterday is not offered, and one that begins today is', () => {
  const march = { flexible: 'weekend', month: '2026-03' } as const
  expect(stays(march, '2026-03-19')[0]).toBe('2026-03-19 2026-03-21')
  expect(stays(march, '2026-03-20')[0]).toBe('2026-03-26 2026-03-28')
  expect(stays(march, '2026-03-27')).toEqual([])
  expect(datesIssues(march, '2026-03-27')).toMatchObject([{ path: 'month', code: 'past_day' }])
  expect(datesIssues({ flexible: 'weekend', month: '2029-03' }, TODAY)).toMatchObject([
    { path: 'month', code: 'too_far_ahead' },
  ])
})

const day = fc.integer({ min: -40, max: 600 }).map((ahead) => addDays(TODAY, ahead))
const wholeDates = fc
  .record({
    flexible: fc.constantFrom(...(Object.keys(FLEXIBLE_KINDS) as (keyof typeof FLEXIBLE_KINDS)[])),
    checkIn: day,
    length: fc.integer({ min: 1, max: MAX_SPAN_NIGHTS }),
    month: day.map((one) => one.slice(0, 7)),
    nights: fc.integer({ min: 1, max: MAX_SPAN_NIGHTS }),
  })
  .map(({ flexible, length, ...given }) => {
    const all = { ...given, checkOut: addDays(given.checkIn, length) }
    return { flexible, ...Object.fromEntries(FLEXIBLE_KINDS[flexible].map((name) => [name, all[name]])) }
  })

test('candidates are bounded, bookable, of one length and in order, whatever the dates', () => {
  fc.assert(
    fc.property(wholeDates, (dates: SearchDates) => {
      const found = candidateStays(dates, TODAY)
      expect(found.length).toBeLessThanOrEqual(MAX_SPAN_NIGHTS)
      expect(new Set(found.map(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut))).size).toBeLessThan(
        2,
      )
      expect(found.flatMap((stay) => validateStayDays(stay, TODAY))).toEqual([])
      const arrivals = found.map(({ checkIn }) => checkIn)
      expect(arrivals).toEqual([...new Set(arrivals)].toSorted())
      if (dates.flexible === 'weekend')
        expect(arrivals.filter((one) => weekdayOf(one) !== 'thursday')).toEqual([])
      const isBroken = flexibleIssues(dates).length > 0
      expect(isBroken || found.length > 0 || datesIssues(dates, TODAY).length > 0).toBe(true)
    }),
    { seed: 327 },
  )
})

test('flexible dates are written behind the days and read back', () => {
  fc.assert(
    fc.property(wholeDates, (dates: SearchDates) => {
      fc.pre(flexibleIssues(dates).length === 0)
      const { query, issues } = parseSearchParams(Object.fromEntries(writeSearchParams(dates)))
      expect([query, issues]).toEqual([{ ...dates, page: 1, pageSize: 20, sort: 'default' }, []])
    }),
    { seed: 327 },
  )
  const month = { city: 'Jeddah', flexible: 'month', month: '2026-12', nights: 3 } as const
  expect(writeSearchParams(month).toString()).toBe('city=Jeddah&flexible=month&month=12-2026&nights=3&page=1')
})

test.each([
  [{ flexible: 'someday' }, 'flexible', 'one_of'],
  [{ flexible: 'weekend' }, 'month', 'required'],
  [{ flexible: 'weekend', month: '2026-12' }, 'month', 'not_a_month'],
  [{ flexible: 'weekend', month: '13-2026' }, 'month', 'not_a_month'],
  [{ flexible: 'weekend', month: '12-2026', nights: '2' }, 'nights', 'not_with_these_dates'],
  [{ flexible: 'month', month: '12-2026' }, 'nights', 'required'],
  [{ flexible: 'month', month: '12-2026', nights: '32' }, 'nights', 'more_nights_than_days'],
  [{ flexible: 'month', month: '12-2026', nights: '0' }, 'nights', 'min'],
  [{ flexible: 'around', checkIn: '31-02-2026', checkOut: '03-03-2026' }, 'checkIn', 'not_a_day'],
  [
    { flexible: 'around', checkIn: '05-03-2026', checkOut: '03-03-2026' },
    'checkOut',
    'check_out_before_check_in',
  ],
  [
    { flexible: 'nights', checkIn: '01-04-2026', checkOut: '04-04-2026', nights: '4' },
    'nights',
    'more_nights_than_days',
  ],
  [
    { flexible: 'nights', checkIn: '01-04-2026', checkOut: '03-06-2026', nights: '4' },
    'checkOut',
    'span_too_long',
  ],
  [{ month: '12-2026' }, 'month', 'not_with_these_dates'],
  [{ nights: '2', checkIn: '01-04-2026' }, 'nights', 'not_with_these_dates'],
])(
  'flexible dates that are not whole name the parameter, and none of them is searched: %j',
  (params, path, code) => {
    const { query, issues } = parseSearchParams({ city: 'Jeddah', ...params })
    expect(issues.map((one) => [one.path, one.code])).toEqual([[path, code]])
    expect(query).toEqual({ city: 'Jeddah', page: 1, pageSize: 20, sort: 'default' })
  },
)

test('a page drops a month that has passed with a sentence, and still searches', () => {
  const { query, issues } = parsePageQuery({ city: 'Jeddah', flexible: 'weekend', month: '02-2026' }, TODAY)
  expect(query).toEqual({ city: 'Jeddah', page: 1, pageSize: 20, sort: 'default' })
  expect(issues).toMatchObject([{ path: 'month', code: 'past_day' }])
})
