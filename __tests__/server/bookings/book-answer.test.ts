import { aGuest } from '../support/people'
import { aService, type PlaceWishes } from '../support/places'
import { bookStay } from '../support/stays'
import { appForTests } from '../support/test-app'

const api = appForTests()

const PLACES: PlaceWishes[] = [
  { paymentType: 'payAtCheckin' },
  { paymentType: 'fullPayment' },
  { paymentType: 'payAtCheckin', bookingType: '24-Hour' },
]

test.each(PLACES)('what booking a place of %j answers is what reading it tells', async (place) => {
  const guest = await aGuest(api)
  const { id } = await aService(api, place)
  const { status, body } = await bookStay(api, guest, id, { paymentType: place.paymentType })
  expect(status).toBe(201)
  expect((await api.call('GET', `/bookings/${body._id}`, { as: guest })).body).toEqual(body)
})
