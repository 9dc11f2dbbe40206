import { gapAround, type TakenByCause } from '@/lib/domain/booking/gap'
import { addDays, instantAt } from '@/lib/domain/time/days'

const TODAY = '2026-03-10'
const LISTING = {
  ...{ units: 1, pricingMode: 'daily', turnoverMinutes: 0 },
  ...{ checkInTime: '15:00', checkOutTime: '12:00' },
} as const
const booked = (ahead: number, nights: number, part: Partial<TakenByCause> = {}): TakenByCause => ({
  ...{ unitId: 'u1', isBooking: true },
  from: instantAt(addDays(TODAY, ahead), '15:00'),
  to: instantAt(addDays(TODAY, ahead + nights), '12:00'),
  ...part,
})
const night = (ahead: number, nights = 1) => ({
  ...{ mode: 'daily' as const },
  checkIn: addDays(TODAY, ahead),
  checkOut: addDays(TODAY, ahead + nights),
})
const gap = (taken: TakenByCause[], units = 1, period = night(3)) =>
  gapAround({ ...LISTING, units } as never, period, taken)

test('a gap is the nights between the booking before and the booking behind', () => {
  expect(gap([booked(0, 2), booked(5, 2)])).toBe(3)
  expect(gap([booked(0, 3), booked(4, 2)])).toBe(1)
  expect(gap([booked(0, 2), booked(5, 2)], 1, night(2, 3))).toBe(3)
})

test('a night into which the check-out of the booking before reaches is not of the gap', () => {
  const until = (time: string) => booked(0, 2, { to: instantAt(addDays(TODAY, 2), time) })
  expect(gap([until('15:00'), booked(5, 2)])).toBe(3)
  expect(gap([until('16:00'), booked(5, 2)])).toBe(2)
})

test.each([
  ['nothing is before', [booked(5, 2)]],
  ['nothing is behind', [booked(0, 2)]],
  ['a block is behind', [booked(0, 2), booked(5, 2, { isBooking: false })]],
  ['a block is nearer than the booking', [booked(0, 2), booked(2, 1, { isBooking: false }), booked(5, 2)]],
  ['the stay is taken', [booked(0, 2), booked(3, 1), booked(5, 2)]],
  ['the bookings are of two units', [booked(0, 2), booked(5, 2, { unitId: 'u2' })]],
])('there is none where %s', (_name, taken) => {
  expect(gap(taken)).toBeNull()
})

test('of several units each free one needs a gap, and the longest counts', () => {
  const first = [booked(0, 2), booked(5, 2)]
  const second = [booked(0, 3, { unitId: 'u2' }), booked(4, 2, { unitId: 'u2' })]
  expect(gap(first, 2)).toBeNull()
  expect(gap([...first, ...second], 2)).toBe(3)
  expect(gap([...second, booked(2, 5)], 2)).toBe(1)
})
