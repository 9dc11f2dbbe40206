import fc from 'fast-check'
import type { PriceList } from '@/lib/domain/booking/bookable'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { toSar } from '@/lib/domain/money'
import { addDays, type Day, formatQueryDay, WEEKDAYS } from '@/lib/domain/time/days'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { emptyTables } from '../../support/database'
import { aListing } from '../../support/listings'
import { appForTests, START, TODAY } from '../../support/test-app'

const api = appForTests()

const price = fc.integer({ min: 100, max: 5_000_000 })
const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: undefined })
const dayAhead = fc.integer({ min: 0, max: 20 }).map((ahead) => addDays(TODAY, ahead))

const priceList = fc.record({
  allDays: fc.option(price),
  sundayToWednesday: fc.option(price),
  weekdays: fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, maybe(price)]))),
  dates: fc.dictionary(dayAhead, price, { maxKeys: 4 }),
})
const requested = fc.record({
  ahead: fc.integer({ min: 0, max: 14 }),
  nights: fc.integer({ min: 1, max: 9 }),
})
const discount = fc.option(
  fc.record({ days: fc.integer({ min: 0, max: 10 }), percent: fc.integer({ min: 1, max: 100 }) }),
)

async function cardOf(checkIn: Day, checkOut: Day) {
  const query = `checkIn=${formatQueryDay(checkIn)}&checkOut=${formatQueryDay(checkOut)}`
  const { body } = await api.call('GET', `/services/search?${query}`)
  return body.data[0]
}

test('the price of a stay on a card is the price of its quote, to the halala; an unsellable stay is not found', async () => {
  await fc.assert(
    fc
      .asyncProperty(priceList, requested, discount, async (prices, { ahead, nights }, lastMinute) => {
        const { id } = await aListing(api, {
          prices: prices as Partial<PriceList>,
          lastMinuteDays: lastMinute?.days ?? null,
          lastMinutePercent: lastMinute?.percent ?? null,
        })
        const checkIn = addDays(TODAY, ahead)
        const checkOut = addDays(checkIn, nights)
        const bookable = await loadBookable(api.db, id, START)
        if (!bookable) throw new Error('the service is live')
        const party = { adults: 1, children: 0, infants: 0, units: 1, addOns: [] }
        const stay = {
          ...party,
          period: { mode: 'daily' as const, checkIn, checkOut },
          paymentType: 'payAtCheckin' as const,
        }
        const { quote } = quoteStay(bookable.terms, stay, START)
        const card = await cardOf(checkIn, checkOut)
        expect(card?.price.stay.total).toBe(quote ? toSar(quote.totalHalalas) : undefined)
      })
      .afterEach(() => emptyTables(api)),
    { numRuns: 60, seed: 20261121 },
  )
}, 60_000)
