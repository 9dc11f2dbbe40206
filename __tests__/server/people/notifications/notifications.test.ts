import { bookStay } from '../../support/bookings'
import { aListing } from '../../support/listings'
import { appForTests } from '../../support/test-app'
import { aGuest } from '../../support/users'

const api = appForTests()

test("booking-notifications: a booking notifies its vendor, in the vendor's language", async () => {
  const { id, host } = await aListing(api)
  const { body: booking } = await bookStay(api, await aGuest(api), id)
  const list = (language: string) =>
    api.call('GET', '/vender/notification', { as: host, headers: { 'accept-language': language } })
  const english = (await list('en')).body
  expect(english).toEqual([
    expect.objectContaining({ type: 'New_booking_alert', title: 'New booking', read: false }),
  ])
  expect(english[0].description).toContain(booking.code)
  expect(english[0].data).toMatchObject({ bookingId: booking._id, vendorId: host.vendorId })
  expect((await list('ar')).body[0].title).toBe('حجز جديد')
})

test('bell-list: reading one marks it read, also twice, and those of other users cannot be read', async () => {
  const { id, host } = await aListing(api)
  await bookStay(api, await aGuest(api), id)
  const [one] = (await api.call('GET', '/vender/notification', { as: host })).body
  const read = (as: { token: string }) => api.call('GET', `/vender/read-notification/${one._id}`, { as })
  expect((await read(await aGuest(api))).status).toBe(404)
  expect((await read(host)).status).toBe(200)
  expect((await read(host)).status).toBe(200)
  const [again] = (await api.call('GET', '/vender/notification', { as: host })).body
  expect(again.read).toBe(true)
})

test("bell-list: all are read at once, and only one's own", async () => {
  const { id, host } = await aListing(api)
  const other = await aListing(api)
  for (const listingId of [id, other.id]) await bookStay(api, await aGuest(api), listingId)
  expect((await api.call('POST', '/vender/read-notifications', { as: host })).status).toBe(204)
  const unreadOf = async (as: { token: string }) =>
    (await api.call('GET', '/vender/notification', { as })).body.filter((one: { read: boolean }) => !one.read)
  expect(await unreadOf(host)).toHaveLength(0)
  expect(await unreadOf(other.host)).toHaveLength(1)
})
