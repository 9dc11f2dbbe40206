import { calendarDays, daySlots, freeUnits, nearestFreeStays } from '@/lib/domain/booking/availability'
import type { Period } from '@/lib/domain/booking/bookable'
import { occupiedSpan } from '@/lib/domain/booking/period'
import { aBookableService } from '../a-bookable-service'

const hall = aBookableService({ checkInTime: '16:00', checkOutTime: '03:00' })
const night = (checkIn: string, checkOut: string): Extract<Period, { mode: 'daily' }> => ({
  mode: 'daily',
  checkIn,
  checkOut,
})
const takenBy = (service: typeof hall, period: Period) => [{ unitId: 'u1', ...occupiedSpan(period, service) }]

test('edge 12: a hall from 16:00 to 03:00 is free again the next evening, and not with a buffer of 14 hours', () => {
  const taken = takenBy(hall, night('2026-12-02', '2026-12-03'))
  expect(freeUnits(hall, night('2026-12-03', '2026-12-04'), taken)).toBe(1)
  const slow = { ...hall, turnoverMinutes: 14 * 60 }
  expect(
    freeUnits(slow, night('2026-12-03', '2026-12-04'), takenBy(slow, night('2026-12-02', '2026-12-03'))),
  ).toBe(0)
})

test('edge 13: a pitch taken from 23:00 to 01:00 is one booking of the day and takes the hour after midnight', () => {
  const pitch = aBookableService({
    pricingMode: 'hourly',
    checkInTime: '00:00',
    checkOutTime: '00:00',
    prices: { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null, hour: 9_000 },
  })
  const taken = takenBy(pitch, { mode: 'hourly', date: '2026-12-02', start: '23:00', hours: 2 })
  const states = (day: string) =>
    daySlots(pitch, taken, day, new Date('2026-12-01T00:00:00Z'))
      .filter((slot) => slot.state === 'taken')
      .map((slot) => slot.start)
  expect(states('2026-12-02')).toEqual(['23:00'])
  expect(states('2026-12-03')).toEqual(['00:00'])
})

test('back-to-back stays are both possible', () => {
  const chalet = aBookableService()
  const taken = takenBy(chalet, night('2026-12-02', '2026-12-04'))
  expect(freeUnits(chalet, night('2026-12-04', '2026-12-05'), taken)).toBe(1)
  expect(freeUnits(chalet, night('2026-12-01', '2026-12-02'), taken)).toBe(1)
  expect(freeUnits(chalet, night('2026-12-03', '2026-12-04'), taken)).toBe(0)
})

test('the calendar tells past, closed, taken and free nights apart', () => {
  const chalet = aBookableService({ openTo: '2026-12-04' })
  const taken = takenBy(chalet, night('2026-12-03', '2026-12-04'))
  const days = calendarDays(chalet, taken, { from: '2026-12-01', to: '2026-12-06' }, '2026-12-02')
  expect(days.map((day) => day.state)).toEqual(['past', 'free', 'taken', 'free', 'closed'])
})

test('the nearest free stays come first and have the asked length', () => {
  const chalet = aBookableService()
  const taken = takenBy(chalet, night('2026-12-10', '2026-12-12'))
  const near = nearestFreeStays(chalet, taken, night('2026-12-10', '2026-12-12'), 1, '2026-12-01')
  expect(near).toEqual([
    { checkIn: '2026-12-12', checkOut: '2026-12-14' },
    { checkIn: '2026-12-08', checkOut: '2026-12-10' },
    { checkIn: '2026-12-13', checkOut: '2026-12-15' },
  ])
})
