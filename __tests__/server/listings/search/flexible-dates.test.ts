import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { stayRules } from '@/__tests__/lib/domain/booking/a-stay-rule'
import { EARLY, LAST_HOURS, setDiscounts, WEEKLY } from '@/__tests__/server/support/discounts'
import { aListing } from '@/__tests__/server/support/listings'
import { aStayRule, setStayRules } from '@/__tests__/server/support/stay-rules'
import { appForTests, START, TODAY } from '@/__tests__/server/support/test-app'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import type { PriceList } from '@/lib/domain/booking/bookable'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { stayTermsToWire } from '@/lib/domain/booking/vendor-stay-rules'
import { toSar } from '@/lib/domain/money'
import { candidateStays, type StayDays } from '@/lib/domain/search/flexible-dates'
import type { SearchDates } from '@/lib/domain/search/search-params'
import { addDays, type Day, nightsOf, WEEKDAYS } from '@/lib/domain/time/days'
import { writeSearchParams } from '@/lib/search/search-address'
import { listings } from '@/server/db/schema/listings/listings'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { emptyTables } from '../../support/database'

const api = appForTests()

type Place = Awaited<ReturnType<typeof aListing>>
const NO_DAYS: Day[] = []

const search = async (dates: SearchDates, more: Record<string, string> = {}): Promise<SearchAnswer> => {
  const params = { ...Object.fromEntries(writeSearchParams(dates)), city: 'Jeddah', ...more }
  const { status, body } = await api.call('GET', `/services/search?${new URLSearchParams(params)}`)
  expect(status).toBe(200)
  return body
}
const count = async (dates: SearchDates, more: Record<string, string> = {}) => {
  const params = { ...Object.fromEntries(writeSearchParams(dates)), city: 'Jeddah', ...more }
  return (await api.call('GET', `/services/search/count?${new URLSearchParams(params)}`)).body.total
}
const ids = ({ data }: SearchAnswer) => data.map(({ _id }) => _id)
const booked = async ({ id }: Place, days: Day[]) => {
  const taken = `{${days.map((day) => `[${day},${addDays(day, 1)})`)}}`
  await api.db
    .update(listings)
    .set({ booked: sql`${taken}::datemultirange` as never })
    .where(eq(listings.id, id))
}

/** The cheapest of the stays by its quote, of equal ones the first; null where none can be booked. */
async function cheapestByQuote(
  { id }: Place,
  stays: StayDays[],
  taken: readonly Day[],
): Promise<{ dates: StayDays; total: number } | null> {
  const bookable = await loadBookable(api.db, id, START)
  const party = { adults: 1, children: 0, infants: 0, units: 1, addOns: [] }
  const quoted = stays.flatMap((dates) => {
    const { checkIn, checkOut } = dates
    if (!bookable || nightsOf(checkIn, checkOut).some((night) => taken.includes(night))) return []
    const period = { mode: 'daily' as const, checkIn, checkOut }
    const { quote } = quoteStay(bookable.terms, { ...party, period, paymentType: 'payAtCheckin' }, START)
    return quote ? [{ dates, total: toSar(quote.totalHalalas) }] : []
  })
  return quoted.toSorted((one, other) => one.total - other.total)[0] ?? null
}

const price = fc.integer({ min: 100, max: 90_000 })
const dayAhead = fc.integer({ min: 0, max: 45 }).map((ahead) => addDays(TODAY, ahead))
const places = fc.array(
  fc.record({
    prices: fc.record({
      allDays: fc.option(price, { freq: 8 }),
      weekdays: fc.dictionary(fc.constantFrom(...WEEKDAYS), price, { maxKeys: 4 }),
      dates: fc.dictionary(dayAhead, price, { maxKeys: 8 }),
    }),
    discounts: fc.subarray([WEEKLY, EARLY, LAST_HOURS]),
    rules: stayRules,
    open: fc.option(fc.record({ openFrom: dayAhead, openTo: dayAhead }), { freq: 2 }),
    taken: fc.array(dayAhead, { maxLength: 15 }),
  }),
  { minLength: 2, maxLength: 3 },
)
const dates: fc.Arbitrary<SearchDates> = fc.oneof(
  fc.record({ flexible: fc.constant('weekend'), month: fc.constantFrom('2026-03', '2026-04') }),
  fc.record({
    flexible: fc.constant('month'),
    month: fc.constantFrom('2026-03', '2026-04'),
    nights: fc.integer({ min: 1, max: 8 }),
  }),
  fc
    .tuple(dayAhead, fc.integer({ min: 1, max: 8 }))
    .map(
      ([checkIn, nights]) => ({ flexible: 'around', checkIn, checkOut: addDays(checkIn, nights) }) as const,
    ),
  fc
    .tuple(dayAhead, fc.integer({ min: 3, max: 20 }), fc.integer({ min: 1, max: 3 }))
    .map(
      ([checkIn, length, nights]) =>
        ({ flexible: 'nights', checkIn, checkOut: addDays(checkIn, length), nights }) as const,
    ),
)

