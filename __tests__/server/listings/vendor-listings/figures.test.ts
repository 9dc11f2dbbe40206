import { bookStay } from '../../support/bookings'
import { appForTests } from '../../support/test-app'
import { aGuest, aHost } from '../../support/users'
import { aLiveListing, CHALET, send } from '../../support/vendor-listings'

const api = appForTests()

const AT_THE_DOOR = { payment: { type: 'payAtCheckin', partial: null } } as const

test('the month counts bookings that begin in it, after the commission, and waiting requests', async () => {
  const [host, guest] = [await aHost(api), await aGuest(api)]
  const figures = async () => (await api.call('GET', '/vender/figures', { as: host })).body
  expect(await figures()).toEqual({ month: '2026-03', income: 0, nights: 0, requestsWaiting: 0 })
  const { id } = await aLiveListing(api, host, CHALET, AT_THE_DOOR)
  await bookStay(api, guest, id, { checkIn: '2026-03-20', checkOut: '2026-03-22' })
  await bookStay(api, guest, id, { checkIn: '2026-04-02', checkOut: '2026-04-03' })
  const cancelled = await bookStay(api, guest, id, { checkIn: '2026-03-27', checkOut: '2026-03-28' })
  await send(api, guest, `/bookings/${cancelled.body._id}/cancel`, {})
  const requested = await aLiveListing(api, host, CHALET, { ...AT_THE_DOOR, bookingType: '24-Hour' })
  await bookStay(api, guest, requested.id, { checkIn: '2026-03-20', checkOut: '2026-03-22' })
  // Two nights of 500, 10 % commission and 15 % VAT on it.
  expect(await figures()).toEqual({ month: '2026-03', income: 885, nights: 2, requestsWaiting: 1 })
  const { body } = await api.call('GET', `/vender/services/${id}/overview`, { as: host })
  expect(body.figures).toEqual({ stays: 2, nights: 3, income: 1327.5 })
})
