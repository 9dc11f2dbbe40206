import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { expectSortedByPrice } from '@/__tests__/server/support/price-order'
import { aRule, setRules } from '@/__tests__/server/support/price-plans'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import { aLiveListing } from '@/__tests__/server/support/vendor-listings'
import type { ListingCard } from '@/lib/domain/listing/card'
import { addDays, nightsOf, WEEKDAYS } from '@/lib/domain/time/days'
import { datePrices, listings } from '@/server/db/schema/listings/listings'
import { extendPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'

const api = appForTests()

type Place = Awaited<ReturnType<typeof aListing>>
const PARTY = { adults: 1, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
const plan = ({ id }: Place) => `/vender/services/${id}/price-plans`
const calendar = ({ id }: Place) => `/vender/services/${id}/calendar`
const quote = async ({ id }: Place, dates: object) =>
  (await api.call('POST', `/services/${id}/quote`, { body: { ...PARTY, ...dates } })).body
const daysOf = async (place: Place, from: string, to: string) =>
  (await api.call('GET', `${calendar(place)}?from=${from}&to=${to}`, { as: place.host })).body.days
const preview = (place: Place, dates: Record<string, string>) =>
  api.call('GET', `${plan(place)}/preview?${new URLSearchParams(dates)}`, { as: place.host })
const search = async (query: Record<string, string>) =>
  (await api.call('GET', `/services/search?${new URLSearchParams({ city: 'Jeddah', ...query })}`)).body
    .data as ListingCard[]
const aPitch = (part: object = {}) =>
  aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '03:00' },
    prices: { allDays: null, hour: 10_000 },
    ...part,
  })

const EID = aRule({ name: 'Eid', season: 'eidAlFitr', price: 1500 })
const FRIDAYS = aRule({ name: 'Fridays', weekdays: ['friday'], percent: 150 })
const STAY = { checkIn: '2026-03-26', checkOut: '2026-03-28' }

test('rules of hours are gone once a pitch is sold by the night, and do not stop a change', async () => {
  const pitch = await aPitch()
  const ofHours = (name: string) => aRule({ name, startsAt: '18:00', endsAt: '22:00', price: 150 })
  await setRules(api, pitch, [ofHours('Evenings'), ofHours('Late evenings'), EID])
  await api.db
    .update(listings)
    .set({
      pricingMode: 'daily',
      prices: { allDays: 50_000, weekdays: {}, sundayToWednesday: null, hour: null },
    })
    .where(eq(listings.id, pitch.id))
  const { body: stored } = await api.call('GET', plan(pitch), { as: pitch.host })
  expect(stored.rules).toMatchObject([EID])
  const changed = await setRules(api, pitch, [FRIDAYS, ...stored.rules])
  expect(changed.body).toMatchObject({ rules: [FRIDAYS, EID] })
})

test('rules of seasons and weekdays make the price of quote, calendar, search, listing and booking', async () => {
  const place = await aListing(api)
  const answer = await setRules(api, place, [EID, FRIDAYS])
  expect(answer.body).toMatchObject({ version: 1, mode: 'daily', rules: [EID, FRIDAYS] })
  expect((await quote(place, { checkIn: '2026-03-19', checkOut: '2026-03-22' })).total).toBe(3500)
  expect((await quote(place, STAY)).total).toBe(1250)
  expect(await daysOf(place, '2026-03-19', '2026-03-28')).toMatchObject(
    ['500', '1500 Eid', '1500 Eid', '1500 Eid', '500', '500', '500', '500', '750 Fridays'].map((text) => {
      const [price, rule] = text.split(' ')
      return { price: Number(price), isOwnPrice: false, ...(rule ? { rules: [rule] } : {}) }
    }),
  )
  const [card] = await search({ checkIn: '26-03-2026', checkOut: '28-03-2026' })
  expect(card?.price.stay).toMatchObject({ total: 1250, nights: 2 })
  const { body: listing } = await api.call('GET', `/services/details/${place.id}`)
  expect(listing.datePrices).toMatchObject({
    '2026-03-20': 1500,
    '2026-03-27': 750,
  })
  const booked = await bookStay(api, await aGuest(api), place.id, { ...STAY, total: 1250 })
  expect([booked.status, booked.body.total]).toEqual([201, 1250])
  await setRules(api, place, [])
  expect((await quote(place, { checkIn: '2026-04-03', checkOut: '2026-04-04' })).total).toBe(500)
  expect(await api.db.select().from(datePrices)).toEqual([])
})

