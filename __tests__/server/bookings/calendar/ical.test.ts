import { readCalendar } from '@/server/modules/bookings/calendar/ical/read-calendar'
import { writeCalendar } from '@/server/modules/bookings/calendar/ical/write-calendar'

const NOW = new Date('2026-03-15T09:00:00Z')
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const only = (...lines: string[]) => readCalendar(calendar(...lines), NOW)?.events[0]

test('whole days end before the last; without an end it is one day', () => {
  expect(only('DTSTART;VALUE=DATE:20260320', 'DTEND;VALUE=DATE:20260322')).toMatchObject({
    firstDay: '2026-03-20',
    lastDay: '2026-03-22',
    span: null,
  })
  expect(only('DTSTART;VALUE=DATE:20260320')).toMatchObject({ lastDay: '2026-03-21' })
  expect(only('DTSTART;VALUE=DATE:20260320', 'DURATION:P3D')).toMatchObject({ lastDay: '2026-03-23' })
})

test('instants of UTC and of a named zone are read in the days of Riyadh', () => {
  expect(only('DTSTART:20260320T220000Z', 'DTEND:20260321T010000Z')).toMatchObject({
    firstDay: '2026-03-21',
    lastDay: '2026-03-22',
    span: { from: new Date('2026-03-20T22:00:00Z'), to: new Date('2026-03-21T01:00:00Z') },
  })
  expect(only('DTSTART;TZID=Asia/Riyadh:20260320T150000', 'DURATION:PT2H')?.span).toEqual({
    from: new Date('2026-03-20T12:00:00Z'),
    to: new Date('2026-03-20T14:00:00Z'),
  })
})

test('folded lines are joined, alarms inside are skipped, rules that are not followed are counted', () => {
  const folded = only('DTSTART;VALUE=DATE:2026\r\n 0320', 'BEGIN:VALARM', 'DURATION:P9D', 'END:VALARM')
  expect(folded).toMatchObject({ firstDay: '2026-03-20', lastDay: '2026-03-21' })
  expect(readCalendar(calendar('DTSTART;VALUE=DATE:20260320', 'RRULE:FREQ=HOURLY'), NOW)?.repeating).toBe(1)
})

test('cancelled, free, impossible and reversed events are no busy time', () => {
  expect(only('DTSTART;VALUE=DATE:20260320', 'STATUS:CANCELLED')).toBeUndefined()
  expect(only('DTSTART;VALUE=DATE:20260320', 'TRANSP:TRANSPARENT')).toBeUndefined()
  expect(only('DTSTART;VALUE=DATE:20260230')).toBeUndefined()
  expect(only('DTSTART:20260320T100000Z', 'DTEND:20260320T090000Z')).toBeUndefined()
  expect(readCalendar('<html></html>', NOW)).toBeNull()
})

test('a calendar that we write can be read back, with Arabic, commas and long lines', () => {
  const text = writeCalendar(
    [
      {
        uid: 'stay@diyar',
        summary: 'شاليه النخلة, مع مسبح; وحديقة كبيرة جدًا تطل على البحر الأحمر في مدينة جدة',
        location: 'Obhur\nJeddah',
        span: { from: new Date('2026-03-20T12:00:00Z'), to: new Date('2026-03-22T09:00:00Z') },
      },
      { uid: 'busy@diyar', summary: 'Busy', span: { firstDay: '2026-03-25', lastDay: '2026-03-27' } },
    ],
    NOW,
  )
  const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain('النخلة\\, مع مسبح\\; وحديقة')
  expect(text).toContain('LOCATION:Obhur\\nJeddah')
  expect(readCalendar(text, NOW)?.events.map((one) => [one.firstDay, one.lastDay])).toEqual([
    ['2026-03-20', '2026-03-22'],
    ['2026-03-25', '2026-03-27'],
  ])
})

test('a text preserves its lines and contains no other control character; everything of an event is inside of it', () => {
  const text = writeCalendar(
    [
      {
        uid: 'one@diyar',
        summary: 'a\rb\u2028c\u0000d\\',
        url: 'https://www.example.sa/booking/1',
        status: 'CANCELLED',
        sequence: 3,
        span: { firstDay: '2026-03-25', lastDay: '2026-03-27' },
      },
    ],
    NOW,
  ).split('\r\n')
  expect(text).toContain('SUMMARY:a\\nb\\nc d\\\\')
  expect(text).toContain('DTSTAMP:20260315T090000Z')
  expect(text).toContain('URL:https://www.example.sa/booking/1')
  expect(text).toContain('STATUS:CANCELLED')
  expect(text).toContain('SEQUENCE:3')
})
