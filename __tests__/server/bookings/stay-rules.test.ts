import fc from 'fast-check'
import { stayRules } from '@/__tests__/lib/domain/booking/a-stay-rule'
import { bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { aStayRule, setStayRules } from '@/__tests__/server/support/stay-rules'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin } from '@/__tests__/server/support/users'
import { aLiveListing } from '@/__tests__/server/support/vendor-listings'
import { stayTermsToWire } from '@/lib/domain/booking/vendor-stay-rules'
import type { ListingCard } from '@/lib/domain/listing/card'
import { addDays, type Day, daysBetween, formatQueryDay } from '@/lib/domain/time/days'
import { extendPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'

const api = appForTests()

type Place = Awaited<ReturnType<typeof aListing>>
interface Dates {
  checkIn: Day
  checkOut: Day
}
const PARTY = { adults: 1, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
const path = ({ id }: Place) => `/vender/services/${id}/stay-rules`
const stay = (checkIn: Day, nights: number): Dates => ({ checkIn, checkOut: addDays(checkIn, nights) })
const quote = ({ id }: Place, dates: object) =>
  api.call('POST', `/services/${id}/quote`, { body: { ...PARTY, ...dates } })
const codeOf = async (place: Place, dates: object) =>
  (await quote(place, dates)).body.issues?.[0]?.code ?? null
const search = async ({ checkIn, checkOut }: Dates) => {
  const query = { city: 'Jeddah', checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut) }
  const { body } = await api.call(
    'GET',
    `/services/search?${new URLSearchParams({ ...query, pageSize: '50' })}`,
  )
  return (body.data as ListingCard[]).map(({ _id }) => _id)
}

/** Thursday, the last day of Ramadan. */
const THURSDAY = '2026-03-19'
const RAMADAN = aStayRule({ name: 'Ramadan', season: 'ramadan', weekdays: ['thursday'], minNights: 3 })
const NO_FRIDAYS = aStayRule({ name: 'Fridays', weekdays: ['friday'], arrival: false, departure: false })

test('quote, booking and search refuse a stay by its rule, with its sentence in both languages', async () => {
  const place = await aListing(api)
  const stored = await setStayRules(api, place, [RAMADAN, NO_FRIDAYS])
  expect(stored.body).toMatchObject({ version: 1, mode: 'daily', rules: [RAMADAN, NO_FRIDAYS] })
  const short = stay(THURSDAY, 2)
  const { status, body } = await quote(place, short)
  expect([status, body.code, body.issues]).toEqual([
    422,
    'invalid',
    [
      {
        path: 'checkOut',
        code: 'stay_too_short',
        params: { min: 3, weekday: 'thursday', season: 'ramadan' },
        message: 'عند الوصول يوم الخميس في رمضان: 3 ليالٍ على الأقل',
      },
    ],
  ])
  expect(body.nearest[0]).toMatchObject(stay(THURSDAY, 3))
  const english = await api.call('POST', `/services/${place.id}/quote`, {
    body: { ...PARTY, ...stay('2026-03-27', 1) },
    headers: { 'accept-language': 'en' },
  })
  expect(english.body.issues[0].message).toBe('No arrival on a Friday')
  const guest = await aGuest(api)
  const refused = await bookStay(api, guest, place.id, { ...short, total: 1000 })
  expect([refused.status, refused.body.issues?.[0]?.code]).toEqual([422, 'stay_too_short'])
  expect(await search(short)).not.toContain(place.id)
  expect(await search(stay(THURSDAY, 3))).toContain(place.id)
  expect((await bookStay(api, guest, place.id, { ...stay(THURSDAY, 3), total: 1500 })).status).toBe(201)
})

test('guests read the rules with the days of their occasions, without the names that the vendor gave them', async () => {
  const place = await aListing(api)
  await setStayRules(api, place, [RAMADAN])
  const { body } = await api.call('GET', `/services/details/${place.id}`)
  const [rule] = body.stayRules
  expect(rule).toMatchObject({ season: 'ramadan', minNights: 3 })
  expect(rule.spans).toContainEqual({ from: '2026-02-18', to: THURSDAY })
  expect(Object.keys(rule)).not.toEqual(expect.arrayContaining(['name']))
})

test('a rule that comes between quote and booking refuses the booking', async () => {
  const place = await aListing(api)
  const dates = stay('2026-03-24', 1)
  expect((await quote(place, dates)).status).toBe(200)
  await setStayRules(api, place, [aStayRule({ minNights: 2 })])
  const refused = await bookStay(api, await aGuest(api), place.id, { ...dates, total: 500 })
  expect([refused.status, refused.body.issues?.[0]?.code]).toEqual([422, 'too_few_nights'])
})

test('a booking stays as it is under a new rule, which its change of dates obeys', async () => {
  const place = await aListing(api)
  const guest = await aGuest(api)
  const { body: booking } = await bookStay(api, guest, place.id, { ...stay('2026-03-24', 1), total: 500 })
  await setStayRules(api, place, [aStayRule({ weekdays: ['tuesday', 'wednesday'], minNights: 2 })])
  const at = `/bookings/${booking._id}`
  expect((await api.call('GET', at, { as: guest })).body).toMatchObject({
    status: 'confirmed',
    ...stay('2026-03-24', 1),
  })
  const change = (dates: Dates) => api.call('POST', `${at}/dates/quote`, { as: guest, body: dates })
  const refused = await change(stay('2026-03-25', 1))
  expect([refused.status, refused.body.issues?.[0]?.code]).toEqual([422, 'stay_too_short'])
  expect((await change(stay('2026-03-25', 2))).status).toBe(200)
  expect((await change(stay('2026-03-26', 1))).status).toBe(200)
  const sent = await api.call('POST', `${at}/dates`, {
    as: guest,
    body: { ...stay('2026-03-25', 1), total: 500 },
    headers: { 'idempotency-key': 'a-change-of-dates' },
  })
  expect([sent.status, sent.body.issues?.[0]?.code]).toEqual([422, 'stay_too_short'])
})

test('who waits for dates is notified once they are free and the rules allow the stay', async () => {
  const place = await aListing(api)
  const dates = stay('2026-03-24', 1)
  const guest = await aGuest(api)
  const { body: booking } = await bookStay(api, guest, place.id, { ...dates, total: 500 })
  const waiting = await aGuest(api)
  await api.call('POST', `/services/${place.id}/waiting`, { as: waiting, body: dates })
  await setStayRules(api, place, [aStayRule({ weekdays: ['tuesday'], minNights: 2 })])
  await api.call('POST', `/bookings/${booking._id}/cancel`, { as: guest })
  expect(await notificationsOf(api, waiting)).toEqual([])
  await setStayRules(api, place, [])
  expect(await notificationsOf(api, waiting)).toEqual(['Dates_free_again'])
})

test('the vendor blocks days on which no guest may arrive', async () => {
  const place = await aListing(api)
  await setStayRules(api, place, [NO_FRIDAYS])
  const body = { close: [{ from: '2026-03-27', to: '2026-03-28' }] }
  const { status } = await api.call('PUT', `/vender/services/${place.id}/calendar`, { as: place.host, body })
  expect(status).toBe(200)
})

test('an occasion that an admin moves takes its stay rules along with the next round', async () => {
  const place = await aListing(api)
  await setStayRules(api, place, [aStayRule({ season: 'eidAlFitr', arrival: false })])
  const admin = await anAdmin(api)
  expect([await codeOf(place, stay('2026-03-20', 1)), await codeOf(place, stay('2026-03-24', 1))]).toEqual([
    'no_arrival',
    null,
  ])
  const moved = { year: 1447, from: '2026-03-23', to: '2026-03-25', version: 0 }
  await api.call('POST', '/admin/occasions/eidAlFitr/correct', { as: admin, body: moved })
  await extendPriceRules(api.db, api.clock.now())
  expect([await codeOf(place, stay('2026-03-20', 1)), await codeOf(place, stay('2026-03-24', 1))]).toEqual([
    null,
    'no_arrival',
  ])
})

test('notice ends and a window opens at their instants', async () => {
  const place = await aListing(api, { checkInTime: '15:00' })
  await setStayRules(api, place, [
    aStayRule({ weekdays: ['thursday'], noticeHours: 48 }),
    aStayRule({ weekdays: ['monday'], windowDays: 7 }),
  ])
  const at = async (instant: string, day: Day) => {
    api.clock.set(new Date(instant))
    return codeOf(place, stay(day, 1))
  }
  expect(await at('2026-03-24T12:00:00Z', '2026-03-26')).toBeNull()
  expect(await at('2026-03-24T12:00:01Z', '2026-03-26')).toBe('booked_too_late')
  // Midnight in Riyadh is 21:00 UTC.
  expect(await at('2026-03-22T20:59:59Z', '2026-03-30')).toBe('booked_too_early')
  expect(await at('2026-03-22T21:00:00Z', '2026-03-30')).toBeNull()
})

test('the time after a departure is that of its day: calendar, quote and booking agree', async () => {
  const place = await aListing(api, {
    turnoverMinutes: 0,
    ...{ checkInTime: '15:00', checkOutTime: '12:00' },
  })
  await setStayRules(api, place, [aStayRule({ weekdays: ['wednesday'], turnoverHours: 24 })])
  const book = async (dates: Dates) => {
    const total = 500 * daysBetween(dates.checkIn, dates.checkOut)
    return (await bookStay(api, await aGuest(api), place.id, { ...dates, total })).status
  }
  // Wednesday the 25th is left at noon and free until noon on Thursday.
  expect(await book(stay('2026-03-23', 2))).toBe(201)
  expect(await book(stay('2026-03-25', 1))).toBe(409)
  expect(await book(stay('2026-03-26', 2))).toBe(201)
  // Monday and Tuesday nights before a stay that begins on Wednesday.
  expect(await book(stay('2026-04-01', 1))).toBe(201)
  expect(await book(stay('2026-03-30', 2))).toBe(409)
  const range = 'from=2026-03-30&to=2026-04-02'
  const { body } = await api.call('GET', `/services/${place.id}/availability?${range}`)
  expect(body.days.map((one: { isDepartureTaken?: boolean }) => one.isDepartureTaken ?? false)).toEqual([
    false,
    false,
    true,
  ])
  expect(await book(stay('2026-03-30', 1))).toBe(201)
})

test('of two changes of one version the second one is refused, and the same change again is not', async () => {
  const place = await aListing(api)
  const send = (rule: object) =>
    api.call('PUT', path(place), { as: place.host, body: { basedOn: 0, rules: [aStayRule(rule)] } })
  const answers = await Promise.all([send({ minNights: 2 }), send({ minNights: 3 })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { body } = await api.call('GET', path(place), { as: place.host })
  expect(body.version).toBe(1)
  const again = await send({ minNights: body.rules[0].minNights })
  expect([again.status, again.body.version]).toEqual([200, 1])
  expect((await send({ minNights: 5 })).body.code).toBe('changed_meanwhile')
})

test.each<[string, object, string]>([
  ['nothing', {}, 'rules[0].minNights'],
  ['more nights at least than at most', { minNights: 4, maxNights: 2 }, 'rules[0].maxNights'],
  ['no arrival on any day', { arrival: false }, 'rules[0].season'],
  ['a season without its dates', { season: 'once', minNights: 2 }, 'rules[0].from'],
  ['too many nights', { minNights: 91 }, 'rules[0].minNights'],
])('a rule that says %s is refused', async (_name, rule, at) => {
  const place = await aListing(api)
  const { status, body } = await setStayRules(api, place, [aStayRule(rule)])
  expect([status, body.issues[0].path]).toEqual([400, at])
})

test('rules of nights are refused where hours are sold, whose notice and window are not', async () => {
  const place = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '23:00' },
    prices: { allDays: null, hour: 10_000 },
  })
  const refused = await setStayRules(api, place, [aStayRule({ minNights: 2 })])
  expect([refused.status, refused.body.issues[0]]).toMatchObject([
    422,
    { path: 'rules.0.minNights', code: 'nights_not_sold' },
  ])
  expect((await setStayRules(api, place, [aStayRule({ windowDays: 3 })])).status).toBe(200)
  const hours = (date: Day) => ({ date, start: '18:00', hours: 1 })
  expect(await codeOf(place, hours('2026-03-18'))).toBeNull()
  expect(await codeOf(place, hours('2026-03-19'))).toBe('too_far_ahead')
  expect(await search(stay('2026-03-18', 1))).toContain(place.id)
  expect(await search(stay('2026-03-19', 1))).not.toContain(place.id)
})

