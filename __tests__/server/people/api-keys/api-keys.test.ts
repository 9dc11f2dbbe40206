import { eq } from 'drizzle-orm'
import { anApiKey } from '@/__tests__/server/support/api-keys'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin } from '@/__tests__/server/support/users'
import { aLiveListing } from '@/__tests__/server/support/vendor-listings'
import { KEY_CALLS_PER_MINUTE, KEY_SCOPES, MAX_KEYS } from '@/lib/domain/api-keys/api-key'
import { apiKeys } from '@/server/db/schema/people/api-keys'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'

const api = appForTests()

const DAY = '2026-03-26'
const SERVICES = '/vender/services'
const status = async (token: string, path = SERVICES) =>
  (await api.call('GET', path, { as: { token } })).status

test('a key is shown once, stored as a hash, listed by its last characters with its use, and revoked at once', async () => {
  const host = await aHost(api)
  const body = { name: 'Rates', scopes: ['prices'] }
  const made = await api.call('POST', '/vender/api-keys', { as: host, body })
  expect(made.body.key).toMatch(/^diyar_live_[\w-]{43}$/)
  expect(JSON.stringify(await api.db.select().from(apiKeys))).not.toContain(made.body.key)
  expect(await status(made.body.key)).toBe(200)
  const list = await api.call('GET', '/vender/api-keys', { as: host })
  expect(list.body.data).toEqual([
    {
      ...{ _id: made.body._id, ...body, lastFour: made.body.key.slice(-4) },
      ...{ lastUsedAt: api.clock.now().toISOString(), createdAt: made.body.createdAt },
    },
  ])
  const one = `/vender/api-keys/${made.body._id}`
  expect((await api.call('DELETE', one, { as: await aHost(api) })).status).toBe(404)
  expect((await api.call('DELETE', one, { as: host })).status).toBe(204)
  expect(await status(made.body.key)).toBe(401)
  const lines = await api.db.select().from(auditTrail).where(eq(auditTrail.actorId, host.id))
  expect(lines.map(({ action }) => action).toSorted()).toEqual(['api_key_created', 'api_key_revoked'])
})

test('a vendor has at most ten keys, also when they are made at the same time', async () => {
  const host = await aHost(api)
  const body = { name: 'One of many', scopes: ['bookings'] }
  const made = await Promise.all(
    Array.from({ length: MAX_KEYS + 2 }, () => api.call('POST', '/vender/api-keys', { as: host, body })),
  )
  expect(made.filter((one) => one.status === 201)).toHaveLength(MAX_KEYS)
  expect(made.find((one) => one.status !== 201)?.body.code).toBe('too_many_keys')
})

test('a key changes the parts of a calendar of its scope alone, and reads no guests or secret addresses', async () => {
  const place = await aListing(api)
  const path = `/vender/services/${place.id}/calendar`
  const as = { token: await anApiKey(api, place.host, ['availability']) }
  await bookStay(api, await aGuest(api), place.id)
  const closed = await api.call('PUT', path, { as, body: { close: [{ from: DAY, to: '2026-03-27' }] } })
  expect(closed.status).toBe(200)
  expect(closed.body).toMatchObject({ bookings: [], feed: { exportUrl: null } })
  expect((await api.call('GET', path, { as: place.host })).body.bookings).toHaveLength(1)
  const priced = await api.call('PUT', path, { as, body: { prices: [{ day: DAY, price: 900 }] } })
  expect([priced.status, priced.body.code]).toEqual([403, 'key_scope_missing'])
  const imported = await api.call('PUT', path, { as, body: { importUrl: 'https://example.com/a.ics' } })
  expect(imported.body.code).toBe('key_scope_missing')
})

test('a key with the scope reads and replaces the prices of the week, by the rules of the listing', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host)
  const as = { token: await anApiKey(api, host, ['prices']) }
  const path = `/vender/services/${id}/prices`
  const before = (await api.call('GET', path, { as })).body
  const prices = Object.fromEntries(Object.keys(before.price).map((name) => [name, 777]))
  const changed = await api.call('PUT', path, { as, body: { price: prices } })
  expect([changed.status, changed.body]).toEqual([200, { price: prices }])
  expect((await api.call('GET', path, { as: host })).body.price).toEqual(prices)
  expect((await api.call('PUT', path, { as, body: { price: {} } })).status).toBe(422)
  expect((await api.call('PUT', path, { as, body: { price: { hourPrice: 50 } } })).status).toBe(400)
})

test('a key answers requests for its vendor, and what belongs to another vendor does not exist for it', async () => {
  const place = await aListing(api, { bookingType: '24-Hour' })
  const stay = (await bookStay(api, await aGuest(api), place.id)).body
  const other = { token: await anApiKey(api, await aHost(api), [...KEY_SCOPES]) }
  for (const path of [`bookings/${stay._id}`, `services/${place.id}/calendar`, `services/${place.id}/prices`])
    expect((await api.call('GET', `/vender/${path}`, { as: other })).status).toBe(404)
  expect((await api.call('POST', `/vender/bookings/${stay._id}/approve`, { as: other })).status).toBe(404)
  const own = { token: await anApiKey(api, place.host, ['bookings']) }
  const approved = await api.call('POST', `/vender/bookings/${stay._id}/approve`, { as: own })
  expect([approved.status, approved.body._id]).toEqual([200, stay._id])
  const cancelled = await api.call('POST', `/vender/bookings/${stay._id}/cancel`, {
    as: own,
    body: { reason: 'x' },
  })
  expect([cancelled.status, cancelled.body.code]).toEqual([403, 'key_not_allowed'])
})

test('a key ends for good when its vendor is suspended, and rests while the account is blocked', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const token = await anApiKey(api, host, ['prices'])
  await api.db.update(users).set({ blockedAt: api.clock.now() }).where(eq(users.id, host.id))
  expect(await status(token)).toBe(401)
  await api.db.update(users).set({ blockedAt: null }).where(eq(users.id, host.id))
  expect(await status(token)).toBe(200)
  const body = { version: 1, reason: 'Papers ended', bookings: 'keep' }
  expect(
    (await api.call('POST', `/admin/vendors/${host.vendorId}/suspend`, { as: admin, body })).status,
  ).toBe(200)
  const again = { name: 'Again', scopes: ['prices'] }
  expect((await api.call('POST', '/vender/api-keys', { as: host, body: again })).status).toBe(403)
  await api.db.update(vendors).set({ suspendedAt: null }).where(eq(vendors.id, host.vendorId))
  expect(await status(token)).toBe(401)
})

test('a key has its own limit of calls, whatever addresses they come from', async () => {
  const token = await anApiKey(api, await aHost(api), ['prices'])
  const call = (i: number) =>
    api.call('GET', '/user/profile', { as: { token }, from: `198.51.100.${i % 250}` })
  const answers = await Promise.all(Array.from({ length: KEY_CALLS_PER_MINUTE }, (_, i) => call(i)))
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['key_not_allowed']))
  const last = await call(0)
  expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true])
})
