import { spokenDay } from '@/lib/domain/time/spoken-time'

test.each([
  ['en', '3 December 2026'],
  ['ar', '3 ديسمبر 2026'],
])('a day in a sentence of %s has Latin digits and the Gregorian month', (language, words) => {
  expect(spokenDay('2026-12-03', language)).toBe(words)
})