test('the price of a single date wins over the rules, and its reset gives the night back to them', async () => {
  const place = await aListing(api)
  const setDay = (price: number | null) =>
    api.call('PUT', calendar(place), { as: place.host, body: { prices: [{ day: '2026-03-27', price }] } })
  await setDay(610)
  await setRules(api, place, [FRIDAYS])
  const friday = async () => (await daysOf(place, '2026-03-27', '2026-03-28'))[0]
  expect(await friday()).toMatchObject({ price: 610, isOwnPrice: true })
  expect((await preview(place, STAY)).body.parts).toMatchObject([{ by: 'usual' }, { by: 'date', price: 610 }])
  await setDay(null)
  expect(await friday()).toMatchObject({ price: 750, isOwnPrice: false, rules: ['Fridays'] })
  const path = `/vender/services/${place.id}/overview`
  const { history } = (await api.call('GET', path, { as: place.host })).body
  expect(history.flatMap(({ prices }: { prices: object[] }) => prices)).toEqual(
    expect.arrayContaining([
      { from: '2026-03-27', to: '2026-03-27', before: 610, after: 750 },
      { rule: 'Fridays', unit: 'percent', before: null, after: 150 },
      { from: '2026-03-27', to: '2026-03-27', before: 500, after: 610 },
    ]),
  )
})

test('a percentage follows the usual price in the transaction that changes it, and a copy has the rules', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host)
  const place = { id, host }
  await setRules(api, place, [aRule({ weekdays: ['friday'], percent: 200 })])
  const price = async () => (await daysOf(place, '2026-03-27', '2026-03-28'))[0]?.price
  const path = `/vender/services/${id}/prices`
  const { body: before } = await api.call('GET', path, { as: host })
  const body = { price: { ...before.price, fridayPrice: 900 }, confirmed: true }
  expect((await api.call('PUT', path, { as: host, body })).status).toBe(200)
  expect(await price()).toBe(1800)
  const copy = await api.call('POST', `/chalet/${id}/duplicate`, { as: host })
  const [friday] = await daysOf({ id: copy.body._id, host }, '2026-03-27', '2026-03-28')
  expect(friday).toMatchObject({ price: 1800 })
})

test('hours of an evening, and those after midnight, are priced one by one; quote, slots, preview and card agree', async () => {
  const place = await aPitch()
  const hours = { startsAt: '18:00', endsAt: '00:00' }
  await setRules(api, place, [
    aRule({ name: 'Late', weekdays: ['thursday'], startsAt: '00:00', endsAt: '05:00', price: 120 }),
    aRule({ name: 'Ramadan', season: 'ramadan', ...hours, price: 250 }),
    aRule({ name: 'Evening', ...hours, percent: 180 }),
    aRule({ name: 'Monday', weekdays: ['monday'], price: 80 }),
  ])
  // Thursday, the last evening of Ramadan: 22:00 and 23:00 at 250, 00:00 and 01:00 at 120.
  const stay = { date: '2026-03-19', start: '22:00', hours: 4 }
  const { total, lines } = await quote(place, stay)
  expect([total, lines]).toEqual([
    740,
    [
      { kind: 'hours', unitPrice: 250, quantity: 2, units: 1, amount: 500 },
      { kind: 'hours', unitPrice: 120, quantity: 2, units: 1, amount: 240 },
    ],
  ])
  const { body } = await preview(place, { ...stay, hours: '4' })
  expect(body).toMatchObject({ total: 740, commissionPercent: 10, commission: 85.1, net: 654.9 })
  expect(body.parts).toEqual([
    {
      day: '2026-03-19',
      last: '2026-03-19',
      start: '22:00',
      quantity: 2,
      price: 250,
      by: 'rule',
      rule: 'Ramadan',
    },
    {
      day: '2026-03-20',
      last: '2026-03-20',
      start: '00:00',
      quantity: 2,
      price: 120,
      by: 'rule',
      rule: 'Late',
    },
  ])
  const path = `/services/${place.id}/availability?from=2026-03-20&to=2026-03-21`
  const { slots, days } = (await api.call('GET', path)).body
  const priceAt = (time: string) => slots.find(({ start }: { start: string }) => start === time)?.price
  expect(['01:00', '16:00', '20:00'].map(priceAt)).toEqual([120, 100, 180])
  expect(days[0].price).toBe(100)
  expect((await daysOf(place, '2026-03-20', '2026-03-21'))[0].rules).toEqual(['Late', 'Evening'])
  expect((await search({}))[0]?.price.from).toBe(80)
  const booked = await bookStay(api, await aGuest(api), place.id, {
    ...{ checkIn: undefined, checkOut: undefined },
    ...stay,
    total: 740,
  })
  expect([booked.status, booked.body.total]).toEqual([201, 740])
})

