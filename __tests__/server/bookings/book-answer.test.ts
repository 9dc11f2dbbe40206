import { bookStay } from '../support/bookings'
import { aListing, type ListingOptions } from '../support/listings'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

const api = appForTests()

const PLACES: ListingOptions[] = [
  { paymentType: 'payAtCheckin' },
  { paymentType: 'fullPayment' },
  { paymentType: 'payAtCheckin', bookingType: '24-Hour' },
]

test.each(PLACES)('booking a listing of %j answers the same as reading the booking', async (place) => {
  const guest = await aGuest(api)
  const { id } = await aListing(api, place)
  const { status, body } = await bookStay(api, guest, id, { paymentType: place.paymentType })
  expect(status).toBe(201)
  expect((await api.call('GET', `/bookings/${body._id}`, { as: guest })).body).toEqual(body)
})