test('flexible dates find every place that has a stay for them, with the dates and the total of its cheapest quote', async () => {
  await fc.assert(
    fc
      .asyncProperty(places, dates, async (made, when) => {
        const expected = new Map<string, { dates: StayDays; total: number }>()
        for (const { prices, discounts, rules, open, taken } of made) {
          const place = await aListing(api, { prices: prices as Partial<PriceList>, ...open })
          await setDiscounts(api, place, discounts)
          await setStayRules(
            api,
            place,
            rules.map((rule) => aStayRule(stayTermsToWire(rule))),
          )
          await booked(place, taken)
          const cheapest = await cheapestByQuote(place, candidateStays(when, TODAY), taken)
          if (cheapest) expected.set(place.id, cheapest)
        }
        const answer = await search(when, { sort: 'price_asc' })
        const found = answer.data.map((card) => [
          card._id,
          { dates: card.dates, total: card.price.stay?.total },
        ])
        expect(new Map(found as never)).toEqual(expected)
        const totals = answer.data.map((card) => card.price.stay?.total ?? Number.NaN)
        expect(totals).toEqual(totals.toSorted((a, b) => a - b))
        expect([answer.total, await count(when)]).toEqual([expected.size, expected.size])
        expect(answer.facets.types).toEqual(expected.size > 0 ? { Chalets: expected.size } : {})
      })
      .afterEach(() => emptyTables(api)),
    { numRuns: 40, seed: 20261127 },
  )
}, 120_000)

const APRIL = { flexible: 'weekend', month: '2026-04' } as const
const WEEKENDS = candidateStays(APRIL, TODAY)

test('a card has the dates that were found and their price, before discounts too', async () => {
  const place = await aListing(api, { prices: { dates: { '2026-04-16': 20_000 } } })
  await setDiscounts(api, place, [EARLY])
  const { data } = await search(APRIL)
  expect(data[0]).toMatchObject({
    dates: { checkIn: '2026-04-16', checkOut: '2026-04-18' },
    price: { stay: { total: 630, before: 700, perNight: 315, nights: 2 } },
  })
  const [exact] = (await search({ checkIn: '2026-04-16', checkOut: '2026-04-18' })).data
  expect(exact).not.toHaveProperty('dates')
  expect(exact?.price).toEqual(data[0]?.price)
})

test('price limits, counts, facets and pages agree about the cheapest stay of each place', async () => {
  const made: Place[] = []
  for (const at of [0, 1, 2, 3]) {
    const checkIn = WEEKENDS[at]?.checkIn ?? ''
    made.push(await aListing(api, { prices: { dates: { [checkIn]: 10_000 + at * 5_000 } } }))
  }
  const order = made.map(({ id }) => id)
  expect(ids(await search(APRIL, { sort: 'price_asc' }))).toEqual(order)
  expect(ids(await search(APRIL, { sort: 'price_desc' }))).toEqual(order.toReversed())
  expect(ids(await search(APRIL, { sort: 'price_asc', pageSize: '3', page: '2' }))).toEqual([order[3]])
  const limits = { priceMin: '310', priceMax: '350' }
  const narrow = await search(APRIL, { ...limits, sort: 'price_asc' })
  expect([ids(narrow), narrow.total, await count(APRIL, limits)]).toEqual([order.slice(1, 3), 2, 2])
  expect(narrow.facets).toMatchObject({ types: { Chalets: 2 }, priceMin: 300, priceMax: 375 })
})

