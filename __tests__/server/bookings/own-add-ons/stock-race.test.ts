import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { EXTRA_BED, idsOf, setOwnAddOns } from '@/__tests__/server/support/own-add-ons'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'

const api = appForTests()

const GUESTS = 200

async function guests(count: number): Promise<TestUser[]> {
  const people: TestUser[] = []
  for (let i = 0; i < count; i += 1) people.push(await aGuest(api))
  return people
}

test('two hundred guests at once get the three pieces that there are, and nothing is left of the others', async () => {
  const place = await aListing(api, { type: 'Hotel', units: GUESTS })
  const [bed = ''] = await idsOf(api, place, [EXTRA_BED])
  const people = await guests(GUESTS)
  const answers = await Promise.all(
    people.map((guest) => bookStay(api, guest, place.id, { ownAddOns: [{ _id: bed }] })),
  )
  const count = (status: number) => answers.filter((one) => one.status === status).length
  expect([count(201), count(422)]).toEqual([3, GUESTS - 3])
  const refusals = answers.flatMap(({ body }) =>
    (body.issues ?? []).map(({ code }: { code: string }) => code),
  )
  expect(new Set(refusals)).toEqual(new Set(['add_on_sold_out']))
  expect(await api.db.select().from(bookings)).toHaveLength(3)
}, 120_000)

test('a stock that is lowered while guests book is never exceeded by those who come behind it', async () => {
  const place = await aListing(api, { type: 'Hotel', units: 20 })
  const [bed = ''] = await idsOf(api, place, [EXTRA_BED])
  const people = await guests(20)
  const book = (guest: TestUser) => bookStay(api, guest, place.id, { ownAddOns: [{ _id: bed }] })
  const lowered = setOwnAddOns(api, place, [{ ...EXTRA_BED, _id: bed, mostPieces: 1, stock: 1 }])
  const answers = await Promise.all(people.map(book))
  expect((await lowered).status).toBe(200)
  const booked = answers.filter(({ status }) => status === 201).length
  expect([1, 2, 3]).toContain(booked)
  expect((await book(await aGuest(api))).status).toBe(422)
}, 60_000)
