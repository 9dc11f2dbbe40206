import { SITE_SETTINGS } from '@/__tests__/server/support/content'
import { aListing } from '@/__tests__/server/support/listings'
import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { auditTrail } from '@/server/db/schema/people/audit'

const api = appForTests()

const names = { name: 'Chalets', name_ar: 'شاليهات', blurb: 'By the sea', blurb_ar: 'على البحر' }
const contentVersion = async () => (await api.call('GET', '/content-version')).body.version

test('an admin changes and orders categories; each change is in the trail and counts as new content', async () => {
  await api.db.insert(settings).values(SITE_SETTINGS)
  await aListing(api)
  await aListing(api, { type: 'Farms' })
  const as = await anAdmin(api)
  const before = await contentVersion()
  const body = { ...names, image: await anUpload(api, as), status: 'active', version: 1 }
  const put = () => api.call('PUT', '/admin/categories/chalets', { as, body })
  expect((await put()).body).toMatchObject({ ...names, type: 'Chalets', version: 2 })
  const late = await put()
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  const order = { from: ['chalets', 'farms'], to: ['farms', 'chalets'] }
  expect((await api.call('POST', '/admin/categories/order', { as, body: order })).status).toBe(204)
  const { categories } = (await api.call('GET', '/services/categories')).body
  expect(categories.map(({ category }: { category: string }) => category)).toEqual(['Farms', 'Chalets'])
  expect(await contentVersion()).toBe(before + 2)
  const lines = await api.db.select().from(auditTrail)
  const changed = lines.find(({ action }) => action === 'category_changed')
  expect(changed).toMatchObject({ before: { blurb: '' }, after: { blurb: 'By the sea' } })
  const { issues } = (
    await api.call('PUT', '/admin/categories/chalets', { as, body: { ...body, blurb: '' } })
  ).body
  expect(issues).toMatchObject([{ path: 'blurb', code: 'required' }])
})

test('a category that is switched off leaves search, also by its type; its listings stay', async () => {
  const { id } = await aListing(api)
  await aListing(api, { type: 'Farms' })
  const as = await anAdmin(api)
  const total = async (query: string) => (await api.call('GET', `/services/search?${query}`)).body.total
  const queries = ['type=Chalets', 'categoryId=chalets', 'city=Jeddah', '']
  expect(await Promise.all(queries.map(total))).toEqual([1, 1, 2, 2])
  expect((await api.call('GET', '/admin/categories/chalets/use', { as })).body).toEqual({
    listings: 1,
    bookings: 0,
  })
  const off = { ...names, image: '/category', status: 'inactive', version: 1 }
  expect((await api.call('PUT', '/admin/categories/chalets', { as, body: off })).status).toBe(200)
  expect(await Promise.all(queries.map(total))).toEqual([0, 0, 1, 1])
  expect((await api.call('GET', `/services/details/${id}`)).status).toBe(200)
})
