import { is, SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { A_STAY, aBookingAt } from '@/__tests__/server/support/bookings'
import { emptyTables } from '@/__tests__/server/support/database'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests, START, TODAY } from '@/__tests__/server/support/test-app'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { toSar } from '@/lib/domain/money'
import { addDays, type Day, formatQueryDay, WEEKDAYS } from '@/lib/domain/time/days'
import { listings } from '@/server/db/schema/listings/listings'
import { invoices } from '@/server/db/schema/money/invoices'
import { loadBookable } from '@/server/modules/listings/load-bookable'

const EARLY = { days: 4, percent: 20 }

/** One entry and its words, as a discount for early bookings would be added. */
jest.mock('@/lib/domain/booking/money/price-adjustments', () => {
  const real = jest.requireActual('@/lib/domain/booking/money/price-adjustments')
  const early = real.discount({
    kind: 'early',
    percent: ({ daysAhead }: { daysAhead: number }) => (daysAhead >= 4 ? 20 : null),
    percentSql: 'CASE WHEN q.days_ahead >= 4 THEN 20 END',
    mostPercentSql: '20',
    isInCalendar: true,
  })
  // behind the private offer and the vendor's discounts
  real.PRICE_ADJUSTMENTS.splice(2, 0, early)
  return real
})
jest.mock('@/server/i18n', () => {
  const real = jest.requireActual('@/server/i18n')
  const words: Record<string, string> = { ar: 'خصم الحجز المبكر', en: 'Early booking discount' }
  const withWords = (texts: ReturnType<typeof real.loadTranslations>) => ({
    ...texts,
    sentence: (language: string, key: string, params: { percent: number }) =>
      key === 'booking.early'
        ? `${words[language]} ${params.percent}%`
        : texts.sentence(language, key, params),
  })
  return { ...real, loadTranslations: () => withWords(real.loadTranslations()) }
})

const api = appForTests()

/** Sets the bound that indexes have, as a migration would; its indexes go and come with it. */
async function setFloor(expression: SQL): Promise<void> {
  const { rows } = (await api.db.execute(
    sql`SELECT indexdef FROM pg_indexes WHERE tablename = 'listings' AND indexdef LIKE '%stay_price_floor%'`,
  )) as { rows: { indexdef: string }[] }
  await api.db.execute(sql`ALTER TABLE listings DROP COLUMN stay_price_floor,
    ADD COLUMN stay_price_floor integer GENERATED ALWAYS AS (${expression}) STORED`)
  for (const { indexdef } of rows) await api.db.execute(sql.raw(indexdef))
}

