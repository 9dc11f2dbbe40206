import { ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, type TestUser } from '@/__tests__/server/support/users'
import { isInSaudiArabia } from '@/lib/domain/geo/saudi-arabia'
import { cities, districts } from '@/server/db/schema/catalogue/catalogue'
import demo from '@/server/db/seed/content/demo-content.json'
import { DISTRICT_CENTRES } from '@/server/modules/platform/location-lookup/district-centres'

const addressAt = jest.fn<Promise<string | null>, [object, string]>()
const MAP = {
  googleMapsApiKey: 'a-browser-key',
  tilesUrl: 'https://tiles.test/{z}/{x}/{y}.png',
  styleUrl: 'https://maps.test/style.json',
  archiveUrl: '/map/sketch.pmtiles',
  attribution: '© Tiles',
}
const api = appForTests({ map: MAP }, { addressAt })

const RAWDAH = '/services/place?lat=21.564&lng=39.16'

async function jeddah(): Promise<void> {
  await ensureCatalogue(api, 'jeddah')
  await ensureCatalogue(api, 'makkah')
  await api.db.insert(districts).values([
    { id: 'rawdah', cityId: 'jeddah', name: 'Al Rawdah', nameAr: 'الروضة', slug: 'al-rawdah' },
    { id: 'nowhere', cityId: 'jeddah', name: 'Taybah', nameAr: 'طيبة', slug: 'taybah' },
  ])
}

const request = (path: string, as: TestUser, language = 'en') =>
  api.call('GET', path, { as, headers: { 'accept-language': language } })

beforeEach(() => addressAt.mockReset().mockResolvedValue(null))

test('place-reverse: without an answer of the geocoder the nearest district and city of our lists are answered', async () => {
  await jeddah()
  const host = await aHost(api)
  expect((await request(RAWDAH, host)).body).toEqual({
    address: 'Al Rawdah, Jeddah',
    city: { name: 'Jeddah', name_ar: 'جدة' },
    district: { name: 'Al Rawdah', name_ar: 'الروضة' },
  })
  expect((await request(RAWDAH, host, 'ar')).body.address).toBe('الروضة، جدة')
  const outOfTown = (await request('/services/place?lat=21.9&lng=39.3', host)).body
  expect(outOfTown).toMatchObject({ address: 'Jeddah', district: null })
  const desert = (await request('/services/place?lat=20.1&lng=48.9', host)).body
  expect(desert).toEqual({ address: null, city: null, district: null })
})

test('place-reverse: the address of the geocoder wins, in the requested language', async () => {
  await jeddah()
  addressAt.mockResolvedValue('7211 شارع الروضة، جدة')
  const { body } = await request(RAWDAH, await aHost(api), 'ar')
  expect(body).toMatchObject({ address: '7211 شارع الروضة، جدة', city: { name: 'Jeddah' } })
  expect(addressAt).toHaveBeenCalledWith({ latitude: 21.564, longitude: 39.16 }, 'ar')
})

test('place-reverse: a failing geocoder shows no error: our lists answer', async () => {
  await jeddah()
  addressAt.mockRejectedValue(new Error('OVER_QUERY_LIMIT'))
  const { status, body } = await request(RAWDAH, await aHost(api))
  expect([status, body.address]).toEqual([200, 'Al Rawdah, Jeddah'])
})

test('only vendors can query a location, and an invalid point is refused by name', async () => {
  expect((await request(RAWDAH, await aGuest(api))).status).toBe(403)
  const host = await aHost(api)
  for (const query of [
    'lat=91&lng=39',
    'lat=21',
    'lat=abc&lng=39',
    'lat=21&lng=39&zoom=7',
    'lat=1e1&lng=39',
  ]) {
    const { status, body } = await request(`/services/place?${query}`, host)
    expect([query, status, body.code]).toEqual([query, 400, 'bad_request'])
  }
  expect(addressAt).not.toHaveBeenCalled()
})

test('districts can be found by both names where their middle is known, and hide with their city', async () => {
  await jeddah()
  const { body } = await api.call('GET', '/services/districts')
  expect(body).toEqual([
    expect.objectContaining({
      _id: 'rawdah',
      name: 'Al Rawdah',
      name_ar: 'الروضة',
      city: 'Jeddah',
      latitude: 21.563,
    }),
  ])
  await api.db.update(cities).set({ status: 'inactive' })
  expect((await api.call('GET', '/services/districts')).body).toEqual([])
})

test('the key of the map is answered to browsers', async () => {
  expect((await api.call('GET', '/services/map')).body).toEqual(MAP)
})

test('every district with a known middle is one of its city, and lies near it in the country', () => {
  for (const [name, known] of Object.entries(DISTRICT_CENTRES)) {
    const city = demo.cities.find((one) => one.name === name)
    for (const [district, [latitude, longitude]] of Object.entries(known)) {
      expect(city?.districts.map((one) => one.en)).toContain(district)
      expect(isInSaudiArabia({ latitude, longitude })).toBe(true)
      expect(Math.hypot(latitude - (city?.lat ?? 0), longitude - (city?.lng ?? 0))).toBeLessThan(0.3)
    }
  }
})
