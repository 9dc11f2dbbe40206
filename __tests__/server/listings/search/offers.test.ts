import { sql } from 'drizzle-orm'
import { aListing, ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const get = async (path: string) => (await api.call('GET', `/services/search${path}`)).body
const book = (days: string) => api.db.update(listings).set({ booked: sql`${days}::datemultirange` as never })

test('the count of a search is the total of its answer', async () => {
  await aListing(api)
  await aListing(api, { bedrooms: 4 })
  expect(await get('/count?city=Jeddah')).toEqual({ total: 2 })
  expect(await get('/count?city=Jeddah&bedrooms=3')).toEqual({ total: 1 })
  expect(await get('/count?city=Atlantis')).toEqual({ total: 0 })
})

test('listing-page: an empty search offers the nearest free dates, of the requested length', async () => {
  await aListing(api)
  await book('{[2026-03-20,2026-03-24)}')
  const { dates } = await get('/nearby?city=Jeddah&checkIn=21-03-2026&checkOut=23-03-2026')
  expect(dates).toEqual([
    { checkIn: '2026-03-18', checkOut: '2026-03-20', total: 1 },
    { checkIn: '2026-03-24', checkOut: '2026-03-26', total: 1 },
    { checkIn: '2026-03-25', checkOut: '2026-03-27', total: 1 },
  ])
})

test('listing-page: no dates are offered where the search itself finds nothing, and none in the past', async () => {
  await aListing(api)
  await book('{[2026-03-15,2026-05-01)}')
  expect((await get('/nearby?city=Jeddah&guests=400&checkIn=21-03-2026')).dates).toEqual([])
  expect((await get('/nearby?city=Jeddah&checkIn=16-03-2026')).dates).toEqual([])
})

test('listing-page: other cities are offered by distance, with their free listings', async () => {
  await ensureCatalogue(api, 'makkah')
  await aListing(api, { bedrooms: 1 })
  await aListing(api, { city: 'makkah', bedrooms: 5 })
  expect((await get('/nearby?city=Jeddah&bedrooms=4')).cities).toEqual([
    { name: 'Makkah', name_ar: 'مكة المكرمة', distanceKm: 69, total: 1 },
  ])
})

test('the lowest price of each night counts single dates, the open period and what is taken', async () => {
  await aListing(api, { prices: { allDays: 50_000, weekdays: { friday: 90_000 } } })
  await aListing(api, { prices: { allDays: 70_000, dates: { '2026-03-18': 30_000 } } })
  const prices = await get('/prices?city=Jeddah&checkIn=17-03-2026&checkOut=21-03-2026')
  expect(prices).toEqual({ '2026-03-17': 500, '2026-03-18': 300, '2026-03-19': 500, '2026-03-20': 700 })
  await book('{[2026-03-17,2026-03-18)}')
  expect(await get('/prices?city=Jeddah&checkIn=17-03-2026&checkOut=19-03-2026')).toEqual({
    '2026-03-18': 300,
  })
})

test('the lowest prices need both ends, close together, and leave out the past', async () => {
  await aListing(api)
  expect((await api.call('GET', '/services/search/prices?city=Jeddah')).status).toBe(400)
  expect(
    (await api.call('GET', '/services/search/prices?checkIn=17-03-2026&checkOut=17-03-2027')).status,
  ).toBe(400)
  expect(await get('/prices?checkIn=01-03-2026&checkOut=10-03-2026')).toEqual({})
  expect(Object.keys(await get('/prices?checkIn=01-03-2026&checkOut=17-03-2026'))).toEqual([
    '2026-03-15',
    '2026-03-16',
  ])
})
