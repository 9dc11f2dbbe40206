import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

async function guests(count: number): Promise<TestUser[]> {
  const people: TestUser[] = []
  for (let i = 0; i < count; i += 1) people.push(await aGuest(api))
  return people
}

const statuses = (answers: { status: number }[]) => answers.map((one) => one.status).sort()

test('edge 6: forty guests, one night, one second: one 201 and thirty-nine 409, nothing left of the losers', async () => {
  const { id } = await aListing(api)
  const people = await guests(40)
  const answers = await Promise.all(people.map((guest) => bookStay(api, guest, id)))
  expect(statuses(answers)).toEqual([201, ...Array(39).fill(409)])
  expect(await api.db.select().from(bookings)).toHaveLength(1)
  expect(await api.db.select().from(allocations)).toHaveLength(1)
}, 30_000)

test('three units requested in twos by ten guests at once: one gets two, and one unit stays free', async () => {
  const { id } = await aListing(api, { type: 'Hotel', units: 3 })
  const people = await guests(10)
  const answers = await Promise.all(people.map((guest) => bookStay(api, guest, id, { units: 2 })))
  expect(statuses(answers)).toEqual([201, ...Array(9).fill(409)])
  expect(await api.db.select().from(allocations)).toHaveLength(2)
}, 30_000)

test('the last room of a room type, wanted by two hundred guests at once, is sold once, and the others of its property stay free', async () => {
  const { id: hotel, host } = await aListing(api, { type: 'Hotel', units: 2 })
  await api.db.update(listings).set({ propertyId: hotel }).where(eq(listings.id, hotel))
  const { id: suite } = await aListing(api, { host, type: 'Hotel', units: 3, propertyId: hotel })
  const [first] = await guests(1)
  expect((await bookStay(api, first as TestUser, suite, { units: 2 })).status).toBe(201)
  const answers = await Promise.all((await guests(200)).map((guest) => bookStay(api, guest, suite)))
  expect(statuses(answers)).toEqual([201, ...Array(199).fill(409)])
  expect(await api.db.select().from(allocations)).toHaveLength(3)
  expect(statuses(await Promise.all((await guests(2)).map((guest) => bookStay(api, guest, hotel))))).toEqual([
    201, 201,
  ])
}, 120_000)

test('a property is paused while its room types are booked: each booking comes before or is refused', async () => {
  const { id: hotel, host } = await aListing(api, { type: 'Hotel' })
  await api.db.update(listings).set({ propertyId: hotel }).where(eq(listings.id, hotel))
  const { id: suite } = await aListing(api, { host, type: 'Hotel', units: 40, propertyId: hotel })
  const people = await guests(20)
  const booked = Promise.all(people.map((guest) => bookStay(api, guest, suite)))
  const paused = api.call('POST', `/hotel/${hotel}/pause`, { as: host })
  const answers = statuses(await booked)
  expect(answers.filter((status) => status !== 201 && status !== 404)).toEqual([])
  const made = answers.filter((status) => status === 201)
  expect(await api.db.select().from(bookings)).toHaveLength(made.length)
  expect((await paused).status).toBe(200)
  expect((await bookStay(api, await aGuest(api), suite)).status).toBe(404)
}, 60_000)

test('the same key twenty times at once is one booking and twenty times the same answer', async () => {
  const { id } = await aListing(api, { units: 20 })
  const guest = await aGuest(api)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => bookStay(api, guest, id, { key })))
  expect(statuses(answers)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map((one) => one.body.code)).size).toBe(1)
  expect(await api.db.select().from(bookings)).toHaveLength(1)
}, 30_000)

test('cancelling ten times at once works once', async () => {
  const { id } = await aListing(api)
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.call('POST', `/bookings/${body._id}/cancel`, { as: guest })),
  )
  expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)])
})

test('concurrent bookings and cancellations of one listing never deadlock', async () => {
  const { id } = await aListing(api, { units: 10, paymentType: 'fullPayment' })
  const people = await guests(10)
  const pay = { paymentType: 'fullPayment' } as const
  const first = await Promise.all(people.map((guest) => bookStay(api, guest, id, pay)))
  api.clock.pass(16 * 60)
  const mixed = await Promise.all(
    people.flatMap((guest, i) => [
      api.call('POST', `/bookings/${first[i]?.body._id}/cancel`, { as: guest }),
      bookStay(api, guest, id, pay),
    ]),
  )
  expect(mixed.filter((one) => ![200, 201, 409].includes(one.status))).toEqual([])
  expect(mixed.filter((one) => one.status === 201)).toHaveLength(10)
}, 30_000)
