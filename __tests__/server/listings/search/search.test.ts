import { eq } from 'drizzle-orm'
import { aListing, ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import type { ListingCard } from '@/lib/domain/listing/card'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const search = (query: Record<string, string> = {}) =>
  api.call('GET', `/services/search?${new URLSearchParams(query)}`)
const found = async (query: Record<string, string>) =>
  (await search(query)).body.data.map((card: ListingCard) => card._id)

test.each(['Jeddah', 'jeddah', 'جدة', 'جده', 'جِدَّة'])(
  'search-city-field: %s finds the listings of Jeddah',
  async (city) => {
    const { id } = await aListing(api)
    await aListing(api, { city: 'makkah' })
    expect(await found({ city })).toEqual([id])
  },
)

test('a city is found by the first words of its name; an unknown one finds nothing', async () => {
  const { id } = await aListing(api, { city: 'makkah' })
  expect(await found({ city: 'مكه' })).toEqual([id])
  expect((await search({ city: 'Atlantis' })).body).toMatchObject({ data: [], total: 0, page: 1 })
  expect((await search({ city: 'م' })).body.total).toBe(0)
})

test('only live listings are found', async () => {
  for (const state of ['draft', 'in_review', 'paused', 'rejected', 'suspended'] as const)
    await aListing(api, { state })
  expect((await search()).body.total).toBe(0)
})

test('text is found in either language, with folded letters, all words, in order', async () => {
  const { id } = await aListing(api, { name: 'Palm 100% Chalet', nameAr: 'شاليه النخلة' })
  for (const q of ['palm', 'نخله', 'شاليه', 'PALM chalet', '100%']) expect(await found({ q })).toEqual([id])
  for (const q of ['palms', 'palm villa', '%%', '_', "'; --", 'a:*(']) expect(await found({ q })).toEqual([])
})

test('listing-page: each filter selects what matches', async () => {
  const fits = await aListing(api, {
    type: 'Farms',
    maxGuests: 20,
    bedrooms: 4,
    audience: 'Only_families',
    bookingType: '24-Hour',
    paymentType: 'fullPayment',
    rating: 4.6,
    cancellationPolicy: 'Strict',
    areaSqm: 900,
    facts: { section: 'both', bedrooms: 4 },
    facilityIds: ['pool', 'wifi'],
    prices: { allDays: 80_000 },
  })
  await aListing(api, {
    maxGuests: 5,
    bedrooms: 1,
    rating: 3,
    areaSqm: 90,
    facts: { section: 'men' },
    prices: { allDays: 20_000 },
  })
  const filters: Record<string, string>[] = [
    { type: 'Farms' },
    { categoryId: 'farms' },
    { guests: '10' },
    { bedrooms: '3' },
    { audience: 'Only_families' },
    { bookingType: '24-Hour' },
    { paymentType: 'fullPayment' },
    { rating: '4.5' },
    { cancellation: 'Strict' },
    { areaMin: '500', areaMax: '900' },
    { section: 'both' },
    { section: 'women' },
    { facilities: 'pool,wifi' },
    { priceMin: '800', priceMax: '800' },
    { bounds: '21,39,22,40', type: 'Farms' },
  ]
  for (const filter of filters) expect([filter, await found(filter)]).toEqual([filter, [fits.id]])
  expect(await found({ instant: '1' })).not.toContain(fits.id)
  expect(await found({ facilities: 'pool,sauna' })).toEqual([])
  expect(await found({ bounds: '0,0,1,1' })).toEqual([])
})

test('listing-sorts: each of the six sorts orders by its criterion', async () => {
  const near = { latitude: 21.5, longitude: 39.2 }
  const a = await aListing(api, {
    rank: 3,
    rating: 4,
    reviewsCount: 9,
    views: 5,
    prices: { allDays: 30_000 },
    latitude: 21.9,
    longitude: 39.2,
  })
  const b = await aListing(api, {
    rank: 2,
    rating: 5,
    reviewsCount: 9,
    views: 1,
    prices: { allDays: 20_000 },
    latitude: 21.6,
    longitude: 39.2,
  })
  const c = await aListing(api, { rank: 1, views: 9, prices: { allDays: 10_000 }, ...near })
  const orders = {
    default: [a, b, c],
    rating: [b, a, c],
    views: [c, a, b],
    price_asc: [c, b, a],
    price_desc: [a, b, c],
    near: [c, b, a],
  }
  for (const [sort, order] of Object.entries(orders)) {
    const ids = order.map((one) => one.id)
    expect([sort, await found({ sort, city: 'Jeddah', lat: '21.5', lng: '39.2' })]).toEqual([sort, ids])
    expect([sort, await found({ sort, lat: '21.5', lng: '39.2' })]).toEqual([sort, ids])
  }
})

test.each([
  ['without dates', {}],
  ['with dates', { checkIn: '18-03-2026', checkOut: '20-03-2026' }],
])(
  'listing-sorts: by price, hours of pitches come after all nights of mixed types: %s',
  async (_when, dates) => {
    const hours = {
      type: 'Stadium',
      pricingMode: 'hourly',
      checkInTime: '16:00',
      checkOutTime: '23:00',
    } as const
    const prices = [30_000, 20_000, 10_000]
    const nights = []
    for (const allDays of prices) nights.unshift((await aListing(api, { prices: { allDays } })).id)
    const pitches = []
    for (const hour of [9_000, 12_000]) pitches.push((await aListing(api, { ...hours, prices: { hour } })).id)
    const pages = []
    for (const page of ['1', '2', '3', '4'])
      pages.push(await found({ city: 'Jeddah', sort: 'price_asc', pageSize: '2', page, ...dates }))
    expect(pages).toEqual([nights.slice(0, 2), [nights[2], pitches[0]], [pitches[1]], []])
    expect(await found({ city: 'Jeddah', type: 'Stadium', sort: 'price_asc', ...dates })).toEqual(pitches)
  },
)

test('distances are in km from the requested point, else from the centre of the city, else unknown', async () => {
  await aListing(api, { latitude: 21.5433, longitude: 39.2728 })
  const distance = async (query: Record<string, string>) => (await search(query)).body.data[0].distanceKm
  expect(await distance({ lat: '21.5433', lng: '39.2728' })).toBe(0)
  expect(await distance({ city: 'Jeddah', sort: 'near' })).toBe(10.3)
  expect(await distance({})).toBeNull()
})

test('pages do not overlap, know the total, and end in an empty one', async () => {
  for (let i = 0; i < 5; i += 1) await aListing(api, { rank: i })
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => search({ page, pageSize: '2' })))
  expect(pages.map((one) => one.body.data.length)).toEqual([2, 2, 1, 0])
  expect(pages.map((one) => one.body.total)).toEqual([5, 5, 5, 5])
  const ids = pages.flatMap((one) => one.body.data.map((card: ListingCard) => card._id))
  expect(new Set(ids).size).toBe(5)
})

