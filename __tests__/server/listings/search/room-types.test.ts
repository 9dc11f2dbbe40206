import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import type { ListingCard } from '@/lib/domain/listing/card'
import { addDays, formatQueryDay } from '@/lib/domain/time/days'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const FROM = addDays(TODAY, 5)
const DATES = { checkIn: formatQueryDay(FROM), checkOut: formatQueryDay(addDays(FROM, 2)) }

const search = async (query: Record<string, string> = {}): Promise<SearchAnswer> =>
  (await api.call('GET', `/services/search?${new URLSearchParams({ city: 'Jeddah', ...query })}`)).body
const found = async (query: Record<string, string> = {}) =>
  (await search(query)).data.map((card) => [card._id, card.roomType?._id])
const change = (id: string, changes: Partial<typeof listings.$inferInsert>) =>
  api.db.update(listings).set(changes).where(eq(listings.id, id))

/** A hotel whose room types have these options, the first of them the property's own. */
async function aProperty([own = {}, ...others]: ListingOptions[]) {
  const { id, host } = await aListing(api, { type: 'Hotel', name: 'Palm Hotel', ...own })
  await change(id, { propertyId: id })
  const made = [id]
  for (const [at, other] of others.entries()) {
    const options = { type: 'Hotel', host, propertyId: id, name: `Palm Hotel, type ${at + 2}` } as const
    made.push((await aListing(api, { ...options, ...other })).id)
  }
  return { property: id, roomTypes: made }
}

test('a property comes once, as its cheapest room type, under its own name and pictures', async () => {
  const { property, roomTypes } = await aProperty([
    { prices: { allDays: 60_000 }, images: ['/api/v1/media/hotel'], maxGuests: 6 },
    { prices: { allDays: 40_000 }, images: ['/api/v1/media/suite'], maxGuests: 2 },
    { prices: { allDays: 90_000 } },
  ])
  const plain = await aListing(api, { prices: { allDays: 50_000 } })
  const { data, total, facets } = await search({ sort: 'price_asc' })
  expect(total).toBe(2)
  expect(facets).toMatchObject({ types: { Hotel: 1, Chalets: 1 }, priceMin: 400, priceMax: 500 })
  expect(facets.prices?.counts.reduce((sum, count) => sum + count)).toBe(2)
  expect((await search({ type: 'Chalets' })).facets.types).toEqual({ Hotel: 1, Chalets: 1 })
  expect(data).toMatchObject([
    {
      _id: property,
      name: 'Palm Hotel',
      images: ['/api/v1/media/hotel'],
      maxGuests: 2,
      price: { from: 400 },
      roomType: { _id: roomTypes[1], name: 'Palm Hotel, type 2' },
    },
    { _id: plain.id, price: { from: 500 } },
  ])
  expect(data[1]).not.toHaveProperty('roomType')
})

test('the room type that is shown fits the party, the price and the dates', async () => {
  const { property, roomTypes } = await aProperty([
    { prices: { allDays: 40_000 }, maxGuests: 2 },
    { prices: { allDays: 60_000 }, maxGuests: 5 },
    { prices: { allDays: 70_000, dates: { [FROM]: 10_000, [addDays(FROM, 1)]: 10_000 } }, maxGuests: 2 },
  ])
  const [first, large, cheapThen] = roomTypes
  expect(await found()).toEqual([[property, first]])
  expect(await found({ guests: '4' })).toEqual([[property, large]])
  expect(await found({ guests: '6' })).toEqual([])
  expect(await found({ priceMin: '450', priceMax: '650' })).toEqual([[property, large]])
  expect(await found(DATES)).toEqual([[property, cheapThen]])
  expect(await found({ ...DATES, priceMin: '350', priceMax: '450' })).toEqual([[property, first]])
  await change(cheapThen ?? '', { booked: `{[${FROM},${addDays(FROM, 1)})}` })
  expect(await found(DATES)).toEqual([[property, first]])
  const types = (await search({ priceMin: '450', priceMax: '650' })).facets
  expect([types.types.Hotel, types.priceMin]).toEqual([1, 400])
})

test('a paused room type gives way to the next, and a paused property hides all of its own', async () => {
  const { property, roomTypes } = await aProperty([
    { prices: { allDays: 60_000 } },
    { prices: { allDays: 40_000 } },
  ])
  const [first, cheap = ''] = roomTypes
  await change(cheap, { state: 'paused' })
  expect(await found()).toEqual([[property, first]])
  await change(cheap, { state: 'live' })
  expect(await found()).toEqual([[property, cheap]])
  await change(property, { state: 'paused' })
  const queries: Record<string, string>[] = [{}, DATES, { sort: 'near' }, { q: 'type 2' }]
  for (const query of queries) {
    expect(await search(query)).toMatchObject({ data: [], total: 0, facets: { types: {} } })
  }
  const prices = await api.call('GET', `/services/search/prices?${new URLSearchParams(DATES)}`)
  expect(prices.body).toEqual({})
})

