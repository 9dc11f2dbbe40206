import { HOLIDAYS, holidayOn, holidaysBetween } from '@/components/search/bar/holidays'
import { addDays } from '@/lib/domain/time/days'

test.each([
  ['2026-02-22', 'foundingDay'],
  ['2026-09-23', 'nationalDay'],
  ['2026-03-20', 'eidAlFitr'],
  ['2026-05-27', 'eidAlAdha'],
  ['2027-03-09', 'eidAlFitr'],
  ['2027-05-16', 'eidAlAdha'],
  ['2026-03-19', null],
  ['2026-12-25', null],
])('%s is %s by the Umm al-Qura calendar', (day, holiday) => {
  expect(holidayOn(day)).toBe(holiday)
})

test('holidays are runs of days', () => {
  expect(holidaysBetween('2026-02-01', '2026-06-30')).toEqual([
    { holiday: 'foundingDay', from: '2026-02-22', to: '2026-02-22' },
    { holiday: 'eidAlFitr', from: '2026-03-20', to: '2026-03-22' },
    { holiday: 'eidAlAdha', from: '2026-05-27', to: '2026-05-30' },
  ])
})

test('each holiday comes in every year of 360 days', () => {
  for (const start of ['2026-01-01', '2027-06-15', '2029-11-30']) {
    const found = holidaysBetween(start, addDays(start, 365)).map((one) => one.holiday)
    expect(new Set(found)).toEqual(new Set(HOLIDAYS))
  }
})
