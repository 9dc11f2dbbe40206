import { formatAlike } from '@/lib/domain/time/spoken-time'
import { formatDay, formatHour, formatInstant, formatTime } from '@/lib/i18n/dates'

const DAY = '2026-11-22'

test.each([
  ['ar', 'weekdayDayMonth', 'الأحد، 22 نوفمبر'],
  ['en', 'weekdayDayMonth', 'Sun 22 Nov'],
  ['ar', 'full', 'الأحد، 22 نوفمبر 2026'],
  ['en', 'full', 'Sunday, 22 November 2026'],
  ['ar', 'dayMonthYear', '22 نوفمبر 2026'],
  ['en', 'dayMonth', '22 Nov'],
] as const)('a day in %s, %s', (locale, style, text) => {
  expect(formatDay(DAY, locale, style)).toBe(text)
})

test('an instant and a time of day never break before their half of the day', () => {
  expect(formatInstant('2026-11-22T12:00:00Z', 'en')).toBe('Sunday, 22 November 2026 at 3:00\u00A0pm')
  expect(formatInstant('2026-11-22T12:00:00Z', 'ar')).toBe('الأحد، 22 نوفمبر 2026 في 3:00\u00A0م')
  expect(formatTime('15:00', 'ar')).toBe('3:00\u00A0م')
})

/** 01:00 on Friday 27 November in Riyadh. */
const AFTER_MIDNIGHT = '2026-11-26T22:00:00Z'

test('an hour after midnight names the night that it belongs to', () => {
  expect(formatInstant(AFTER_MIDNIGHT, 'ar')).toBe('27 نوفمبر 2026 في 1:00 فجر الجمعة (ليلة الخميس)')
  expect(formatInstant(AFTER_MIDNIGHT, 'en')).toBe('27 November 2026 at 1:00\u00A0am Friday (Thursday night)')
  expect(formatInstant('2026-11-26T21:00:00Z', 'ar')).toBe(
    '27 نوفمبر 2026 في منتصف الليل أول الجمعة (ليلة الخميس)',
  )
  expect(formatHour('2026-11-27', '01:00', 'ar', 'weekdayDayMonth')).toBe(
    '27 نوفمبر في 1:00 فجر الجمعة (ليلة الخميس)',
  )
  expect(formatHour('2026-11-27', '05:00', 'ar', 'weekdayDayMonth')).toBe('الجمعة، 27 نوفمبر في 5:00\u00A0ص')
})

test.each([
  ['12:00', '12:00\u00A0ظهرًا', '12:00\u00A0pm'],
  ['00:00', 'منتصف الليل', '12:00\u00A0am'],
  ['03:00', '3:00\u00A0فجرًا', '3:00\u00A0am'],
  ['00:30', '12:30\u00A0ص', '12:30\u00A0am'],
])('noon, midnight and dawn have Arabic words of their own: %s', (time, arabic, english) => {
  expect([formatTime(time, 'ar'), formatTime(time, 'en')]).toEqual([arabic, english])
})

test('the separators are ours, whatever the engine writes between the parts', () => {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
  jest.spyOn(format, 'formatToParts').mockReturnValue([
    { type: 'weekday', value: 'Thu' },
    { type: 'literal', value: ', ' },
    { type: 'day', value: '21' },
    { type: 'literal', value: ' ' },
    { type: 'month', value: 'Oct' },
  ])
  expect(formatAlike(format, new Date())).toBe('Thu 21 Oct')
})
