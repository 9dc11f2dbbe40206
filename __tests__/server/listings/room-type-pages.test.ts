import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { A_REVIEW, aFinishedBooking } from '@/__tests__/server/support/finished-bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { staySignedIn } from '@/__tests__/server/support/paid-vendors'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'
import { aLiveListing, aRoomType, HOTEL } from '@/__tests__/server/support/vendor-listings'
import { batchDeps, NO_USER } from '@/__tests__/server/support/visits'
import { listingFunnels, listings } from '@/server/db/schema/listings/listings'
import { findDuplicates } from '@/server/modules/listings/vendor-listings/review/find-duplicates'
import { findReviewed } from '@/server/modules/listings/vendor-listings/review/review-store'
import { viewBatch } from '@/server/modules/listings/views/view-batch'

const api = appForTests()

const SUITE = { name: { en: 'Palm Hotel, suite', ar: 'فندق النخلة، جناح' } }

/** A hotel with a suite, as its vendor makes both. */
async function aHotel() {
  const host = await aHost(api)
  const { id: hotel } = await aLiveListing(api, host, HOTEL)
  return { host, hotel, suite: await aRoomType(api, host, hotel, SUITE) }
}
const rowOf = async (id: string) => {
  const [row] = await api.db.select().from(listings).where(eq(listings.id, id))
  if (!row) throw new Error('no such listing')
  return row
}

test('reviews: one of a stay in a room type belongs to its property, and both have its rating', async () => {
  const { host, id: hotel } = await aListing(api, { type: 'Hotel', name: 'Palm Hotel' })
  await api.db.update(listings).set({ propertyId: hotel }).where(eq(listings.id, hotel))
  const stay = await aFinishedBooking(api, {
    type: 'Hotel',
    host,
    propertyId: hotel,
    name: 'Palm Hotel, suite',
  })
  await stay.review()
  await stay.reviewGuest()
  for (const id of [hotel, stay.serviceId]) {
    const { body } = await api.call('GET', `/services/${id}/reviews`)
    expect(body.data).toMatchObject([{ text: A_REVIEW.text }])
    expect(await rowOf(id)).toMatchObject({ reviewsCount: 1, rating: 5 })
  }
  const { body } = await api.call('GET', '/vender/reviews', { as: host })
  expect(body.data).toMatchObject([{ listing: { name: 'Palm Hotel' } }])
})

test('the favourite of a room type is its property, and its card has the price of the cheapest room type', async () => {
  const { hotel, suite } = await aHotel()
  await api.db.update(listings).set({ lowestPrice: 10_000 }).where(eq(listings.id, suite))
  const guest = await aGuest(api)
  for (const id of [suite, hotel]) await api.call('PUT', `/favourites/${id}`, { as: guest })
  const { body } = await api.call('GET', '/favourites', { as: guest })
  expect(body).toMatchObject({
    total: 1,
    data: [{ isAvailable: true, card: { _id: hotel, price: { from: 100 }, roomType: { _id: suite } } }],
  })
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, suite))
  const now = (await api.call('GET', '/favourites', { as: guest })).body.data[0].card
  expect(now.roomType._id).toBe(hotel)
})

test('places count a property once, and its share picture is that of all its room types', async () => {
  const { hotel, suite } = await aHotel()
  const areas = (await api.call('GET', '/services/areas')).body.data
  expect(
    areas.find((one: { type: string | null; district: string | null }) => one.type === 'Hotel'),
  ).toMatchObject({
    count: 1,
  })
  const pictures = await Promise.all([hotel, suite].map((id) => api.app.inject(`/api/v1/og/${id}/ar`)))
  expect(pictures[0]?.statusCode).toBe(200)
  expect(pictures[1]?.rawPayload.equals(pictures[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
})

test('room types of one property are no duplicates of each other', async () => {
  const { suite, hotel } = await aHotel()
  for (const id of [suite, hotel]) {
    const row = await findReviewed(api.db, id)
    if (!row) throw new Error('no such listing')
    expect(await findDuplicates(api.app.deps, row)).toEqual([])
  }
})

test('visits of a room type are counted with those of its property', async () => {
  const { hotel, suite } = await aHotel()
  const batch = viewBatch(batchDeps(api))
  batch.add({ listingId: hotel, ...NO_USER, source: 'search' })
  await batch.flush()
  batch.add({ listingId: suite, ...NO_USER, step: 'dates' })
  await batch.flush()
  const { listingId, step, source, visitors } = listingFunnels
  const rows = await api.db.select({ listingId, step, source, visitors }).from(listingFunnels).orderBy(step)
  expect(rows).toEqual([
    { listingId: hotel, step: 'dates', source: 'search', visitors: 1 },
    { listingId: hotel, step: 'view', source: 'search', visitors: 1 },
  ])
})

test('statistics: a property is one listing with the stays of all its room types', async () => {
  const { host, id: hotel } = await aListing(api, { type: 'Hotel', name: 'Palm Hotel' })
  await api.db.update(listings).set({ propertyId: hotel }).where(eq(listings.id, hotel))
  const suite = await aListing(api, { type: 'Hotel', host, propertyId: hotel })
  const stay = { checkIn: '2026-03-18', checkOut: '2026-03-21' }
  for (const id of [hotel, suite.id]) {
    expect((await bookStay(api, await aGuest(api), id, stay)).status).toBe(201)
  }
  await staySignedIn(api)
  api.clock.set(new Date('2026-04-01T09:00:00Z'))
  const path = '/vender/statistics?period=lastMonth'
  const all = (await api.call('GET', path, { as: host })).body
  const one = (await api.call('GET', `${path}&listing=${hotel}`, { as: host })).body
  expect(all.listings).toMatchObject([{ _id: hotel }])
  expect(one.nights.booked).toBe(6)
  expect(one.nights).toEqual(all.nights)
  expect(one.outlook).toBeNull()
})
