import { byTimeLeft, overlappingRequests, requestClock } from '@/components/vendor-bookings/request-clock'
import { dayPartOf, endOfToday, isLeaving } from '@/lib/domain/booking/vendor-tabs'

const NOW = new Date('2026-03-18T09:00:00Z')

test('booking-request: the ring shows whole minutes and the part of 24 hours that is left', () => {
  expect(requestClock('2026-03-19T09:00:00Z', NOW)).toEqual({ minutesLeft: 1440, part: 1, isUrgent: false })
  expect(requestClock('2026-03-18T12:00:00Z', NOW)).toEqual({ minutesLeft: 180, part: 0.125, isUrgent: true })
  expect(requestClock('2026-03-18T09:00:01Z', NOW).minutesLeft).toBe(1)
  expect(requestClock('2026-03-18T08:00:00Z', NOW)).toEqual({ minutesLeft: 0, part: 0, isUrgent: true })
  expect(requestClock(null, NOW).minutesLeft).toBe(0)
})

test('booking-request: the request that ends first comes first', () => {
  const waiting = [
    { _id: 'c', expiresAt: null },
    { _id: 'b', expiresAt: '2026-03-19T09:00:00Z' },
    { _id: 'a', expiresAt: '2026-03-18T10:00:00Z' },
  ]
  expect(byTimeLeft(waiting).map((one) => one._id)).toEqual(['a', 'b', 'c'])
  expect(waiting.map((one) => one._id)).toEqual(['c', 'b', 'a'])
})

test('dates overlap in a common night of the same listing; back to back they do not', () => {
  const request = { serviceId: 's', checkIn: '2026-03-20', checkOut: '2026-03-22' }
  const dates = (listingId: string, from: string, to: string) => ({ serviceId: listingId, from, to })
  const others = [
    dates('s', '2026-03-21', '2026-03-25'),
    dates('s', '2026-03-22', '2026-03-23'),
    dates('s', '2026-03-18', '2026-03-20'),
    dates('other', '2026-03-20', '2026-03-22'),
  ]
  expect(overlappingRequests(request, others)).toEqual([others[0]])
})

test.each([
  ['confirmed', '2026-03-20T09:00:00Z', 'arriving'],
  ['checked_in', '2026-03-20T09:00:00Z', 'inPlace'],
  ['checked_in', '2026-03-18T20:59:00Z', 'leaving'],
  // 00:30 of the 19th in Riyadh.
  ['checked_in', '2026-03-18T21:30:00Z', 'inPlace'],
] as const)('a stay that is %s until %s is %s', (status, checkOutAt, part) => {
  expect(dayPartOf({ status, checkOutAt }, '2026-03-18')).toBe(part)
})

test("a vendor's day ends at midnight in Riyadh", () => {
  expect(endOfToday(NOW)).toEqual(new Date('2026-03-18T21:00:00Z'))
  expect(endOfToday(new Date('2026-03-18T21:00:00Z'))).toEqual(new Date('2026-03-19T21:00:00Z'))
})

test('a guest who leaves today is listed as leaving and no longer as staying, by the day in Riyadh', () => {
  const leaves = (checkOutAt: string) => isLeaving({ status: 'checked_in', checkOutAt }, '2026-03-18')
  expect(leaves('2026-03-18T09:00:00Z')).toBe(true)
  expect(leaves('2026-03-18T21:30:00Z')).toBe(false)
  expect(isLeaving({ status: 'confirmed', checkOutAt: '2026-03-18T09:00:00Z' }, '2026-03-18')).toBe(false)
})
