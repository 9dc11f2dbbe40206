import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { notifications } from '@/server/db/schema/people/notifications'

const api = appForTests()

const cancel = (guest: TestUser, id: string, body?: object) =>
  api.call('POST', `/bookings/${id}/cancel`, { as: guest, body })

async function aBooking(options: ListingOptions = {}) {
  const guest = await aGuest(api)
  const { id, host } = await aListing(api, options)
  const { body } = await bookStay(api, guest, id)
  return { guest, host, serviceId: id, booking: body }
}

test('booking-cancellation: the guest cancels, the dates are free again, the vendor is notified', async () => {
  const { guest, host, serviceId: listingId, booking } = await aBooking()
  const answer = await cancel(guest, booking._id, { reason: 'Plans changed' })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    status: 'cancelled_by_guest',
    tab: 'cancelled',
    allowed: [],
    arrival: null,
  })
  expect(answer.body.history.map((one: { status: string }) => one.status)).toEqual([
    'confirmed',
    'cancelled_by_guest',
  ])
  expect((await api.db.select().from(allocations))[0]?.state).toBe('released')
  const reported = await api.db.select().from(notifications).where(eq(notifications.userId, host.id))
  expect(reported.map((one) => one.type)).toContain('Booking_cancelled_by_user')
  const events = await api.db.select().from(bookingEvents).where(eq(bookingEvents.event, 'cancel'))
  expect(events[0]).toMatchObject({ role: 'guest', actorId: guest.id, reason: 'Plans changed' })
  expect((await bookStay(api, await aGuest(api), listingId)).status).toBe(201)
})

test('a second cancellation is refused', async () => {
  const { guest, booking } = await aBooking()
  await cancel(guest, booking._id)
  const again = await cancel(guest, booking._id)
  expect([again.status, again.body.code]).toEqual([409, 'not_in_this_state'])
})

test("another user, and the vendor, find no such booking on the guest's side", async () => {
  const { host, booking } = await aBooking()
  for (const other of [await aGuest(api), host]) {
    expect((await cancel(other, booking._id)).status).toBe(404)
    expect((await api.call('GET', `/bookings/${booking._id}`, { as: other })).status).toBe(404)
  }
})

/** Paid in full with a deposit of 100; Flexible: the deadline is 24 h before 20 March, 15:00 in Riyadh. */
test.each([
  ['a second before the deadline', '2026-03-19T11:59:59Z', { refund: 1100, vendorKeeps: 0 }],
  ['at the deadline', '2026-03-19T12:00:00Z', { refund: 1100, vendorKeeps: 0 }],
  ['a second after it', '2026-03-19T12:00:01Z', { refund: 100, vendorKeeps: 1000 }],
])('edge 10: %s the page shows the refund', async (_when, instant, expected) => {
  const { guest, booking } = await aBooking()
  await api.db
    .update(bookings)
    .set({ paidHalalas: 100_000, depositPaidHalalas: 10_000 })
    .where(eq(bookings.id, booking._id))
  api.clock.set(new Date(instant))
  const { body } = await api.call('GET', `/bookings/${booking._id}`, { as: guest })
  expect(body.cancellation).toEqual(expected)
})

test('after check-in time the guest cannot cancel any more', async () => {
  const { guest, booking } = await aBooking()
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  const { body } = await api.call('GET', `/bookings/${booking._id}`, { as: guest })
  expect([body.cancellation, body.allowed]).toEqual([null, ['check_in']])
  const answer = await cancel(guest, booking._id)
  expect([answer.status, answer.body.code]).toEqual([409, 'deadline_passed'])
})
