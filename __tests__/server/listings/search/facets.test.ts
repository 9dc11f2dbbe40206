import { aListing, ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { districts } from '@/server/db/schema/catalogue/catalogue'

const api = appForTests()

const facets = async (query: Record<string, string> = {}) =>
  (await api.call('GET', `/services/search?${new URLSearchParams(query)}`)).body.facets

test('facets count the types and bound the prices without their own filter', async () => {
  await aListing(api, { prices: { allDays: 30_000 } })
  await aListing(api, { type: 'Farms', prices: { allDays: 90_000 } })
  await aListing(api, { type: 'Farms', prices: { allDays: 70_000 } })
  expect(await facets()).toMatchObject({ types: { Chalets: 1, Farms: 2 }, priceMin: 300, priceMax: 900 })
  expect(await facets({ type: 'Farms', priceMax: '800' })).toMatchObject({
    types: { Chalets: 1, Farms: 1 },
    priceMin: 700,
    priceMax: 900,
  })
})

test('the histogram counts every listing once, on a scale that an outlier does not flatten', async () => {
  for (let i = 0; i < 40; i += 1) await aListing(api, { prices: { allDays: 10_000 + i * 1_000 } })
  await aListing(api, { prices: { allDays: 9_000_000 } })
  const { prices } = await facets({ priceMin: '200' })
  expect(prices).toMatchObject({ from: 100, to: 90_000 })
  expect(prices.counts).toHaveLength(20)
  expect(prices.counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(41)
  expect(prices.counts[19]).toBe(1)
  expect(prices.counts.filter((count: number) => count > 0).length).toBeGreaterThan(4)
})

test('one price makes one bar, and no results make none', async () => {
  await aListing(api)
  expect((await facets()).prices).toMatchObject({ from: 500, to: 500 })
  expect((await facets()).prices.counts[0]).toBe(1)
  expect((await facets({ q: 'nowhere' })).prices).toBeNull()
})

test('the districts of the requested city are counted, and one of them can be filtered by', async () => {
  await ensureCatalogue(api)
  await api.db.insert(districts).values([
    { id: 'naeem', cityId: 'jeddah', name: 'Al Naeem', nameAr: 'النعيم', slug: 'al-naeem' },
    { id: 'balad', cityId: 'jeddah', name: 'Al Balad', nameAr: 'البلد', slug: 'al-balad' },
  ])
  const one = await aListing(api, { districtId: 'naeem' })
  await aListing(api, { districtId: 'balad' })
  await aListing(api, { districtId: 'balad', type: 'Farms' })
  expect((await facets()).districts).toEqual([])
  const inCity = (await facets({ city: 'Jeddah', district: 'naeem' })).districts
  expect(inCity).toEqual([
    { _id: 'balad', slug: 'al-balad', name: 'Al Balad', name_ar: 'البلد', count: 2 },
    { _id: 'naeem', slug: 'al-naeem', name: 'Al Naeem', name_ar: 'النعيم', count: 1 },
  ])
  const { body } = await api.call('GET', '/services/search?city=Jeddah&district=naeem')
  expect([body.total, body.data[0]._id]).toEqual([1, one.id])
})

test('rooms that a listing type counts instead of bedrooms are added up', async () => {
  const hall = await aListing(api, { type: 'Wedding_Halls', facts: { maleRooms: 2, femaleRooms: 3 } })
  await aListing(api, { type: 'Camps', facts: { tents: 4 } })
  const { body } = await api.call('GET', '/services/search?rooms=5')
  expect(body.data.map((card: { _id: string }) => card._id)).toEqual([hall.id])
})
