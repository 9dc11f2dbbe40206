import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { bookStay } from '@/__tests__/server/support/bookings'
import { EARLY, LAST_HOURS, setDiscounts, WEEKLY } from '@/__tests__/server/support/discounts'
import { aListing } from '@/__tests__/server/support/listings'
import { expectSortedByPrice } from '@/__tests__/server/support/price-order'
import { days, type Place, shownPrices } from '@/__tests__/server/support/shown-prices'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import { aLiveListing } from '@/__tests__/server/support/vendor-listings'
import { kindsOf, thresholdBounds, unitsOf } from '@/lib/domain/calendar/discounts'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { addDays, formatQueryDay, instantAt } from '@/lib/domain/time/days'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const { quote, preview, search } = shownPrices(api)
const path = ({ id }: Place) => `/vender/services/${id}/discounts`

test('a weekly discount is in quote, preview, search, booking and statement by its name', async () => {
  const place = await aListing(api)
  expect((await setDiscounts(api, place, [WEEKLY, EARLY])).body).toMatchObject({ version: 1, mode: 'daily' })
  const dates = days(20, 7)
  const lines = [
    { kind: 'nights', unitPrice: 500, quantity: 7, units: 1, amount: 3500 },
    { kind: 'weekly', percent: 20, amount: -700 },
  ]
  expect(await quote(place, dates)).toMatchObject({ lines, total: 2800 })
  expect(await preview(place, dates)).toMatchObject({ lines: [lines[1]], total: 2800, net: 2478 })
  const [card] = await search({
    checkIn: formatQueryDay(dates.checkIn),
    checkOut: formatQueryDay(dates.checkOut),
  })
  expect(card?.price.stay).toMatchObject({ before: 3500, total: 2800 })
  const guest = await aGuest(api)
  const booked = await bookStay(api, guest, place.id, { ...dates, total: 2800 })
  expect([booked.status, booked.body.lines]).toEqual([201, lines])
  await setDiscounts(api, place, [])
  const path = `/bookings/${booked.body._id}`
  expect((await api.call('GET', path, { as: guest })).body).toMatchObject({ total: 2800, lines })
  const changed = await api.call('POST', `${path}/dates/quote`, { as: guest, body: days(21, 7) })
  expect(changed.body.quote.total).toBe(3500)
})

test('stacked discounts apply one on the other, and a longer search shows the same price', async () => {
  const place = await aListing(api)
  await setDiscounts(api, place, [EARLY, WEEKLY], { areStacked: true })
  const dates = days(20, 8)
  const { total, lines } = await quote(place, dates)
  expect([total, lines.slice(1)]).toEqual([
    2880,
    [
      { kind: 'weekly', percent: 20, amount: -800 },
      { kind: 'earlyBooking', percent: 10, amount: -320 },
    ],
  ])
  const [card] = await search({
    checkIn: formatQueryDay(dates.checkIn),
    checkOut: formatQueryDay(dates.checkOut),
  })
  expect(card?.price.stay?.total).toBe(2880)
})

test('the calendar has the discount of a night that is booked now with what is left for the vendor', async () => {
  const place = await aListing(api, { lastMinuteDays: 2, lastMinutePercent: 15 })
  await setDiscounts(api, place, [WEEKLY, EARLY])
  const range = `from=${addDays(TODAY, 2)}&to=${addDays(TODAY, 11)}`
  const { body } = await api.call('GET', `/vender/services/${place.id}/calendar?${range}`, { as: place.host })
  const shown = body.days.map(({ price, discount }: { price: number; discount?: object }) => [
    price,
    discount,
  ])
  const line = (kind: string, percent: number, price: number, net: number) => ({
    ...{ lines: [{ kind, percent }], price, net },
  })
  expect(shown[0]).toEqual([500, line('lastMinute', 15, 425, 376.12)])
  expect(shown[1]).toEqual([500, undefined])
  expect(shown[8]).toEqual([500, line('earlyBooking', 10, 450, 398.25)])
})

