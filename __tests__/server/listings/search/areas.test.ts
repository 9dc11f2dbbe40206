import { eq } from 'drizzle-orm'
import { aListing, ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import type { AreaRow, AreaWire } from '@/lib/contract/schemas/geo/area'
import { cities, districts } from '@/server/db/schema/catalogue/catalogue'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

async function area(query: string): Promise<AreaWire> {
  const { status, body } = await api.call('GET', `/services/area?${query}`)
  expect(status).toBe(200)
  return body as AreaWire
}

const areas = async () => (await api.call('GET', '/services/areas')).body.data as AreaRow[]

async function withDistrict(): Promise<void> {
  await ensureCatalogue(api)
  await api.db
    .insert(districts)
    .values({ id: 'shati', cityId: 'jeddah', name: 'Ash Shati', nameAr: 'الشاطئ', slug: 'ash-shati' })
}

test('an area answers its names, counts, rating, usual capacity and the cities nearby', async () => {
  await withDistrict()
  await aListing(api, { districtId: 'shati', maxGuests: 10 })
  await aListing(api, { maxGuests: 20 })
  await aListing(api, { maxGuests: 30 })
  await aListing(api, { type: 'Farms', maxGuests: 90 })
  await aListing(api, { city: 'makkah' })
  const chalets = await area('city=jeddah&type=Chalets')
  expect(chalets).toMatchObject({
    city: { name: 'Jeddah', name_ar: 'جدة', slug: 'jeddah' },
    ...{ district: null, type: 'Chalets', total: 3, guests: 20, rating: null, reviewsCount: 0 },
    neighbours: [{ name: 'Makkah', slug: 'makkah', total: 1 }],
  })
  expect((await area('city=jeddah')).total).toBe(4)
  const district = await area('city=jeddah&district=ash-shati')
  expect(district).toMatchObject({ district: { name_ar: 'الشاطئ', slug: 'ash-shati' }, total: 1, guests: 10 })
})

test('an area without listings answers without facts', async () => {
  await ensureCatalogue(api)
  expect(await area('city=jeddah')).toMatchObject({ total: 0, rating: null, guests: null, facilities: [] })
})

test('an unknown city, district or type, and a city that is switched off, are not found', async () => {
  await withDistrict()
  await aListing(api)
  for (const query of ['city=nowhere', 'city=jeddah&district=nowhere', 'city=jeddah&type=Farms']) {
    expect((await api.call('GET', `/services/area?${query}`)).status).toBe(404)
  }
  expect((await api.call('GET', '/services/area?city=Jeddah%27')).status).toBe(400)
  await api.db.update(cities).set({ status: 'inactive' }).where(eq(cities.id, 'jeddah'))
  expect((await api.call('GET', '/services/area?city=jeddah')).status).toBe(404)
})

test('the list of areas has districts with five listings, and the instant of the newest change', async () => {
  await withDistrict()
  const ids: string[] = []
  for (let i = 0; i < 5; i += 1) ids.push((await aListing(api, { districtId: 'shati' })).id)
  await aListing(api, { city: 'makkah' })
  const before = await areas()
  const slugs = before.map(({ city, district, type }) => [city, district, type].filter(Boolean).join('/'))
  expect(slugs.sort()).toEqual([
    ...['jeddah', 'jeddah/Chalets', 'jeddah/ash-shati', 'jeddah/ash-shati/Chalets'],
    ...['makkah', 'makkah/Chalets'],
  ])
  await api.db.update(listings).set({ views: 9 })
  await api.db
    .update(listings)
    .set({ version: 2 })
    .where(eq(listings.id, ids[0] ?? ''))
  api.clock.pass(61)
  const after = await areas()
  const changeOf = (rows: AreaRow[], slug: string) =>
    rows.find((one) => one.city === slug && one.type === null && one.district === null)?.changedAt ?? ''
  expect(changeOf(after, 'jeddah') > changeOf(before, 'jeddah')).toBe(true)
  expect(changeOf(after, 'makkah')).toBe(changeOf(before, 'makkah'))
})
