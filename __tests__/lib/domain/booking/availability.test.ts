import fc from 'fast-check'
import { calendarDays, daySlots, freeUnits, nearestFreeStays } from '@/lib/domain/booking/availability'
import type { Period } from '@/lib/domain/booking/bookable'
import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import { validatePeriod } from '@/lib/domain/booking/stay-rules'
import { addDays } from '@/lib/domain/time/days'
import { aBookableListing } from '../a-bookable-listing'

const hall = aBookableListing({ checkInTime: '16:00', checkOutTime: '03:00' })
const night = (checkIn: string, checkOut: string): Extract<Period, { mode: 'daily' }> => ({
  mode: 'daily',
  checkIn,
  checkOut,
})
const takenBy = (listing: typeof hall, period: Period) => [{ unitId: 'u1', ...occupiedSpan(period, listing) }]

test('edge 12: a hall from 16:00 to 03:00 is free again the next evening, and not with a buffer of 14 hours', () => {
  const taken = takenBy(hall, night('2026-12-02', '2026-12-03'))
  expect(freeUnits(hall, night('2026-12-03', '2026-12-04'), taken)).toBe(1)
  const slow = { ...hall, turnoverMinutes: 14 * 60 }
  expect(
    freeUnits(slow, night('2026-12-03', '2026-12-04'), takenBy(slow, night('2026-12-02', '2026-12-03'))),
  ).toBe(0)
})

test('edge 13: a pitch taken from 23:00 to 01:00 is one booking of the day and takes the hour after midnight', () => {
  const pitch = aBookableListing({
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

test('hours outside the open period, and those on too short notice, are closed and not free', () => {
  const pitch = aBookableListing({
    pricingMode: 'hourly',
    checkInTime: '22:00',
    checkOutTime: '01:00',
    openTo: '2026-12-02',
    limits: { minNights: null, maxNights: null, leadMinutes: 120 },
    prices: { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null, hour: 9_000 },
  })
  const states = (day: string) =>
    daySlots(pitch, [], day, new Date('2026-12-02T18:30:00Z')).map(({ start, state }) => `${start} ${state}`)
  expect(states('2026-12-02')).toEqual(['00:00 past', '22:00 closed', '23:00 closed'])
  expect(states('2026-12-03')).toEqual(['00:00 closed', '22:00 closed', '23:00 closed'])
})

test('back-to-back stays are both possible', () => {
  const chalet = aBookableListing()
  const taken = takenBy(chalet, night('2026-12-02', '2026-12-04'))
  expect(freeUnits(chalet, night('2026-12-04', '2026-12-05'), taken)).toBe(1)
  expect(freeUnits(chalet, night('2026-12-01', '2026-12-02'), taken)).toBe(1)
  expect(freeUnits(chalet, night('2026-12-03', '2026-12-04'), taken)).toBe(0)
})

test('the calendar distinguishes past, closed, taken and free nights', () => {
  const chalet = aBookableListing({ openTo: '2026-12-04' })
  const taken = takenBy(chalet, night('2026-12-03', '2026-12-04'))
  const days = calendarDays(chalet, taken, { from: '2026-12-01', to: '2026-12-06' }, '2026-12-02')
  expect(days.map((day) => day.state)).toEqual(['past', 'free', 'taken', 'free', 'closed'])
})

const at = (day: string, hour = '09:00') => new Date(`${day}T${hour}:00+03:00`)

test('the nearest free stays come first and have the requested length', () => {
  const chalet = aBookableListing()
  const taken = takenBy(chalet, night('2026-12-10', '2026-12-12'))
  const near = nearestFreeStays(
    [{ listing: chalet, taken, units: 1 }],
    night('2026-12-10', '2026-12-12'),
    at('2026-12-01'),
  )
  expect(near).toEqual([
    night('2026-12-12', '2026-12-14'),
    night('2026-12-08', '2026-12-10'),
    night('2026-12-13', '2026-12-15'),
  ])
})

test('stays near dates that are not sold obey every rule: the past, the length, the notice, the open period', () => {
  const limits = { minNights: 2, maxNights: 3, leadMinutes: 48 * 60 }
  const chalet = aBookableListing({ limits, openTo: '2026-12-06' })
  const near = (checkIn: string, checkOut: string) =>
    nearestFreeStays([{ listing: chalet, taken: [], units: 1 }], night(checkIn, checkOut), at('2026-12-01'))
  expect(near('2026-11-01', '2026-11-02')).toEqual([
    night('2026-12-03', '2026-12-05'),
    night('2026-12-04', '2026-12-06'),
    night('2026-12-05', '2026-12-07'),
  ])
  expect(near('2026-12-03', '2026-12-08')[0]).toEqual(night('2026-12-03', '2026-12-06'))
  expect(near('2026-12-06', '2026-12-08')[0]).toEqual(night('2026-12-05', '2026-12-07'))
})

test('the nearest free hours are open ones, of the same day first', () => {
  const pitch = aBookableListing({
    pricingMode: 'hourly',
    checkInTime: '16:00',
    checkOutTime: '23:00',
    prices: { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null, hour: 9_000 },
  })
  const hours = (date: string, start: string): Period => ({ mode: 'hourly', date, start, hours: 2 })
  const taken = takenBy(pitch, hours('2026-12-02', '18:00'))
  const near = (requested: Period) =>
    nearestFreeStays([{ listing: pitch, taken, units: 1 }], requested, at('2026-12-01'))
  expect(near(hours('2026-12-02', '18:00'))).toEqual([
    hours('2026-12-02', '20:00'),
    hours('2026-12-02', '16:00'),
    hours('2026-12-02', '21:00'),
  ])
  expect(near(hours('2026-12-02', '05:00'))[0]).toEqual(hours('2026-12-01', '21:00'))
})

test.each([1, 2, 3])('of %i free stays that are named, each is free and sold whatever is taken', (units) => {
  const day = fc.integer({ min: 0, max: 60 }).map((n) => addDays('2026-12-01', n))
  const stay = fc.tuple(day, fc.integer({ min: 1, max: 9 })).map(([from, n]) => night(from, addDays(from, n)))
  const hotel = aBookableListing({ units: 3, limits: { minNights: 2, maxNights: 7, leadMinutes: 60 } })
  const now = at('2026-12-10')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: 2 }), stay), { maxLength: 20 }),
      stay,
      (allocations, requested) => {
        const taken = allocations.map(([unit, one]) => ({ unitId: `u${unit}`, ...occupiedSpan(one, hotel) }))
        for (const one of nearestFreeStays([{ listing: hotel, taken, units }], requested, now)) {
          expect(freeUnits(hotel, one, taken)).toBeGreaterThanOrEqual(units)
          expect(validatePeriod(hotel, one, now)).toEqual([])
        }
      },
    ),
    { numRuns: 60 },
  )
})