describe('one more discount', () => {
  let floorBefore: SQL
  beforeAll(async () => {
    const { rows } = (await api.db.execute(sql`SELECT pg_get_expr(adbin, adrelid) AS expression
    FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
    WHERE adrelid = 'listings'::regclass AND attname = 'stay_price_floor'`)) as {
      rows: { expression: string }[]
    }
    floorBefore = sql.raw(rows[0]?.expression ?? '')
    const floor = listings.stayPriceFloor.generated?.as
    if (!is(floor, SQL)) throw new Error('the floor of a stay is generated')
    await setFloor(floor)
  })
  afterAll(async () => {
    await emptyTables(api)
    await setFloor(floorBefore)
  })

  const days = (checkIn: Day, nights: number) => ({ checkIn, checkOut: addDays(checkIn, nights) })
  const search = async (query: Record<string, string>) =>
    (await api.call('GET', `/services/search?${new URLSearchParams(query)}`)).body.data

  test('a discount of one entry and its words is in quote, booking, statement and document', async () => {
    const stay = days(addDays(TODAY, EARLY.days), 2)
    const { guest, host, booking, byGuest, serviceId } = await aBookingAt(
      api,
      { paymentType: 'fullPayment', lastMinuteDays: 7, lastMinutePercent: 10 },
      stay,
    )
    const lines = [
      { kind: 'nights', unitPrice: 500, quantity: 2, units: 1, amount: 1000 },
      { kind: 'lastMinute', percent: 10, amount: -100 },
      { kind: 'early', percent: 20, amount: -180 },
    ]
    const body = { ...A_STAY, paymentType: 'fullPayment', ...stay }
    const quote = await api.call('POST', `/services/${serviceId}/quote`, { body })
    expect([quote.body.lines, quote.body.total]).toEqual([lines, 720])
    expect([booking.lines, booking.total]).toEqual([lines, 720])
    await byGuest('pay')
    const earnings = await api.call('GET', '/vender/earnings?month=2026-03', { as: host })
    expect(earnings.body.totals).toMatchObject({ gross: 720, commission: 72 })
    const receipt = await api.call('GET', `/bookings/${booking._id}/receipt`, { as: guest })
    expect(receipt.body.lines).toEqual(lines)
    const [invoice] = await api.db.select().from(invoices)
    expect(invoice?.printed.lines.at(-1)).toEqual({
      label: { ar: 'خصم الحجز المبكر 20%', en: 'Early booking discount 20%' },
      amountHalalas: -18_000,
    })
  })

  test('calendars show it in the price of a day', async () => {
    const { id } = await aListing(api)
    const range = { from: addDays(TODAY, 3), to: addDays(TODAY, 5) }
    const query = new URLSearchParams(range)
    const { body } = await api.call('GET', `/services/${id}/availability?${query}`)
    expect(body.days.map(({ price }: { price: number }) => price)).toEqual([500, 400])
    const dates = { checkIn: formatQueryDay(range.from), checkOut: formatQueryDay(range.to) }
    const lowest = await api.call(
      'GET',
      `/services/search/prices?${new URLSearchParams({ city: 'Jeddah', ...dates })}`,
    )
    expect(Object.values(lowest.body)).toEqual([500, 400])
  })

  const price = fc.integer({ min: 100, max: 90_000 })
  const place = fc.record({
    prices: fc.record({
      allDays: price,
      weekdays: fc.dictionary(fc.constantFrom(...WEEKDAYS), price, { maxKeys: 4 }),
      dates: fc.dictionary(
        fc.integer({ min: 0, max: 12 }).map((ahead) => addDays(TODAY, ahead)),
        price,
        { maxKeys: 3 },
      ),
    }),
    lastMinute: fc.option(
      fc.record({ days: fc.integer({ min: 0, max: 9 }), percent: fc.integer({ min: 1, max: 90 }) }),
    ),
  })
  const requested = fc.record({
    ahead: fc.integer({ min: 0, max: 8 }),
    nights: fc.integer({ min: 1, max: 4 }),
  })

  test('the search sorts by the prices of the quotes, and filters by them', async () => {
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(place, { minLength: 9, maxLength: 9 }),
          requested,
          async (places, { ahead, nights }) => {
            const dates = days(addDays(TODAY, ahead), nights)
            const stay = { ...A_STAY, period: { mode: 'daily' as const, ...dates } }
            const quoted: { id: string; total: number }[] = []
            for (const { prices, lastMinute } of places) {
              const lastMinuteDays = lastMinute?.days ?? null
              const { id } = await aListing(api, {
                prices,
                lastMinuteDays,
                lastMinutePercent: lastMinute?.percent ?? null,
              })
              const bookable = await loadBookable(api.db, id, START)
              const quote = bookable ? quoteStay(bookable.terms, stay, START).quote : null
              quoted.push({ id, total: quote?.totalHalalas ?? Number.NaN })
            }
            quoted.sort((a, b) => a.total - b.total || (a.id < b.id ? -1 : 1))
            const query = {
              city: 'Jeddah',
              sort: 'price_asc',
              pageSize: '4',
              checkIn: formatQueryDay(dates.checkIn),
              checkOut: formatQueryDay(dates.checkOut),
            }
            const pages = await Promise.all(['1', '2', '3'].map((page) => search({ ...query, page })))
            const found = pages.flat().map((card) => [card._id, card.price.stay.total])
            expect(found).toEqual(quoted.map(({ id, total }) => [id, toSar(total)]))
            const middle = Math.ceil(toSar(quoted[4]?.total ?? 0) / nights)
            const cheap = await search({ ...query, pageSize: '9', priceMax: String(middle) })
            const isCheap = ({ total }: { total: number }) => toSar(total) / nights <= middle
            expect(cheap.map(({ _id }: { _id: string }) => _id)).toEqual(
              quoted.filter(isCheap).map(({ id }) => id),
            )
          },
        )
        .afterEach(() => emptyTables(api)),
      { numRuns: 12, seed: 20261124 },
    )
  }, 60_000)
})