test('the lowest price of a night is that of the cheapest room type that is free then', async () => {
  const { roomTypes } = await aProperty([{ prices: { allDays: 60_000 } }, { prices: { allDays: 40_000 } }])
  await change(roomTypes[1] ?? '', { booked: `{[${FROM},${addDays(FROM, 1)})}` })
  const { body } = await api.call(
    'GET',
    `/services/search/prices?${new URLSearchParams({ city: 'Jeddah', ...DATES })}`,
  )
  expect(body).toEqual({ [FROM]: 600, [addDays(FROM, 1)]: 400 })
})

const roomType = fc.record({
  prices: fc.record({
    allDays: fc.integer({ min: 100, max: 60_000 }),
    dates: fc.dictionary(
      fc.integer({ min: -1, max: 3 }).map((days) => addDays(FROM, days)),
      fc.integer({ min: 1, max: 90_000 }),
      { maxKeys: 3 },
    ),
  }),
  maxGuests: fc.integer({ min: 1, max: 6 }),
  lastMinuteDays: fc.constantFrom(null, 3, 9),
  lastMinutePercent: fc.constant(20),
})
const MADE = 15
const [made = []] = fc.sample(
  fc.array(
    fc.record({ types: fc.array(roomType, { minLength: 1, maxLength: 4 }), rank: fc.nat({ max: 3 }) }),
    { minLength: MADE, maxLength: MADE },
  ),
  { numRuns: 1, seed: 23 },
)

/** What a stay of the dates costs at each live room type that takes the party, by its own quote. */
async function quotesOf(roomTypes: string[], adults: number): Promise<[string, number][]> {
  const stay = { checkIn: FROM, checkOut: addDays(FROM, 2), adults, children: 0, infants: 0, units: 1 }
  const quotes: [string, number][] = []
  for (const id of roomTypes) {
    const body = { ...stay, addOns: [], paymentType: 'payAtCheckin' }
    const quote = await api.call('POST', `/services/${id}/quote`, { body })
    if (quote.status === 200) quotes.push([id, quote.body.total])
  }
  return quotes
}

test('in every order each property comes once over all pages, as the room type with the lowest quote', async () => {
  const properties: Awaited<ReturnType<typeof aProperty>>[] = []
  for (const { types, rank } of made) properties.push(await aProperty(types.map((one) => ({ ...one, rank }))))
  const guests = 3
  const expected = new Map<string, [string, number]>()
  for (const { property, roomTypes } of properties) {
    const [cheapest] = (await quotesOf(roomTypes, guests)).sort(
      (a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1),
    )
    if (cheapest) expected.set(property, cheapest)
  }
  expect(expected.size).toBeGreaterThan(5)
  for (const sort of ['default', 'rating', 'views', 'near', 'price_asc', 'price_desc']) {
    const cards: ListingCard[] = []
    for (let page = 1; page <= 5; page++) {
      const query = { ...DATES, sort, guests: String(guests), pageSize: '4', page: String(page) }
      const answer = await search(query)
      expect(answer.total).toBe(expected.size)
      cards.push(...answer.data)
    }
    const shown = cards.map(({ _id, roomType, price }) => [_id, [roomType?._id, price.stay?.total]] as const)
    expect(shown.length).toBe(expected.size)
    expect(new Map(shown)).toEqual(expected)
    const totals = cards.map(({ price }) => price.stay?.total ?? Number.NaN)
    const sign = sort === 'price_desc' ? -1 : 1
    if (sort.startsWith('price')) expect(totals).toEqual(totals.toSorted((a, b) => sign * (a - b)))
  }
})

test('a room type is found by the names of its property, and by the new ones when it is renamed', async () => {
  const { property, roomTypes } = await aProperty([
    { name: 'Palm Hotel', nameAr: 'فندق النخلة', prices: { allDays: 90_000 } },
    { name: 'Royal suite', nameAr: 'جناح ملكي', prices: { allDays: 40_000 } },
  ])
  const shown = [[property, roomTypes[1]]]
  expect(await found({ q: 'palm' })).toEqual(shown)
  expect(await found({ q: 'النخله' })).toEqual(shown)
  await change(property, { name: 'Sea Hotel', nameAr: 'فندق البحر' })
  expect(await found({ q: 'sea' })).toEqual(shown)
  expect(await found({ q: 'sea royal' })).toEqual(shown)
  expect(await found({ q: 'palm' })).toEqual([])
  await change(roomTypes[1] ?? '', { propertyId: null })
  expect(await found({ q: 'sea' })).toEqual([[property, property]])
})
