import fc from 'fast-check'
import { seriesBody } from '@/lib/domain/booking/bodies'
import { areWeekly, SERIES_BOUNDS, seriesDeadline, weeklyDates } from '@/lib/domain/booking/series'
import { addDays } from '@/lib/domain/time/days'

test('so many weeks of one weekday are weekly in any order; a repeated, shifted or too late one is not', () => {
  const weeks = fc.integer({ min: SERIES_BOUNDS.minWeeks, max: SERIES_BOUNDS.maxWeeks })
  fc.assert(
    fc.property(
      weeks,
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 6 }),
      (count, ahead, shift) => {
        const dates = weeklyDates(addDays('2026-03-17', ahead), count)
        expect(dates).toHaveLength(count)
        expect(areWeekly(dates.toReversed())).toBe(true)
        const [first = '2026-03-17', ...others] = dates
        expect(areWeekly([first, ...dates])).toBe(false)
        expect(areWeekly([addDays(first, -shift), ...others])).toBe(false)
        expect(areWeekly([...dates, addDays(first, SERIES_BOUNDS.maxWeeks * 7)])).toBe(false)
      },
    ),
    { seed: 7 },
  )
  expect(areWeekly([])).toBe(false)
})

test('an unpaid week expires three days before it begins while another is paid, else after a quarter of an hour', () => {
  const now = new Date('2026-03-15T09:00:00Z')
  const checkInAt = new Date('2026-03-24T17:00:00Z')
  const soon = new Date('2026-03-15T09:10:00Z')
  const late = new Date('2026-03-22T09:15:00Z')
  const until = (expiresAt: Date, hasPaidWeek: boolean) =>
    seriesDeadline({ checkInAt, expiresAt }, hasPaidWeek, now)
  expect(until(soon, true)).toEqual(new Date('2026-03-21T17:00:00Z'))
  expect(until(late, true)).toEqual(late)
  expect(until(late, false)).toEqual(new Date('2026-03-15T09:15:00Z'))
  expect(until(soon, false)).toEqual(soon)
})

test('a body with dates that are none is refused and breaks nothing', () => {
  const weeks = [{ total: 43 }, { date: '', total: 43 }, { date: '2026-02-30', total: 43 }]
  expect(seriesBody.isValidSync({ serviceId: 'pitch', start: '18:00', hours: 2, weeks })).toBe(false)
})