test('an unusual price, past days and booked nights need a confirmation before they are stored', async () => {
  const place = await aListing(api)
  await bookStay(api, await aGuest(api), place.id, STAY)
  const reasons = async (rule: object) => {
    const { status, body } = await setRules(api, place, [aRule(rule)], false)
    const names = (body.unusual ?? []).map(({ reason }: { reason: string }) => reason)
    return [status, names]
  }
  expect(await reasons({ weekdays: ['monday'], price: 199 })).toEqual([409, ['low']])
  expect(await reasons({ weekdays: ['monday'], percent: 301 })).toEqual([409, ['high']])
  expect(await reasons({ weekdays: ['friday'], price: 600 })).toEqual([409, ['booked']])
  const past = { season: 'once', from: '2026-03-01', to: '2026-03-20' } as const
  expect(await reasons(past)).toEqual([409, ['past']])
  expect((await setRules(api, place, [aRule({ price: 100.005, season: 'ramadan' })])).status).toBe(400)
  expect(await reasons({ weekdays: ['monday'], price: 600 })).toEqual([200, []])
})

test('two devices do not overwrite each other, and a repeated change is made once', async () => {
  const place = await aListing(api)
  const put = (rules: object[]) =>
    api.call('PUT', plan(place), { as: place.host, body: { basedOn: 0, rules, confirmed: true } })
  expect((await put([FRIDAYS])).body.version).toBe(1)
  expect((await put([FRIDAYS])).body.version).toBe(1)
  const other = await put([EID])
  expect([other.status, other.body.code]).toEqual([409, 'changed_meanwhile'])
})

test('rules of hours are refused where nights are sold, and a guest never reads the names', async () => {
  const hours = aRule({ name: 'Secret', startsAt: '18:00', endsAt: '00:00', price: 150 })
  expect((await setRules(api, await aListing(api), [hours])).body.issues).toMatchObject([
    { path: 'rules.0.startsAt', code: 'hours_not_sold' },
  ])
  const pitch = await aPitch()
  await setRules(api, pitch, [hours])
  const { body } = await api.call('GET', `/services/details/${pitch.id}`)
  expect(JSON.stringify(body)).not.toContain('Secret')
  expect(JSON.stringify(body)).toContain('"hourRules"')
})

test('members who edit the calendar change the rules, the front desk reads them', async () => {
  const { id, host } = await aListing(api)
  const [clerk, desk] = [
    await aMember(api, host.vendorId, 'calendar'),
    await aMember(api, host.vendorId, 'frontDesk'),
  ]
  expect((await setRules(api, { id, host: clerk }, [FRIDAYS])).status).toBe(200)
  expect((await setRules(api, { id, host: desk }, [])).body.code).toBe('role_may_not')
})

test('the copies reach as far as bookings do on any later day, and forget a season that is over', async () => {
  const [nights, pitch] = [await aListing(api), await aPitch()]
  await setRules(api, nights, [FRIDAYS])
  await setRules(api, pitch, [aRule({ season: 'once', from: TODAY, to: '2026-03-20', price: 60 })])
  const lowest = async () =>
    (await api.db.select().from(listings).where(eq(listings.id, pitch.id)))[0]?.lowestPrice
  expect(await lowest()).toBe(6_000)
  api.clock.pass(100 * 86_400)
  await extendPriceRules(api.db, api.clock.now())
  await extendPriceRules(api.db, api.clock.now())
  const far = { checkIn: '2027-12-10', checkOut: '2027-12-11' }
  expect((await quote(nights, far)).total).toBe(750)
  expect(await lowest()).toBe(10_000)
})