test('badges show instant, new for 30 days, and last minute while the discount applies', async () => {
  await aListing(api, {
    lastMinuteDays: 3,
    lastMinutePercent: 20,
    publishedAt: new Date('2026-03-01T00:00:00Z'),
  })
  const badges = async (query: Record<string, string>) => (await search(query)).body.data[0].badges
  expect(await badges({ checkIn: '17-03-2026' })).toEqual(['instant', 'last_minute', 'new'])
  expect(await badges({ checkIn: '19-03-2026' })).toEqual(['instant', 'new'])
  await api.db.update(listings).set({ bookingType: '24-Hour', publishedAt: new Date('2026-01-01T00:00:00Z') })
  expect(await badges({})).toEqual([])
})

test('the location on a card is rounded to about 100 m', async () => {
  await aListing(api, { latitude: 21.5433333, longitude: 39.1728888 })
  expect((await search()).body.data[0].location).toEqual([21.543, 39.173])
})

test('nights before today, too many or too far ahead find nothing, and nights not open or not priced neither', async () => {
  await aListing(api, { openFrom: '2026-03-16', openTo: '2026-03-31' })
  const priced = await aListing(api, {
    type: 'Farms',
    prices: { allDays: null, weekdays: { friday: 40_000 } },
  })
  const ids = async (checkIn: string, checkOut: string) => found({ checkIn, checkOut })
  expect(await ids('14-03-2026', '16-03-2026')).toEqual([])
  expect(await ids('15-03-2026', '20-06-2026')).toEqual([])
  expect(await ids('01-01-2028', '02-01-2028')).toEqual([])
  expect(await ids('31-03-2026', '01-04-2026')).toHaveLength(1)
  expect(await ids('31-03-2026', '02-04-2026')).toEqual([])
  expect(await ids('03-04-2026', '04-04-2026')).toEqual([priced.id])
})

test.each([
  ['page', '0'],
  ['page', '1000000000'],
  ['page', '1.5'],
  ['page', 'x'],
  ['checkIn', '31-02-2026'],
  ['checkIn', '2026-03-20'],
  ['sort', 'cheapest'],
  ['lat', '91'],
  ['bounds', '1,2,3'],
  ['type', 'Castle'],
  ['section', 'mixed'],
  ['cancellation', 'Never'],
  ['areaMin', '1.5'],
  ['rooms', '-1'],
  ['priceMin', '-1'],
  ['nonsense', '1'],
  ['__proto__', '1'],
  ['q', '\u202Eabc'],
])('a wrong %s (%s) answers 400 and is named', async (name, value) => {
  const answer = await search({ [name]: value })
  expect(answer.status).toBe(400)
  expect(answer.body.issues[0].path.startsWith(name)).toBe(true)
})

test('search-dates: check-out must come after check-in', async () => {
  const answer = await search({ checkIn: '20-03-2026', checkOut: '20-03-2026' })
  expect(answer.body.issues[0]).toMatchObject({ path: 'checkOut', code: 'check_out_before_check_in' })
})

test('empty values count as absent, and no criteria at all give a clean empty list', async () => {
  await ensureCatalogue(api)
  const answer = await search({ city: '', q: '', checkIn: '' })
  expect(answer.status).toBe(200)
  expect(answer.body.facets.types).toEqual({})
  expect(await api.db.select().from(listings).where(eq(listings.state, 'live'))).toEqual([])
})
