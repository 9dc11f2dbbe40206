import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import type { ListingCard } from '@/lib/domain/listing/card'
import { addDays, formatQueryDay, WEEKDAYS } from '@/lib/domain/time/days'
import { datePrices, listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const NIGHTS = 2
const FROM = addDays(TODAY, 5)
const MADE = 45

const price = fc.integer({ min: 100, max: 60_000 })
const [made = []] = fc.sample(
  fc.array(
    fc.record({
      prices: fc.record({
        allDays: price,
        weekdays: fc.dictionary(fc.constantFrom(...WEEKDAYS), price, { maxKeys: 4 }),
        dates: fc.dictionary(
          fc.integer({ min: -1, max: 3 }).map((days) => addDays(FROM, days)),
          fc.integer({ min: 1, max: 90_000 }),
          { maxKeys: 3 },
        ),
      }),
      lastMinute: fc.option(
        fc.record({ days: fc.integer({ min: 3, max: 9 }), percent: fc.integer({ min: 1, max: 90 }) }),
      ),
      isTaken: fc.boolean(),
    }),
    { minLength: MADE, maxLength: MADE },
  ),
  { numRuns: 1, seed: 11 },
)

const search = async (query: Record<string, string>) => {
  const stay = { checkIn: formatQueryDay(FROM), checkOut: formatQueryDay(addDays(FROM, NIGHTS)) }
  const params = new URLSearchParams({ city: 'Jeddah', pageSize: '7', ...stay, ...query })
  return (await api.call('GET', `/services/search?${params}`)).body.data as ListingCard[]
}
const allPages = async (query: Record<string, string>) => {
  const pages = ['1', '2', '3', '4', '5', '6', '7', '8'].map((page) => search({ ...query, page }))
  return (await Promise.all(pages)).flat()
}
const perNight = (card: ListingCard) => (card.price.stay?.total ?? Number.NaN) / NIGHTS
const byPrice = (sign: 1 | -1) => (a: ListingCard, b: ListingCard) =>
  sign * (perNight(a) - perNight(b)) || (a._id < b._id ? -1 : 1)
const ids = (cards: ListingCard[]) => cards.map(({ _id }) => _id)

test('listing-sorts: by the price of a stay every free listing comes once, in the order of all exact prices', async () => {
  for (const { prices, lastMinute, isTaken } of made) {
    const lastMinuteDays = lastMinute?.days ?? null
    const options = { prices, lastMinuteDays, lastMinutePercent: lastMinute?.percent ?? null }
    const { id } = await aListing(api, options)
    if (isTaken)
      await api.db
        .update(listings)
        .set({ booked: `{[${FROM},${addDays(FROM, 1)})}` })
        .where(sql`id = ${id}`)
  }
  const all = await allPages({})
  expect(new Set(ids(all)).size).toBe(made.filter(({ isTaken }) => !isTaken).length)
  for (const [sort, sign] of [
    ['price_asc', 1],
    ['price_desc', -1],
  ] as const) {
    expect(ids(await allPages({ sort }))).toEqual(ids([...all].sort(byPrice(sign))))
    const between = all.filter((card) => perNight(card) >= 100 && perNight(card) <= 300).sort(byPrice(sign))
    expect(ids(await allPages({ sort, priceMin: '100', priceMax: '300' }))).toEqual(ids(between))
  }
})

test('the bounds of a stay’s price follow the dates that are set, changed and removed', async () => {
  const { id } = await aListing(api, { prices: { allDays: 50_000 } })
  const bounds = async () => {
    const { stayPriceFloor, stayPriceCeiling } = listings
    const [row] = await api.db.select({ stayPriceFloor, stayPriceCeiling }).from(listings)
    return [row?.stayPriceFloor, row?.stayPriceCeiling]
  }
  const ofListing: SQL = sql`listing_id = ${id}`
  expect(await bounds()).toEqual([49_998, 50_000])
  await api.db.insert(datePrices).values({ listingId: id, day: FROM, priceHalalas: 20_000 })
  expect(await bounds()).toEqual([19_998, 50_000])
  await api.db.update(datePrices).set({ priceHalalas: 90_000 }).where(ofListing)
  expect(await bounds()).toEqual([49_998, 90_000])
  await api.db.delete(datePrices).where(ofListing)
  expect(await bounds()).toEqual([49_998, 50_000])
})