test('last minute by hours ends at the second, and by days at midnight in Riyadh', async () => {
  const place = await aListing(api, { checkInTime: '15:00' })
  await setDiscounts(api, place, [LAST_HOURS])
  const tomorrow = days(1, 1)
  const at = async (instant: Date) => {
    api.clock.set(instant)
    return (await quote(place, tomorrow)).total
  }
  const sixBefore = instantAt(tomorrow.checkIn, '09:00').getTime()
  expect(await at(new Date(sixBefore - 1000))).toBe(500)
  expect(await at(new Date(sixBefore))).toBe(350)
  await setDiscounts(api, place, [{ kind: 'lastMinute', threshold: 0, unit: 'days', percent: 30 }])
  const midnight = instantAt(tomorrow.checkIn, '00:00').getTime()
  expect(await at(new Date(midnight - 1000))).toBe(500)
  expect(await at(new Date(midnight))).toBe(350)
})

test('a discount that ends between quote and booking makes a conflict with the new price', async () => {
  const place = await aListing(api)
  await setDiscounts(api, place, [EARLY])
  const dates = days(12, 2)
  expect((await quote(place, dates)).total).toBe(900)
  await setDiscounts(api, place, [])
  const guest = await aGuest(api)
  const refused = await bookStay(api, guest, place.id, { ...dates, total: 900 })
  expect([refused.status, refused.body.code, refused.body.quote.total]).toEqual([409, 'price_changed', 1000])
  expect((await bookStay(api, guest, place.id, { ...dates, total: 1000 })).status).toBe(201)
})

test('two devices do not overwrite each other, and a repeated change is made once', async () => {
  const place = await aListing(api)
  const put = (rules: object[]) =>
    api.call('PUT', path(place), { as: place.host, body: { basedOn: 0, areStacked: false, rules } })
  expect((await put([EARLY])).body.version).toBe(1)
  expect((await put([EARLY])).body.version).toBe(1)
  const other = await put([WEEKLY])
  expect([other.status, other.body.code]).toEqual([409, 'changed_meanwhile'])
})

test('a price below 40 % of the usual one needs a confirmation, also where only the stacking makes it', async () => {
  const place = await aListing(api)
  const put = (rules: object[], areStacked: boolean) =>
    setDiscounts(api, place, rules as never, { areStacked, confirmed: false })
  const deep = await put([{ ...WEEKLY, percent: 61 }], false)
  expect([deep.status, deep.body.unusual[0]]).toMatchObject([409, { reason: 'low', price: 195, usual: 500 }])
  const two = [
    { ...WEEKLY, percent: 40 },
    { ...EARLY, percent: 40 },
  ]
  expect((await put(two, false)).status).toBe(200)
  expect((await put(two, true)).body.code).toBe('unusual_change')
})

test('history and trail have each change with before and after', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host)
  const place = { id, host }
  const { body } = await setDiscounts(api, place, [EARLY])
  await setDiscounts(api, place, [{ ...body.rules[0], percent: 12 }], { areStacked: true })
  const { history } = (await api.call('GET', `/vender/services/${id}/overview`, { as: host })).body
  const { percent: _percent, ...terms } = EARLY
  expect(history.flatMap(({ prices }: { prices: object[] }) => prices)).toEqual(
    expect.arrayContaining([
      { discount: terms, unit: 'percent', before: 10, after: 12 },
      { stacked: true, before: null, after: null },
      { discount: terms, unit: 'percent', before: null, after: 10 },
    ]),
  )
})

test('members who edit the calendar change them, the front desk reads them, and other vendors find nothing', async () => {
  const place = await aListing(api)
  const { id, host } = place
  const clerk = await aMember(api, host.vendorId, 'calendar')
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  expect((await setDiscounts(api, { id, host: clerk }, [EARLY])).status).toBe(200)
  expect((await setDiscounts(api, { id, host: desk }, [])).body.code).toBe('role_may_not')
  expect((await api.call('GET', path(place), { as: desk })).body.rules).toHaveLength(1)
  expect((await api.call('GET', path(place), { as: await aHost(api) })).status).toBe(404)
})

