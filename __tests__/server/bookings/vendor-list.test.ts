import { aBookingAt, bookStay } from '../support/bookings'
import { aListing } from '../support/listings'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

const api = appForTests()

type Listed = { _id: string; checkIn: string }

test('booking-vendor: requests come in the order in which their time ends', async () => {
  const place = await aListing(api, { bookingType: '24-Hour' })
  const request = async (checkIn: string, checkOut: string) =>
    bookStay(api, await aGuest(api), place.id, { checkIn, checkOut })
  await request('2026-03-25', '2026-03-26')
  api.clock.pass(60)
  await request('2026-03-27', '2026-03-28')
  const list = await api.call('GET', '/vender/bookings?tab=waiting', { as: place.host })
  expect(list.body.data.map((one: Listed) => one.checkIn)).toEqual(['2026-03-25', '2026-03-27'])
})

test('booking-vendor: today lists bookings that have begun or begin before midnight in Riyadh, and counts them', async () => {
  const { host, serviceId: listingId, booking, byVendor, seenByVendor } = await aBookingAt(api)
  await bookStay(api, await aGuest(api), listingId, { checkIn: '2026-03-23', checkOut: '2026-03-24' })
  const today = async () => (await api.call('GET', '/vender/bookings?tab=today', { as: host })).body
  expect(await today()).toMatchObject({ data: [], total: 0, counts: { today: 0, upcoming: 2 } })
  api.clock.set(new Date('2026-03-19T21:00:00Z'))
  expect(await today()).toMatchObject({ total: 1, counts: { today: 1, upcoming: 2 } })
  expect((await today()).data.map((one: Listed) => one._id)).toEqual([booking._id])
  expect((await seenByVendor()).noShow).toBeNull()
  api.clock.set(new Date(booking.checkInAt))
  expect((await seenByVendor()).noShow).toEqual({ refund: 0, vendorKeeps: 0 })
  await byVendor('no-show')
  expect(await today()).toMatchObject({ data: [], total: 0 })
})

test('booking-vendor: a vendor reads how many stays a guest has completed, and the reason of a cancellation', async () => {
  const {
    guest,
    host,
    serviceId: listingId,
    booking,
    byGuest,
    byVendor,
    seenByVendor,
  } = await aBookingAt(api)
  expect((await seenByVendor()).guest).toMatchObject({ completedStays: 0, isVerified: true })
  api.clock.set(new Date(booking.checkInAt))
  await byGuest('check-in')
  await byGuest('check-out')
  const again = await bookStay(api, guest, listingId, { checkIn: '2026-03-25', checkOut: '2026-03-26' })
  await api.call('POST', `/vender/bookings/${again.body._id}/cancel`, {
    as: host,
    body: { reason: 'Broken' },
  })
  const list = await api.call('GET', '/vender/bookings?tab=cancelled', { as: host })
  expect(list.body.data).toMatchObject([{ guest: { completedStays: 1 }, reason: 'Broken' }])
  expect((await byVendor('no-show')).body.code).toBe('not_in_this_state')
})

test('booking-vendor: the amount to collect is zero once it was collected at the door, and it is collected once', async () => {
  const { booking, byGuest, byVendor, seenByVendor } = await aBookingAt(api, { paymentType: 'payAtCheckin' })
  expect((await byVendor('collect')).body.code).toBe('not_in_this_state')
  api.clock.set(new Date(booking.checkInAt))
  await byGuest('check-in')
  const arrived = await seenByVendor()
  expect([arrived.collect > 0, arrived.allowed.includes('collect')]).toEqual([true, true])
  const collected = await byVendor('collect')
  expect([collected.status, collected.body.status, collected.body.collect]).toEqual([200, 'checked_in', 0])
  expect(collected.body.allowed).not.toContain('collect')
  expect((await byVendor('collect')).body.code).toBe('already_done')
})
