import { formatAlike } from '@/lib/domain/time/spoken-time'
import { formatDay, formatInstant, formatTime } from '@/lib/i18n/dates'

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