test('a long stay of hours is discounted, and a week is no discount of hours', async () => {
  const pitch = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '03:00' },
    prices: { allDays: null, hour: 10_000 },
  })
  expect((await setDiscounts(api, pitch, [WEEKLY])).body.issues).toMatchObject([{ path: 'rules.0.kind' }])
  await setDiscounts(api, pitch, [{ kind: 'longStay', threshold: 3, unit: 'hours', percent: 10 }])
  const hours = (count: number) => ({ date: addDays(TODAY, 3), start: '20:00', hours: count })
  expect((await quote(pitch, hours(2))).total).toBe(200)
  expect((await quote(pitch, hours(3))).total).toBe(270)
})

test('discounts of hours are gone once a pitch is sold by the night, and back by the hour those of nights', async () => {
  const pitch = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '03:00' },
    prices: { allDays: null, hour: 10_000 },
  })
  const ofHours = (kind: 'longStay' | 'gapFiller') =>
    ({ kind, threshold: 2, unit: 'hours', percent: 10 }) as const
  await setDiscounts(api, pitch, [ofHours('longStay'), ofHours('gapFiller'), EARLY])
  const prices = { allDays: 50_000, weekdays: {}, sundayToWednesday: null, hour: 10_000 }
  const sellBy = (pricingMode: PricingMode) =>
    api.db.update(listings).set({ pricingMode, prices }).where(eq(listings.id, pitch.id))
  await sellBy('daily')
  const { body: details } = await api.call('GET', `/services/details/${pitch.id}`)
  expect(details.discounts.rules).toEqual([EARLY])
  const { body: stored } = await api.call('GET', path(pitch), { as: pitch.host })
  expect(stored.rules).toMatchObject([EARLY])
  expect((await setDiscounts(api, pitch, [WEEKLY, ...stored.rules])).body.rules).toHaveLength(2)
  await sellBy('hourly')
  expect((await api.call('GET', path(pitch), { as: pitch.host })).body.rules).toEqual(stored.rules)
})

const anyRule = fc
  .constantFrom(...kindsOf('daily'))
  .chain((kind) => fc.record({ kind: fc.constant(kind), unit: fc.constantFrom(...unitsOf(kind, 'daily')) }))
  .chain(({ kind, unit }) => {
    const { min, max } = thresholdBounds({ kind, unit })
    return fc.record({
      ...{ kind: fc.constant(kind), unit: fc.constant(unit) },
      threshold: fc.integer({ min, max: Math.min(max, Math.max(min, 9)) }),
      percent: fc.integer({ min: 1, max: 90 }),
    })
  })
const [drawn = []] = fc.sample(
  fc.array(
    fc.record({
      usual: fc.integer({ min: 10_000, max: 90_000 }),
      areStacked: fc.boolean(),
      rules: fc.uniqueArray(anyRule, {
        maxLength: 5,
        selector: ({ kind, threshold, unit }) => `${kind} ${threshold} ${unit}`,
      }),
      percentOff: fc.option(fc.integer({ min: 1, max: 90 })),
    }),
    { minLength: 14, maxLength: 14 },
  ),
  { numRuns: 1, seed: 31 },
)

test('for any discounts and stays, quote, preview, calendar and search agree to the halala', async () => {
  const places: Place[] = []
  for (const { usual, areStacked, rules, percentOff } of drawn) {
    const place = await aListing(api, {
      prices: { allDays: usual },
      ...(percentOff === null ? {} : { lastMinuteDays: 5, lastMinutePercent: percentOff }),
    })
    expect((await setDiscounts(api, place, rules, { areStacked })).status).toBe(200)
    places.push(place)
  }
  for (const [ahead, nights] of [
    [1, 1],
    [3, 2],
    [6, 7],
    [12, 28],
  ] as const) {
    const dates = days(ahead, nights)
    const totals = new Map<string, number>()
    for (const place of places) {
      const { total } = await quote(place, dates)
      expect((await preview(place, dates)).total).toBe(total)
      const range = `from=${dates.checkIn}&to=${addDays(dates.checkIn, 1)}`
      const path = `/vender/services/${place.id}/calendar?${range}`
      const [day] = (await api.call('GET', path, { as: place.host })).body.days
      expect(day.discount?.price ?? day.price).toBe((await quote(place, days(ahead, 1))).total)
      totals.set(place.id, total)
    }
    await expectSortedByPrice(search, dates, totals)
  }
}, 120_000)
