import { typedDay, writtenDay } from '@/components/forms/typed-day'

test.each([
  ['05-03-2026', '2026-03-05'],
  ['5/3/2026', '2026-03-05'],
  ['5.3.2026', '2026-03-05'],
  ['٥-٣-٢٠٢٦', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['', ''],
  ['31-02-2026', '31-02-2026'],
  ['03-25-2026', '03-25-2026'],
  ['5-3-26', '5-3-26'],
  ['soon', 'soon'],
])('the typed date "%s" is %s, day first in every language', (text, day) => {
  expect(typedDay(text)).toBe(day)
})

test.each([
  ['2026-03-05', '05-03-2026'],
  ['31-02-2026', '31-02-2026'],
  ['', ''],
])('the day %s is written %s', (day, text) => {
  expect(writtenDay(day)).toBe(text)
})