const anyRule = fc.record({
  weekdays: fc.subarray([...WEEKDAYS], { maxLength: 3 }),
  season: fc.constantFrom(null, 'once', 'ramadan', 'eidAlFitr', 'gregorian'),
  days: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 9 })),
  price: fc.integer({ min: 100, max: 200_000 }),
  percent: fc.option(fc.integer({ min: 1, max: 400 })),
})
const [drawn = []] = fc.sample(
  fc.array(
    fc.record({
      usual: fc.integer({ min: 10_000, max: 90_000 }),
      own: fc.option(fc.integer({ min: 10_000, max: 90_000 })),
      rules: fc.array(anyRule, { maxLength: 4 }),
      percentOff: fc.option(fc.integer({ min: 1, max: 90 })),
    }),
    { minLength: 14, maxLength: 14 },
  ),
  { numRuns: 1, seed: 5 },
)
const ruleOf = ({ weekdays, season, days, price, percent }: (typeof drawn)[number]['rules'][number]) => {
  const from = addDays(TODAY, days[0])
  const to = addDays(from, days[1])
  const dates =
    season === 'once' ? { from, to } : season === 'gregorian' ? { from: from.slice(5), to: to.slice(5) } : {}
  return aRule({
    ...{ weekdays, season: weekdays.length === 0 && season === null ? 'ramadan' : season, ...dates },
    ...(percent === null ? { price: price / 100 } : { percent }),
  })
}

test('for any plans and stays, quote, calendar, preview, booking and search agree to the halala', async () => {
  const places: Place[] = []
  for (const { usual, own, rules, percentOff } of drawn) {
    const place = await aListing(api, {
      prices: { allDays: usual, dates: own === null ? {} : { [addDays(TODAY, 6)]: own } },
      ...(percentOff === null ? {} : { lastMinuteDays: 9, lastMinutePercent: percentOff }),
    })
    expect((await setRules(api, place, rules.map(ruleOf))).status).toBe(200)
    places.push(place)
  }
  for (const [ahead, nights] of [
    [3, 2],
    [5, 1],
    [4, 6],
    [12, 3],
  ] as const) {
    const dates = { checkIn: addDays(TODAY, ahead), checkOut: addDays(TODAY, ahead + nights) }
    const totals = new Map<string, number>()
    for (const place of places) {
      const { total, lines } = await quote(place, dates)
      const sum = lines.reduce(
        (all: number, line: { amount: number }) => all + Math.round(line.amount * 100),
        0,
      )
      const shown = (await preview(place, dates)).body
      const parts = shown.parts.reduce(
        (all: number, part: { price: number; quantity: number }) =>
          all + Math.round(part.price * 100) * part.quantity,
        0,
      )
      const { datePrices: single } = (await api.call('GET', `/services/details/${place.id}`)).body
      const made = drawn[places.indexOf(place)]
      const before = nightsOf(dates.checkIn, dates.checkOut).reduce(
        (all, day) => all + Math.round((single[day] ?? (made?.usual ?? 0) / 100) * 100),
        0,
      )
      expect([sum, shown.total, parts]).toEqual([Math.round(total * 100), total, before])
      totals.set(place.id, total)
    }
    await expectSortedByPrice(search, dates, totals)
  }
  for (const place of places.slice(0, 4)) {
    const dates = { checkIn: addDays(TODAY, 4), checkOut: addDays(TODAY, 6) }
    const { total } = await quote(place, dates)
    const { body: booking } = await bookStay(api, await aGuest(api), place.id, { ...dates, total, adults: 1 })
    const { body: seen } = await api.call('GET', `/vender/bookings/${booking._id}`, { as: place.host })
    expect([booking.total, seen.earnings.net]).toEqual([total, (await preview(place, dates)).body.net])
  }
})
