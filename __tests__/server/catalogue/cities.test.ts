import { eq } from 'drizzle-orm'
import { SITE_SETTINGS } from '@/__tests__/server/support/content'
import { aListing } from '@/__tests__/server/support/listings'
import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { listings } from '@/server/db/schema/listings/listings'
import { auditTrail } from '@/server/db/schema/people/audit'

const api = appForTests()

const abha = (image: string) => ({
  name: 'Abha',
  name_ar: 'أبها',
  title: 'Clouds',
  title_ar: 'فوق الغيم',
  image,
  latitude: 18.22,
  longitude: 42.5,
  status: 'active',
})

const cityOf = async (as: TestUser, id: string) =>
  (await api.call('GET', '/admin/cities', { as })).body.data.find((one: { _id: string }) => one._id === id)
const contentVersion = async () => (await api.call('GET', '/content-version')).body.version

test('an admin adds, changes and orders cities; each change is in the trail and counts as new content', async () => {
  await api.db.insert(settings).values(SITE_SETTINGS)
  await aListing(api)
  const as = await anAdmin(api)
  const image = await anUpload(api, as)
  const before = await contentVersion()
  const added = await api.call('POST', '/admin/cities', { as, body: abha(image) })
  expect([added.status, added.body.version, added.body.slug]).toEqual([201, 1, 'abha'])
  const { _id } = added.body
  const changed = { ...abha(image), title: 'Above the clouds', name: 'Abha Town', version: 1 }
  const renamed = await api.call('PUT', `/admin/cities/${_id}`, { as, body: changed })
  expect([renamed.body.version, renamed.body.slug]).toEqual([2, 'abha'])
  const late = await api.call('PUT', `/admin/cities/${_id}`, { as, body: changed })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])

  const order = { from: ['jeddah', _id], to: [_id, 'jeddah'] }
  const put = () => api.call('POST', '/admin/cities/order', { as, body: order })
  const atOnce = await Promise.all([put(), put(), put()])
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([204, 409, 409])
  const shown = (await api.call('GET', '/services/cities')).body
  expect(shown.map((one: { name: string }) => one.name)).toEqual(['Abha Town', 'Jeddah'])
  expect(shown[0]).not.toHaveProperty('version')
  expect(await contentVersion()).toBe(before + 3)
  const lines = await api.db.select().from(auditTrail).orderBy(auditTrail.createdAt)
  expect(lines.map(({ action }) => action).toSorted()).toEqual([
    'city_changed',
    'city_created',
    'content_ordered',
  ])
  expect(lines.find(({ action }) => action === 'city_changed')).toMatchObject({
    before: { title: 'Clouds' },
    after: { title: 'Above the clouds' },
  })
})

test('both names, an own picture and a point in the country are required, and of two admins who add a name at once one wins', async () => {
  await aListing(api)
  const as = await anAdmin(api)
  const image = await anUpload(api, as)
  const foreign = await anUpload(api, await aGuest(api), 40)
  const pathsOf = async (body: object) => {
    const { body: answer } = await api.call('POST', '/admin/cities', { as, body })
    return answer.issues.map((one: { path: string; code: string }) => `${one.path} ${one.code}`)
  }
  expect(await pathsOf({ ...abha(image), name_ar: '' })).toEqual(['name_ar required'])
  expect(await pathsOf({ ...abha(image), latitude: 48.1 })).toEqual(['longitude outside_country'])
  expect(await pathsOf(abha(foreign))).toEqual(['image not_your_upload'])
  expect(await pathsOf({ ...abha(image), name_ar: 'جده' })).toEqual(['name_ar name_taken'])
  const both = await Promise.all(
    ['Abha', 'ABHA'].map((name) =>
      api.call('POST', '/admin/cities', { as, body: { ...abha(image), name, name_ar: `${name} أبها` } }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
})

test('a city that is switched off leaves search and the districts of the map; its listings stay', async () => {
  const { id } = await aListing(api)
  const as = await anAdmin(api)
  const total = async (query: string) => (await api.call('GET', `/services/search?${query}`)).body.total
  expect([await total('city=Jeddah'), await total('')]).toEqual([1, 1])
  expect((await api.call('GET', '/admin/cities/jeddah/use', { as })).body).toEqual({
    listings: 1,
    bookings: 0,
  })
  const { _id, slug: _slug, ...jeddah } = await cityOf(as, 'jeddah')
  const off = { ...jeddah, title: 'x', title_ar: 'س', status: 'inactive' }
  expect((await api.call('PUT', `/admin/cities/${_id}`, { as, body: off })).status).toBe(200)
  expect([await total('city=Jeddah'), await total('')]).toEqual([0, 0])
  expect((await api.call('GET', `/services/details/${id}`)).status).toBe(200)
  expect((await api.call('GET', '/services/districts')).body).toEqual([])
})

test('districts are added, renamed with their version, and removed while no listing is in them', async () => {
  const { id } = await aListing(api)
  const as = await anAdmin(api)
  const path = '/admin/cities/jeddah/districts'
  const list = async () => (await api.call('GET', path, { as })).body.data
  const names = { name: 'Al Naeem', name_ar: 'النعيم' }
  expect((await api.call('POST', path, { as, body: names })).status).toBe(204)
  expect((await api.call('POST', path, { as, body: names })).body.issues).toMatchObject([
    { path: 'name', code: 'name_taken' },
    { path: 'name_ar', code: 'name_taken' },
  ])
  const { _id, version } = (await list()).find((one: { name: string }) => one.name === 'Al Naeem')
  const rename = { name: 'An Naeem', name_ar: 'النعيم', version }
  expect((await api.call('PUT', `/admin/districts/${_id}`, { as, body: rename })).status).toBe(204)
  const remove = (id: string, seen: number) =>
    api.call('POST', `/admin/districts/${id}/remove`, { as, body: { version: seen } })
  expect((await remove(_id, version)).status).toBe(409)
  expect((await remove(_id, version + 1)).status).toBe(204)
  await api.call('POST', path, { as, body: names })
  const [used] = await list()
  await api.db.update(listings).set({ districtId: used._id }).where(eq(listings.id, id))
  expect((await remove(used._id, used.version)).body.code).toBe('still_used')
})
