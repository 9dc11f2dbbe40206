import { and, eq } from 'drizzle-orm'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { MAX_SAVED_SEARCHES } from '@/lib/domain/search/saved-search'
import { listings } from '@/server/db/schema/listings/listings'
import { savedSearches } from '@/server/db/schema/listings/saved-searches'
import { notifications } from '@/server/db/schema/people/notifications'
import { alertSearches } from '@/server/modules/listings/saved-searches/alert-searches'

/** What happens once, when the next transaction begins: between the comparison and the notice. */
let meanwhile: (() => Promise<unknown>) | null = null

const api = appForTests({}, null, ({ db }) => {
  const transaction: typeof db.transaction = async (work, config) => {
    const first = meanwhile
    meanwhile = null
    await first?.()
    return db.transaction(work, config)
  }
  return { db: Object.create(db, { transaction: { value: transaction } }) }
})

const PARAMS = 'city=Jeddah&type=Chalets'
const DATED = `${PARAMS}&checkIn=20-03-2026&checkOut=22-03-2026`

const save = (as: TestUser, params = PARAMS, name = 'Chalets') =>
  api.call('POST', '/saved-searches', { as, body: { name, params } })
const listOf = async (as: TestUser) => (await api.call('GET', '/saved-searches', { as })).body

/** An hour later. */
async function compare() {
  api.clock.pass(3601)
  await alertSearches(api.app.deps)
}
async function noticesOf({ id }: TestUser) {
  const rows = await api.db.select().from(notifications).where(eq(notifications.userId, id))
  return rows.map(({ type, params }) => ({ type, ...params }))
}
/** A search that is compared once with a listing that stays. */
async function aSearch(params = PARAMS) {
  const guest = await aGuest(api)
  const { id: listingId, host } = await aListing(api, { name: 'Palm', publishedAt: api.clock.now() })
  const { body } = await save(guest, params)
  await alertSearches(api.app.deps)
  return { guest, listingId, host, id: body._id as string }
}
const publish = (name: string) => aListing(api, { name, publishedAt: api.clock.now() })
const setPrice = (id: string, lowestPrice: number) =>
  api.db.update(listings).set({ lowestPrice }).where(eq(listings.id, id))

test('a search is saved once, also by two presses at once, and belongs to its user', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  const [one, two] = await Promise.all([save(guest), save(guest, `page=2&type=Chalets&city=Jeddah`)])
  expect([one.status, two.status]).toEqual([201, 201])
  expect(one.body._id).toBe(two.body._id)
  expect(await listOf(guest)).toMatchObject([
    { name: 'Chalets', params: PARAMS, alerts: true, hasEnded: false },
  ])
  const path = `/saved-searches/${one.body._id}`
  expect((await api.call('PUT', path, { as: other, body: { alerts: false } })).status).toBe(404)
  await api.call('DELETE', path, { as: other })
  expect(await listOf(guest)).toHaveLength(1)
  expect((await api.call('PUT', path, { as: guest, body: { alerts: false } })).status).toBe(204)
  expect(await listOf(guest)).toMatchObject([{ alerts: false }])
  await api.call('DELETE', path, { as: guest })
  expect((await api.call('DELETE', path, { as: guest })).status).toBe(204)
  expect(await listOf(guest)).toEqual([])
  expect((await api.call('GET', '/saved-searches')).status).toBe(401)
})

test('a user has so many searches at most, and no search that the results page refuses', async () => {
  const guest = await aGuest(api)
  expect((await save(guest, 'guests=many')).status).toBe(400)
  expect((await save(guest, PARAMS, '\u200b')).status).toBe(400)
  for (let i = 1; i < MAX_SAVED_SEARCHES; i += 1) await save(guest, `guests=${i}`)
  const last = await Promise.all([save(guest, 'guests=30'), save(guest, 'guests=31')])
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await save(guest, 'guests=1')).status).toBe(201)
  expect(await listOf(guest)).toHaveLength(MAX_SAVED_SEARCHES)
})

