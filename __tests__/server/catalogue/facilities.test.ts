import { sql } from 'drizzle-orm'
import { A_FACILITY, A_GROUP, aFacilityGroup } from '@/__tests__/server/support/admin-calls/facility-calls'
import { SITE_SETTINGS } from '@/__tests__/server/support/content'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { aLiveListing, CHALET, send } from '@/__tests__/server/support/vendor-listings'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { auditTrail } from '@/server/db/schema/people/audit'

const api = appForTests()
const { isCounted: _isCounted, ...STORED } = A_FACILITY

const reported = (answer: { body: { issues?: { path: string; code: string }[] } }) =>
  answer.body.issues?.map(({ path, code }) => `${path}: ${code}`)

const ticked = (id: string) => ({
  ...{ id, name: { en: '', ar: '' }, group: { en: '', ar: '' } },
  ...{ image: null, groupImage: null, isCounted: false, count: null },
})

/** The titles that a host of a type is offered. */
async function offered(type = 'Chalets'): Promise<string[]> {
  const { data } = (await api.call('GET', `/facility/list?type=${type}&status=active&isSubFacility=true`))
    .body
  return data.flatMap((group: { subfacilities: { title: string }[] }) =>
    group.subfacilities.map(({ title }) => title),
  )
}

async function aFacility(as: TestUser, groupId: string): Promise<string> {
  await api.call('POST', `/admin/facility-groups/${groupId}/facilities`, { as, body: A_FACILITY })
  const { data } = (await api.call('GET', '/admin/facility-groups', { as })).body
  return data[0].facilities[0]._id
}

test('a facility that is renamed, hidden or taken from a type stays at the listings that have it, and can be saved with them', async () => {
  const as = await anAdmin(api)
  const group = await aFacilityGroup(api)
  const id = await aFacility(as, group._id)
  const host = await aHost(api)
  const listing = await aLiveListing(api, host, CHALET, { facilities: [ticked(id)] })
  const put = (change: object) =>
    api.call('PUT', `/admin/facilities/${id}`, { as, body: { ...STORED, ...change } })
  const shown = async () => {
    const { facilities } = (await api.call('GET', `/services/details/${listing.id}`)).body
    return facilities.map(({ name, type }: Record<string, string>) => `${type}: ${name}`)
  }
  expect(await offered()).toEqual(['Water slide'])
  expect((await put({ name: 'Slide', version: 1 })).status).toBe(204)
  expect([await offered(), await shown()]).toEqual([['Slide'], ['Pools: Slide']])
  expect((await api.call('GET', `/admin/facilities/${id}/use`, { as })).body).toEqual({
    listings: 1,
    bookings: null,
  })
  expect((await api.call('GET', `/admin/facility-groups/${group._id}/use`, { as })).body.listings).toBe(1)

  expect((await put({ types: ['Farms'], version: 2 })).status).toBe(204)
  expect([await offered(), await offered('Farms'), await shown()]).toEqual([
    [],
    ['Water slide'],
    ['Pools: Water slide'],
  ])
  expect((await put({ status: 'inactive', version: 3 })).status).toBe(204)
  expect([await offered('Chalets'), await shown()]).toEqual([[], ['Pools: Water slide']])
  expect(reported(await send(api, host, '/chalet', listing.payload))).toEqual(['facilities.0._id: one_of'])
  expect((await send(api, host, `/chalet/${listing.id}`, listing.payload, 'PUT')).status).toBe(200)
})

test('a group changes its names and drawing for all; each change is new content with its line in the trail, a stale one is refused', async () => {
  await api.db.insert(settings).values(SITE_SETTINGS)
  const as = await anAdmin(api)
  const { _id: id } = await aFacilityGroup(api)
  await aFacility(as, id)
  const contentVersion = async () => (await api.call('GET', '/content-version')).body.version
  const before = await contentVersion()
  const body = { ...A_GROUP, name: 'Water', icon: 'bath', version: 1 }
  const put = () => api.call('PUT', `/admin/facility-groups/${id}`, { as, body })
  expect((await put()).status).toBe(204)
  const late = await put()
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(await contentVersion()).toBe(before + 1)
  const { data } = (await api.call('GET', '/facility/list?type=Chalets')).body
  expect(data).toMatchObject([{ name: 'Water', image: '/facilities/bath.svg', icon: 'bath' }])
  const [line] = await api.db.select().from(auditTrail).where(sql`action = 'facility_group_changed'`)
  expect(line).toMatchObject({
    before: { name: 'Pools', icon: 'pool' },
    after: { name: 'Water', icon: 'bath' },
  })
})

test('names are taken once in either language, a facility is for at least one type, a drawing is one of ours', async () => {
  const as = await anAdmin(api)
  const { _id: id } = await aFacilityGroup(api)
  await aFacility(as, id)
  const add = (change: object) =>
    api.call('POST', `/admin/facility-groups/${id}/facilities`, { as, body: { ...A_FACILITY, ...change } })
  expect(reported(await add({ name: 'Other' }))).toEqual(['name_ar: name_taken'])
  expect((await add({ name: 'Other', name_ar: 'غيره', types: [] })).status).toBe(400)
  const group = (change: object) =>
    api.call('POST', '/admin/facility-groups', { as, body: { ...A_GROUP, ...change } })
  expect(reported(await group({ name: 'Other' }))).toEqual(['name_ar: name_taken'])
  expect((await group({ name: 'Other', name_ar: 'غيره', icon: '../logo' })).status).toBe(400)
})
