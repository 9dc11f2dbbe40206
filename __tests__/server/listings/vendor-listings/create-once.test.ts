import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, type Host } from '@/__tests__/server/support/users'
import { aPayload, CHALET } from '@/__tests__/server/support/vendor-listings'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()
const FARM = withVariant(listingTypeOf('Farms'), 'standard')

function sendUnder(key: string | null, as: Host, body: object, segment = 'chalet') {
  const headers = key === null ? {} : { 'idempotency-key': key }
  return api.call('POST', `/${segment}`, { as, body, headers: headers as Record<string, string> })
}
const count = async () => (await api.db.select().from(listings)).length

test('wizard-save: a listing that is sent twenty times under one key is created once, with the same answer', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const first = await sendUnder('one', host, payload)
  api.clock.pass(3600)
  const again = await Promise.all(Array.from({ length: 19 }, () => sendUnder('one', host, payload)))
  expect([first, ...again].map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(again.every(({ body }) => body._id === first.body._id)).toBe(true)
  expect(again[0]?.body).toEqual(first.body)
  expect(await count()).toBe(1)
})

test('a key belongs to its content, its listing type and its vendor', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  await sendUnder('one', host, payload)
  const changed = await sendUnder('one', host, await aPayload(api, host, CHALET, { areaSqm: 999 }))
  expect([changed.status, changed.body.code]).toEqual([409, 'idempotency_key_reused'])
  const farm = await sendUnder('one', host, await aPayload(api, host, FARM), 'farm')
  expect([farm.status, farm.body.code]).toEqual([409, 'idempotency_key_reused'])
  const neighbour = await aHost(api)
  expect((await sendUnder('one', neighbour, await aPayload(api, neighbour))).status).toBe(201)
})

test('a refused listing leaves its key free; an invalid key is malformed', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  expect((await sendUnder('one', host, { ...payload, categoryId: 'hotel' })).status).toBe(422)
  expect((await sendUnder('one', host, payload)).status).toBe(201)
  const malformed = await sendUnder('a b', host, payload)
  expect([malformed.status, malformed.body.issues[0].path]).toEqual([400, 'Idempotency-Key'])
})

test('callers that know only the specification send no key, and each call creates a listing', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  expect((await sendUnder(null, host, payload)).status).toBe(201)
  expect((await sendUnder(null, host, payload)).status).toBe(201)
  expect(await count()).toBe(2)
})