test('a place is found until its last candidate is taken, and again once one is free', async () => {
  const place = await aListing(api)
  const nights = WEEKENDS.map(({ checkIn }) => checkIn)
  await booked(place, nights.slice(1))
  expect((await search(APRIL)).data[0]?.dates).toEqual(WEEKENDS[0])
  await booked(place, nights)
  expect(await search(APRIL)).toMatchObject({ data: [], total: 0 })
  await booked(place, NO_DAYS)
  expect((await search(APRIL)).data[0]?.dates).toEqual(WEEKENDS[0])
})

test('places that are booked by the hour have no nights to choose from', async () => {
  const hours = { pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '23:00' } as const
  await aListing(api, { type: 'Stadium', ...hours, prices: { hour: 9_000 } })
  const { id } = await aListing(api, { type: 'Stadium' })
  const answer = await search(APRIL, { sort: 'price_asc' })
  expect(ids(answer)).toEqual([id])
  expect(answer.facets.types).toEqual({ Stadium: 1 })
  const over = { flexible: 'weekend', month: '2026-02' } as const
  expect(await search(over)).toMatchObject({ data: [], total: 0 })
})

test('a property comes once, as the room type whose cheapest stay is the cheapest', async () => {
  const [first, second] = WEEKENDS.map(({ checkIn }) => checkIn)
  const own = await aListing(api, { type: 'Hotel', prices: { dates: { [first ?? '']: 20_000 } } })
  await api.db.update(listings).set({ propertyId: own.id }).where(eq(listings.id, own.id))
  const other = await aListing(api, {
    ...{ type: 'Hotel', host: own.host, propertyId: own.id },
    prices: { dates: { [second ?? '']: 10_000 } },
  })
  const answer = await search(APRIL)
  expect([answer.total, await count(APRIL)]).toEqual([1, 1])
  expect(answer.data).toMatchObject([
    { _id: own.id, roomType: { _id: other.id }, dates: WEEKENDS[1], price: { stay: { total: 600 } } },
  ])
})

test('at midnight in Riyadh the stays of yesterday are no longer found', async () => {
  await aListing(api, { prices: { dates: { [TODAY]: 10_000 } } })
  const around = { flexible: 'around', checkIn: TODAY, checkOut: addDays(TODAY, 1) } as const
  const firstOf = async () => (await search(around)).data[0]?.dates?.checkIn
  api.clock.set(new Date('2026-03-15T20:59:59Z'))
  expect(await firstOf()).toBe(TODAY)
  api.clock.set(new Date('2026-03-15T21:00:00Z'))
  expect(await firstOf()).toBe(addDays(TODAY, 1))
})

test('an empty search by flexible dates offers the nearest stays before and behind them', async () => {
  const place = await aListing(api)
  const days = Array.from({ length: 12 }, (_, index) => addDays('2026-03-24', index))
  await booked(place, days)
  const around = { flexible: 'around', checkIn: '2026-03-29', checkOut: '2026-03-31' } as const
  const params = new URLSearchParams({ city: 'Jeddah', ...Object.fromEntries(writeSearchParams(around)) })
  const { body } = await api.call('GET', `/services/search/nearby?${params}`)
  expect(body.dates.map((one: StayDays) => [one.checkIn, one.checkOut])).toEqual([
    ['2026-03-22', '2026-03-24'],
    ['2026-04-05', '2026-04-07'],
    ['2026-04-06', '2026-04-08'],
  ])
})

test('the lowest prices of a calendar are those of its days, whatever the dates are called', async () => {
  await aListing(api)
  const calendar = { flexible: 'around', checkIn: '20-04-2026', checkOut: '22-04-2026' }
  const { body } = await api.call('GET', `/services/search/prices?${new URLSearchParams(calendar)}`)
  expect(body).toEqual({ '2026-04-20': 500, '2026-04-21': 500 })
})

test.each([
  [{ flexible: 'weekend' }, 'month', 'required'],
  [{ flexible: 'month', month: '04-2026', nights: '31' }, 'nights', 'more_nights_than_days'],
  [{ month: '04-2026' }, 'month', 'not_with_these_dates'],
])('flexible dates that are not whole answer 400 and are named: %j', async (params, path, code) => {
  const { status, body } = await api.call('GET', `/services/search?${new URLSearchParams(params)}`)
  expect([status, body.issues]).toMatchObject([400, [{ path, code }]])
})
