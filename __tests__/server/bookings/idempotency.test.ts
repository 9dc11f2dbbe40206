import { A_STAY, bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'

const api = appForTests()

test('the same key and body answer the first answer again', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  const first = await bookStay(api, guest, id, { key: 'one' })
  api.clock.pass(3600)
  const again = await bookStay(api, guest, id, { key: 'one' })
  expect(again.status).toBe(201)
  expect(again.body).toEqual(first.body)
  expect(await api.db.select().from(bookings)).toHaveLength(1)
})

test('the same key with another body is refused', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  await bookStay(api, guest, id, { key: 'one' })
  const other = await bookStay(api, guest, id, { key: 'one', adults: 3 })
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused'])
})

test("another user's key of the same name is another key", async () => {
  const { id } = await aListing(api, { units: 2 })
  const one = await bookStay(api, await aGuest(api), id, { key: 'one' })
  const other = await bookStay(api, await aGuest(api), id, { key: 'one' })
  expect([one.status, other.status]).toEqual([201, 201])
  expect(one.body._id).not.toBe(other.body._id)
})

test('a refused booking leaves its key free, so that it may be tried again', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  expect((await bookStay(api, guest, id, { key: 'one', total: 1 })).status).toBe(409)
  expect((await bookStay(api, guest, id, { key: 'one' })).status).toBe(201)
})

test.each([
  {},
  { 'idempotency-key': '' },
  { 'idempotency-key': 'a b' },
  { 'idempotency-key': 'x'.repeat(201) },
])('without a usable key nothing is booked: %j', async (headers) => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  const answer = await api.call('POST', '/bookings', {
    as: guest,
    body: { ...A_STAY, serviceId: id },
    headers: headers as Record<string, string>,
  })
  expect(answer.status).toBe(400)
  expect(answer.body.issues[0].path).toBe('Idempotency-Key')
})
