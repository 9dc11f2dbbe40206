import { BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { bookStay } from '../support/bookings'
import { aListing } from '../support/listings'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

const api = appForTests()

test('booking-tabs: each booking is under its tab, and every tab has its count', async () => {
  const guest = await aGuest(api)
  const instant = await aListing(api)
  const requested = await aListing(api, { bookingType: '24-Hour' })
  const paid = await aListing(api, { paymentType: 'fullPayment' })
  await bookStay(api, guest, requested.id)
  await bookStay(api, guest, paid.id, { paymentType: 'fullPayment' })
  await bookStay(api, guest, instant.id)
  const { body } = await bookStay(api, guest, instant.id, { checkIn: '2026-04-01', checkOut: '2026-04-02' })
  await api.call('POST', `/bookings/${body._id}/cancel`, { as: guest })
  const expected = { waiting: 1, upcoming: 1, approved: 1, completed: 0, cancelled: 1 }
  for (const tab of BOOKING_TABS) {
    const list = await api.call('GET', `/bookings?tab=${tab}`, { as: guest })
    expect(list.body).toMatchObject({ page: 1, pageSize: 20, total: expected[tab], counts: expected })
    expect(list.body.data.map((one: { tab: string }) => one.tab)).toEqual(Array(expected[tab]).fill(tab))
  }
})

test('a page beyond the end is an empty one, and bookings of other users are not listed', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  await bookStay(api, guest, id)
  const beyond = await api.call('GET', '/bookings?tab=upcoming&page=7', { as: guest })
  expect(beyond.body).toMatchObject({ data: [], page: 7, total: 1 })
  const stranger = await api.call('GET', '/bookings?tab=upcoming', { as: await aGuest(api) })
  expect(stranger.body).toMatchObject({ data: [], total: 0 })
})

test('upcoming bookings come in the order in which they begin', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  for (const day of [25, 21, 23]) {
    await bookStay(api, guest, id, { checkIn: `2026-03-${day}`, checkOut: `2026-03-${day + 1}` })
  }
  const { body } = await api.call('GET', '/bookings?tab=upcoming&pageSize=2', { as: guest })
  expect(body.data.map((one: { checkIn: string }) => one.checkIn)).toEqual(['2026-03-21', '2026-03-23'])
})
