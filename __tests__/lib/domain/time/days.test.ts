import fc from 'fast-check'
import {
  addDays,
  comingThursday,
  daysBetween,
  formatQueryDay,
  instantAt,
  isCalendarDay,
  isDay,
  nightsOf,
  parseQueryDay,
  riyadhDay,
  riyadhTime,
} from '@/lib/domain/time/days'
import { readCalendar } from '@/server/modules/bookings/calendar/ical/read-calendar'

const someDay = fc
  .integer({ min: 0, max: 36_000 })
  .map((count) => new Date(Date.UTC(2000, 0, 1) + count * 86_400_000).toISOString().slice(0, 10))

test('search-submit: a day goes into the address as DD-MM-YYYY and comes back the same', () => {
  expect(formatQueryDay('2026-12-03')).toBe('03-12-2026')
  fc.assert(
    fc.property(someDay, (day) => parseQueryDay(formatQueryDay(day)) === day),
    { seed: 20261121 },
  )
})

test.each(['31-02-2026', '2026-12-03', '1-1-2026', '00-00-0000', '', "' OR 1=1", '٠٣-١٢-٢٠٢٦'])(
  'a broken day in the address is no day: %s',
  (text) => expect(parseQueryDay(text)).toBeNull(),
)

test.each(['1999-12-31', '2101-01-01', '0001-01-01', '9999-12-31', '1726-03-20'])(
  'a year outside of the bookable range is no day, in an address, a form or an imported calendar: %s',
  (day) => {
    expect([isDay(day), isCalendarDay(day)]).toEqual([false, true])
    const [year, month, date] = day.split('-')
    expect(parseQueryDay(`${date}-${month}-${year}`)).toBeNull()
    const event = `BEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${year}${month}${date}\r\nEND:VEVENT\r\n`
    expect(
      readCalendar(`BEGIN:VCALENDAR\r\n${event}END:VCALENDAR\r\n`, new Date('1700-01-01'))?.events,
    ).toEqual([])
  },
)

test('Riyadh has its own midnight: 21:00 in London winter is the next day there', () => {
  expect(riyadhDay(new Date('2026-12-01T20:59:59Z'))).toBe('2026-12-01')
  expect(riyadhDay(new Date('2026-12-01T21:00:00Z'))).toBe('2026-12-02')
  expect(riyadhTime(new Date('2026-12-01T21:05:00Z'))).toBe('00:05')
  expect(instantAt('2026-12-02', '15:00').toISOString()).toBe('2026-12-02T12:00:00.000Z')
})

test('adding days and counting them are inverse, and nights leave out the last day', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 500 }), (day, count) => {
      const later = addDays(day, count)
      expect(isDay(later)).toBe(true)
      expect(daysBetween(day, later)).toBe(count)
      expect(nightsOf(day, later)).toHaveLength(count)
    }),
    { seed: 20261121 },
  )
})

test('the coming weekend begins on a Thursday, today when today is one', () => {
  expect(comingThursday('2026-12-02')).toBe('2026-12-03')
  expect(comingThursday('2026-12-03')).toBe('2026-12-03')
  expect(comingThursday('2026-12-04')).toBe('2026-12-10')
})