test('another vendor reads and changes nothing, and the front desk reads only', async () => {
  const place = await aListing(api)
  const stranger = await aHost(api)
  expect((await api.call('GET', path(place), { as: stranger })).status).toBe(404)
  const desk = await aMember(api, place.host.vendorId, 'frontDesk')
  expect((await api.call('GET', path(place), { as: desk })).status).toBe(200)
  const body = { basedOn: 0, rules: [] }
  expect((await api.call('PUT', path(place), { as: desk, body })).status).toBe(403)
})

test('a copy of a listing has its stay rules', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host)
  await setStayRules(api, { id, host }, [RAMADAN])
  const copy = await api.call('POST', `/chalet/${id}/duplicate`, { as: host })
  const { body } = await api.call('GET', path({ id: copy.body._id, host }), { as: host })
  expect(body.rules).toMatchObject([{ name: 'Ramadan', minNights: 3 }])
})

test('search, quote and booking agree on every stay, whatever the rules and settings', async () => {
  const host = await aHost(api)
  const settings = fc.record({
    minNights: fc.constantFrom(null, 1, 2),
    maxNights: fc.constantFrom(null, 3, 4),
    leadMinutes: fc.constantFrom(0, 24 * 60, 72 * 60),
  })
  const stays = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 1, max: 6 })), {
    minLength: 6,
    maxLength: 6,
    selector: String,
  })
  await fc.assert(
    fc.asyncProperty(stayRules, settings, stays, async (rules, limits, drawn) => {
      const place = await aListing(api, { host, ...limits })
      const named = rules.map((rule) => ({ ...stayTermsToWire(rule), name: 'A rule' }))
      expect((await setStayRules(api, place, named)).status).toBe(200)
      const answers: { dates: Dates; isSold: boolean }[] = []
      for (const [ahead, nights] of drawn) {
        const dates = stay(addDays(TODAY, ahead), nights)
        const isSold = (await quote(place, dates)).status === 200
        const isFound = (await search(dates)).includes(place.id)
        expect([named, limits, dates, isFound]).toEqual([named, limits, dates, isSold])
        answers.push({ dates, isSold })
      }
      // Refused ones first: a booking takes its nights from the others.
      const tried = [false, true].flatMap((sold) => answers.find(({ isSold }) => isSold === sold) ?? [])
      for (const { dates, isSold } of tried) {
        const total = 500 * daysBetween(dates.checkIn, dates.checkOut)
        const { status } = await bookStay(api, await aGuest(api), place.id, { ...dates, total })
        expect([named, limits, dates, status]).toEqual([named, limits, dates, isSold ? 201 : 422])
      }
    }),
    { seed: 31, numRuns: 8, endOnFailure: true },
  )
})