test('an alert is about new and cheaper places, once each, with the number of them and the results page', async () => {
  const { guest, listingId } = await aSearch()
  await compare()
  expect(await noticesOf(guest)).toEqual([])
  await publish('Cedar')
  await publish('Lotus')
  await setPrice(listingId, 40_000)
  await compare()
  await compare()
  expect(await noticesOf(guest)).toEqual([
    expect.objectContaining({ type: 'Saved_search_new', count: 2, search: 'Chalets', searchParams: PARAMS }),
    expect.objectContaining({ type: 'Saved_search_cheaper', count: 1, service: 'Palm' }),
  ])
  const { body } = await api.call('GET', '/vender/notification', {
    as: guest,
    headers: { 'accept-language': 'en' },
  })
  expect(JSON.stringify(body)).toContain('2 new places, among them')
})

test('within an hour nothing is compared again', async () => {
  const { guest } = await aSearch()
  await publish('Cedar')
  api.clock.pass(1800)
  await alertSearches(api.app.deps)
  expect(await noticesOf(guest)).toEqual([])
})

test('dates that are free again are an alert; with their first day past there is none', async () => {
  const { guest, listingId } = await aSearch(DATED)
  const setBooked = (booked: string) =>
    api.db.update(listings).set({ booked }).where(eq(listings.id, listingId))
  await setBooked('{[2026-03-20,2026-03-21)}')
  await compare()
  await setBooked('{}')
  await compare()
  expect(await noticesOf(guest)).toMatchObject([{ type: 'Saved_search_freed', count: 1, service: 'Palm' }])
  api.clock.set(new Date('2026-03-21T09:00:00Z'))
  await publish('Cedar')
  await compare()
  expect(await noticesOf(guest)).toHaveLength(1)
  expect(await listOf(guest)).toMatchObject([{ hasEnded: true }])
})

test('a place that is hidden between the comparison and the notice is left out', async () => {
  const { guest } = await aSearch()
  const { id } = await publish('Cedar')
  api.clock.pass(3601)
  meanwhile = () => api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, id))
  await alertSearches(api.app.deps)
  expect(await noticesOf(guest)).toEqual([])
})

test.each(['switched off', 'deleted'] as const)(
  'a search that is %s between the comparison and the notice sends none',
  async (end) => {
    const { guest, id } = await aSearch()
    await publish('Cedar')
    api.clock.pass(3601)
    const path = `/saved-searches/${id}`
    meanwhile = () =>
      end === 'deleted'
        ? api.call('DELETE', path, { as: guest })
        : api.call('PUT', path, { as: guest, body: { alerts: false } })
    await alertSearches(api.app.deps)
    expect(await noticesOf(guest)).toEqual([])
  },
)

test('what changed while alerts were off is no alert when they are on again', async () => {
  const { guest, id, listingId } = await aSearch()
  const turn = (alerts: boolean) => api.call('PUT', `/saved-searches/${id}`, { as: guest, body: { alerts } })
  await turn(false)
  await publish('Cedar')
  await setPrice(listingId, 40_000)
  await compare()
  await turn(true)
  await compare()
  expect(await noticesOf(guest)).toEqual([])
  await setPrice(listingId, 30_000)
  await compare()
  expect(await noticesOf(guest)).toMatchObject([{ type: 'Saved_search_cheaper' }])
})

test('two processes compare a search once, and one that is no longer valid is passed over', async () => {
  const { guest } = await aSearch()
  await publish('Cedar')
  api.clock.pass(3601)
  await Promise.all([alertSearches(api.app.deps), alertSearches(api.app.deps)])
  expect(await noticesOf(guest)).toHaveLength(1)
  const other = await aGuest(api)
  await save(other, 'city=Nowhere')
  await api.db.update(savedSearches).set({ params: 'guests=many' }).where(eq(savedSearches.userId, guest.id))
  await publish('Lotus')
  await compare()
  const due = and(eq(savedSearches.userId, guest.id), eq(savedSearches.checkedAt, api.clock.now()))
  expect(await api.db.$count(savedSearches, due)).toBe(1)
})

test('a closed account has no saved searches, its export has them before', async () => {
  const { guest } = await aSearch()
  const { body } = await api.call('GET', '/user/export', { as: guest })
  expect(body.savedSearches).toMatchObject([{ name: 'Chalets', params: PARAMS, alerts: true }])
  await api.call('DELETE', '/user/profile', { as: guest })
  expect(await api.db.$count(savedSearches)).toBe(0)
})
