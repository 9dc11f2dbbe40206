import fc from 'fast-check'
import {
  bulkDaysBody,
  calendarBodyOf,
  chosenDays,
  runsOf,
  undoEnd,
  undoStart,
} from '@/lib/domain/calendar/bulk-changes'
import { addDays, nightsOf, WEEKDAYS, weekdayOf } from '@/lib/domain/time/days'
import { validateAgainst } from '@/lib/domain/validate-against'

const FIRST = '2026-03-15'
const BODY = { listingIds: ['s1'], from: FIRST, to: FIRST, weekdays: [], action: 'close' }

test('the chosen days are those of the range, both ends included, on the weekdays, and runs hold each once', () => {
  const lengths = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(lengths, fc.subarray([...WEEKDAYS]), (length, weekdays) => {
      const to = addDays(FIRST, length)
      const days = chosenDays({ from: FIRST, to, weekdays })
      const all = nightsOf(FIRST, addDays(to, 1))
      expect(days).toEqual(
        weekdays.length === 0 ? all : all.filter((day) => weekdays.includes(weekdayOf(day))),
      )
      const runs = runsOf(days)
      expect(runs.flatMap((run) => nightsOf(run.from, run.to))).toEqual(days)
      expect(runs.slice(1).every((run, i) => (runs[i]?.to ?? '') < run.from)).toBe(true)
    }),
    { seed: 31 },
  )
})

test('an act becomes the change of one calendar that its form would send', () => {
  const days = ['2026-03-19', '2026-03-20', '2026-03-22']
  const runs = [
    { from: '2026-03-19', to: '2026-03-21' },
    { from: '2026-03-22', to: '2026-03-23' },
  ]
  expect(calendarBodyOf({ action: 'open' }, days)).toEqual({ open: runs })
  expect(calendarBodyOf({ action: 'close', note: 'Repairs' }, days)).toEqual({
    close: runs.map((run) => ({ ...run, note: 'Repairs' })),
  })
  const prices = (price: number | null) => ({ prices: days.map((day) => ({ day, price })) })
  expect(calendarBodyOf({ action: 'price', price: 700 }, days)).toEqual(prices(700))
  expect(calendarBodyOf({ action: 'weekPrice', price: 700 }, days)).toEqual(prices(null))
})

test.each([
  [{}, []],
  [{ listingIds: [] }, [['listingIds', 'min']]],
  [
    { from: '', action: 'price' },
    [
      ['from', 'required'],
      ['price', 'required'],
    ],
  ],
  [{ action: 'price', price: 0.5 }, [['price', 'min']]],
  [{ action: 'price', price: 10.001 }, [['price', 'not_an_amount']]],
  [{ to: '2026-03-14' }, [['to', 'range_end_before_start']]],
  [{ to: '2028-03-14' }, [['to', 'too_many_nights']]],
  [{ weekdays: ['monday'] }, [['to', 'weekday_not_in_range']]],
])('a body with %j has these issues', (part, issues) => {
  const found = validateAgainst(bulkDaysBody, { ...BODY, ...part }).issues
  expect(found.map(({ path, code }) => [path, code])).toEqual(issues)
})

test('an act can be undone for ten minutes', () => {
  const now = new Date('2026-03-15T09:00:00Z')
  expect(undoEnd(now)).toEqual(new Date('2026-03-15T09:10:00Z'))
  expect(undoStart(undoEnd(now))).toEqual(now)
})
