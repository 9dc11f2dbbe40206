import { aListing } from '@/__tests__/server/support/listings'
import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { AdminCityWire } from '@/lib/contract/schemas/content/city'
import { findCityByName } from '@/lib/search/city-name'

const api = appForTests()

const listCities = async (as: TestUser): Promise<AdminCityWire[]> =>
  (await api.call('GET', '/admin/cities', { as })).body.data

/** Changes some fields of a city as an admin who sees its present version. */
async function change(as: TestUser, id: string, fields: Partial<AdminCityWire>) {
  const city = (await listCities(as)).find((one) => one._id === id)
  const { _id, oldSlugs: _oldSlugs, ...stored } = city as AdminCityWire
  const body = { ...stored, title: 'Sea', title_ar: 'بحر', ...fields }
  return api.call('PUT', `/admin/cities/${id}`, { as, body })
}

const areaOf = (query: string) => api.call('GET', `/services/area?${query}`)
const found = async (city: string) =>
  (await api.call('GET', `/services/search?city=${encodeURIComponent(city)}`)).body.total

test('a city is found by its old slugs, and its lists and sitemap name the new one alone', async () => {
  await aListing(api)
  const as = await anAdmin(api)
  const changed = await change(as, 'jeddah', { slug: 'jidda' })
  expect([changed.status, changed.body.slug, changed.body.oldSlugs]).toEqual([200, 'jidda', ['jeddah']])
  for (const slug of ['jidda', 'jeddah'])
    expect((await areaOf(`city=${slug}&type=Chalets`)).body.city.slug).toBe('jidda')
  const areas: { city: string }[] = (await api.call('GET', '/services/areas')).body.data
  expect(new Set(areas.map(({ city }) => city))).toEqual(new Set(['jidda']))
})

test('links of a search find a city by the name and by the slugs that it had before', async () => {
  await aListing(api)
  const as = await anAdmin(api)
  await change(as, 'jeddah', { name: 'Red Sea Gate', name_ar: 'بوابة البحر' })
  expect(await found('Jeddah')).toBe(1)
  await change(as, 'jeddah', { slug: 'red-sea-gate' })
  expect([await found('Jeddah'), await found('jeddah'), await found('Red Sea Gate')]).toEqual([1, 1, 1])
  expect(await found('Nowhere')).toBe(0)
})

test('links of a search find a city by each name that it had, unless another city has that one', async () => {
  await aListing(api)
  await aListing(api, { city: 'makkah' })
  const as = await anAdmin(api)
  await change(as, 'jeddah', { name: 'Jeddah North' })
  const renamed = await change(as, 'jeddah', { name: 'Red Sea Gate' })
  expect(renamed.body.oldSlugs).toEqual(['jeddah-north'])
  expect([await found('Jeddah'), await found('Jeddah North')]).toEqual([1, 1])
  const again = await change(as, 'jeddah', { slug: undefined, title: 'Waves' })
  expect([again.status, again.body.oldSlugs]).toEqual([200, ['jeddah-north']])
  await change(as, 'makkah', { slug: 'red-sea-gate' })
  expect((await change(as, 'jeddah', { name: 'Coast' })).body.oldSlugs).toEqual(['jeddah-north'])
})

test('links of a search find a city by each Arabic name that it had, in any spelling, unless another city has it', async () => {
  await aListing(api)
  await aListing(api, { city: 'makkah' })
  const as = await anAdmin(api)
  for (const name_ar of ['عروس البحر', 'بوابة الساحل', 'جدة']) await change(as, 'jeddah', { name_ar })
  for (const name of ['عروس البحر', 'بوابة الساحل', 'بوابه الساحل', 'جدة']) expect(await found(name)).toBe(1)
  const city = (await listCities(as)).find(({ _id }) => _id === 'jeddah')
  expect(city && findCityByName([city], 'بوابة الساحل')).toBe(city)
  await change(as, 'jeddah', { name_ar: 'الساحل' })
  await change(as, 'makkah', { slug: 'alsahl' })
  const { oldSlugs } = (await change(as, 'jeddah', { name_ar: 'جدة' })).body
  expect(oldSlugs).not.toContain('alsahl')
})

test('no other city takes a slug or an old one, whoever writes first; the city itself takes its own back', async () => {
  await aListing(api)
  await aListing(api, { city: 'makkah' })
  const as = await anAdmin(api)
  await change(as, 'jeddah', { slug: 'jidda' })
  for (const slug of ['jidda', 'jeddah']) {
    const refused = await change(as, 'makkah', { slug })
    expect([refused.status, refused.body.issues]).toMatchObject([422, [{ path: 'slug', code: 'slug_taken' }]])
  }
  const back = await change(as, 'jeddah', { slug: 'jeddah' })
  expect([back.body.slug, back.body.oldSlugs]).toEqual(['jeddah', ['jidda']])
  const both = await Promise.all([
    change(as, 'jeddah', { slug: 'the-coast' }),
    change(as, 'makkah', { slug: 'the-coast' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a new city of a name that another one had gets a slug of its own', async () => {
  await aListing(api)
  const as = await anAdmin(api)
  await change(as, 'jeddah', { name: 'Jidda', name_ar: 'جده الساحل', slug: 'jidda' })
  const point = { latitude: 18.22, longitude: 42.5, status: 'active' }
  const names = { name: 'Jeddah', name_ar: 'جدة الجبل', title: 'Clouds', title_ar: 'غيوم' }
  const body = { ...names, ...point, image: await anUpload(api, as) }
  const added = await api.call('POST', '/admin/cities', { as, body })
  expect([added.status, added.body.slug]).toEqual([201, 'jeddah-2'])
  expect((await areaOf('city=jeddah')).body.city.slug).toBe('jidda')
})

test.each(['Jeddah', 'جدة', 'a b', '-a', 'a--b', 'a-', '', '../x'])(
  'a slug is of small Latin letters, digits and single hyphens: %s is none',
  async (slug) => {
    await aListing(api)
    const refused = await change(await anAdmin(api), 'jeddah', { slug })
    expect([refused.status, refused.body.issues]).toMatchObject([
      400,
      [{ path: 'slug', code: 'slug_format' }],
    ])
  },
)

test('a change without a slug leaves it, and one of an older version changes nothing', async () => {
  await aListing(api)
  const as = await anAdmin(api)
  expect((await change(as, 'jeddah', { slug: undefined, name: 'Jidda' })).body.slug).toBe('jeddah')
  const late = await change(as, 'jeddah', { slug: 'jidda', version: 1 })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await listCities(as)).find(({ _id }) => _id === 'jeddah')?.slug).toBe('jeddah')
})
