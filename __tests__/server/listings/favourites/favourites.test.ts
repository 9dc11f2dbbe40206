import { eq } from 'drizzle-orm'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, type TestUser } from '@/__tests__/server/support/users'
import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import { favourites } from '@/server/db/schema/listings/favourites'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const keep = (id: string, as?: TestUser) => api.call('PUT', `/favourites/${id}`, { as })
const idsOf = async (as: TestUser) => (await api.call('GET', '/favourites/ids', { as })).body.ids
const share = (as: TestUser, method = 'POST') =>
  api.call(method, '/favourites/share', { as, ...(method === 'POST' ? { body: {} } : {}) })

test('favourites: saving and removing twice is the same as once, and each user has an own list', async () => {
  const [sara, omar] = [await aGuest(api), await aGuest(api)]
  const { id } = await aListing(api)
  const answers = [await keep(id, sara), await keep(id, sara)]
  expect(answers.map((answer) => answer.status)).toEqual([204, 204])
  expect([await idsOf(sara), await idsOf(omar)]).toEqual([[id], []])
  expect((await api.call('GET', `/favourites/${id}`, { as: sara })).body).toEqual({ isKept: true })
  for (let at = 0; at < 2; at++) {
    expect((await api.call('DELETE', `/favourites/${id}`, { as: sara })).status).toBe(204)
  }
  expect(await idsOf(sara)).toEqual([])
})

test('favourites: twenty presses in one moment are one row', async () => {
  const sara = await aGuest(api)
  const { id } = await aListing(api)
  await Promise.all(Array.from({ length: 20 }, () => keep(id, sara)))
  expect(await api.db.select().from(favourites)).toHaveLength(1)
})

test('favourites: only a listing that the user can see is saved, and only up to a number', async () => {
  const [sara, host] = [await aGuest(api), await aHost(api)]
  const paused = await aListing(api, { state: 'paused' })
  const { id } = await aListing(api)
  const statuses = [await keep(paused.id, sara), await keep('nothing', sara), await keep(id)]
  expect(statuses.map((answer) => answer.status)).toEqual([404, 404, 401])
  const [place] = await api.db.select().from(listings).where(eq(listings.id, id))
  const others = Array.from({ length: MAX_FAVOURITES }, (_, i) => ({ ...place, id: `other-${i}` }))
  await api.db.insert(listings).values(others as (typeof listings.$inferInsert)[])
  await api.db.insert(favourites).values(others.map((one) => ({ userId: host.id, listingId: one.id })))
  const full = await keep(id, host)
  expect([full.status, full.body.code]).toEqual([409, 'too_many_favourites'])
})

test('favourites: the list has the cards; paused, suspended and deleted listings stay and are marked', async () => {
  const sara = await aGuest(api)
  const ids: string[] = []
  for (let at = 0; at < 4; at++) {
    const { id } = await aListing(api)
    await keep(id, sara)
    api.clock.pass(60)
    ids.unshift(id)
  }
  const [, paused = '', suspended = '', deleted = ''] = ids
  const change = (id: string, patch: Partial<typeof listings.$inferInsert>) =>
    api.db.update(listings).set(patch).where(eq(listings.id, id))
  await change(paused, { state: 'paused' })
  await change(suspended, { state: 'suspended' })
  await change(deleted, { deletedAt: api.clock.now() })
  const { body } = await api.call('GET', '/favourites?pageSize=3', { as: sara })
  const reported = body.data.map((one: { card: { _id: string }; isAvailable: boolean }) => [
    one.card._id,
    one.isAvailable,
  ])
  expect(body).toMatchObject({ page: 1, pageSize: 3, total: 4 })
  expect(reported).toEqual(ids.slice(0, 3).map((id, at) => [id, at === 0]))
})

test('favourites: a shared list is read by its link alone, a paused listing without its photos, until the link is revoked', async () => {
  const sara = await aGuest(api)
  const { id } = await aListing(api)
  const hidden = await aListing(api)
  await keep(id, sara)
  api.clock.pass(60)
  await keep(hidden.id, sara)
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, hidden.id))
  expect((await share(sara, 'GET')).body).toEqual({ secret: null, isVotingOpen: true })
  const { secret } = (await share(sara)).body
  expect([(await share(sara)).body.secret, (await share(sara, 'GET')).body.secret]).toEqual([secret, secret])
  expect(secret).toMatch(/^[\w-]{24}$/)
  const { body, headers } = await api.call('GET', `/favourites/shared/${secret}`)
  expect(body.data).toMatchObject([
    { card: { _id: hidden.id, images: [] }, isAvailable: false },
    { card: { _id: id, images: [expect.anything(), expect.anything()] }, isAvailable: true },
  ])
  expect([body.total, body.owner, headers['cache-control']]).toEqual([
    2,
    { name: 'Sara A.', name_ar: 'Sara A.' },
    'no-store',
  ])
  expect(JSON.stringify(body)).not.toContain(sara.id)
  expect((await share(sara, 'DELETE')).status).toBe(204)
  expect((await api.call('GET', `/favourites/shared/${secret}`)).status).toBe(404)
  expect((await share(sara)).body.secret).not.toBe(secret)
})
