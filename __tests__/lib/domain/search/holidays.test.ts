import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { HOLIDAY_NAMES, holidaysOf } from '@/lib/domain/search/holidays'
import en from '@/messages/en.json'

const days = (occasion: OccasionDaysWire['occasion'], from: string, to = from): OccasionDaysWire => ({
  ...{ occasion, from, to },
  names: null,
})
const spans = (...occasions: OccasionDaysWire[]) =>
  holidaysOf(occasions).map(({ occasion, from, to, isLongWeekend }) => [occasion, from, to, isLongWeekend])

test.each([
  ['a Thursday', '2027-09-23', '2027-09-23', '2027-09-25', true],
  ['a Sunday', '2029-09-23', '2029-09-21', '2029-09-23', true],
  ['a Wednesday', '2026-09-23', '2026-09-23', '2026-09-23', false],
  ['a Friday', '2033-09-23', '2033-09-23', '2033-09-23', false],
])('National Day on %s is a long weekend where it makes one', (_weekday, day, from, to, isLong) => {
  expect(spans(days('nationalDay', day))).toEqual([['nationalDay', from, to, isLong]])
})

test('Eids and school holidays have their own days, Ramadan none, and all come in order', () => {
  expect(
    spans(
      days('schoolHolidays', '2027-04-01', '2027-04-08'),
      days('ramadan', '2027-02-08', '2027-03-08'),
      days('eidAlFitr', '2027-03-09', '2027-03-11'),
    ),
  ).toEqual([
    ['eidAlFitr', '2027-03-09', '2027-03-11', false],
    ['schoolHolidays', '2027-04-01', '2027-04-08', false],
  ])
})

test('each holiday has a name', () => {
  expect(Object.keys(en.vocabulary.holiday).toSorted()).toEqual(HOLIDAY_NAMES.toSorted())
})
