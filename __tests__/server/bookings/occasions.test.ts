import fc from 'fast-check'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { aRule, setRules } from '@/__tests__/server/support/price-plans'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import type { ListingCard } from '@/lib/domain/listing/card'
import { addDays, formatQueryDay } from '@/lib/domain/time/days'
import { extendPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'

const api = appForTests()

type Place = Awaited<ReturnType<typeof aListing>>
const PARTY = { adults: 1, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
const quote = async ({ id }: Place, dates: object) =>
  (await api.call('POST', `/services/${id}/quote`, { body: { ...PARTY, ...dates } })).body.total
const priceOn = async (place: Place, day: string) => {
  const path = `/vender/services/${place.id}/calendar?from=${day}&to=${addDays(day, 1)}`
  const { price, rules = [] } = (await api.call('GET', path, { as: place.host })).body.days[0]
  return [price, ...rules]
}
const night = (day: string) => ({ checkIn: day, checkOut: addDays(day, 1) })
const stayTotals = async (day: string) => {
  const query = new URLSearchParams({
    ...{ city: 'Jeddah', checkIn: formatQueryDay(day), checkOut: formatQueryDay(addDays(day, 1)) },
    pageSize: '20',
  })
  const { data }: { data: ListingCard[] } = (await api.call('GET', `/services/search?${query}`)).body
  return data.map(({ price }) => price.stay?.total)
}
const asAdmin = async (path: string, body: object, method = 'POST') =>
  api.call(method, `/admin/${path}`, { as: await anAdmin(api), body })
const correct = (part: object = {}) => asAdmin('occasions/eidAlFitr/correct', { ...MOVED, ...part })
const list = async () => (await api.call('GET', '/admin/occasions', { as: await anAdmin(api) })).body

/** By the calendar Eid begins on 20 March 2026; the moon was seen a day later. */
const MOVED = { year: 1447, version: 0, from: '2026-03-21', to: '2026-03-23' }
const EID = aRule({ name: 'Eid', season: 'eidAlFitr', price: 900 })
const SCHOOL = aRule({ name: 'School', season: 'schoolHolidays', percent: 120 })
const BREAK = { name: 'Spring break', name_ar: 'إجازة الربيع', from: '2026-04-02', to: '2026-04-04' }

test('a corrected occasion moves the price of quote, calendar, preview and search; a reset gives it back', async () => {
  const place = await aListing(api)
  await setRules(api, place, [EID])
  const seen = async (day: string) => {
    const path = `/vender/services/${place.id}/price-plans/preview?${new URLSearchParams(night(day))}`
    const preview = (await api.call('GET', path, { as: place.host })).body
    const [price] = await priceOn(place, day)
    return new Set([price, preview.total, await quote(place, night(day)), ...(await stayTotals(day))])
  }
  expect(await seen('2026-03-20')).toEqual(new Set([900]))
  expect((await correct()).status).toBe(204)
  expect(await Promise.all(['2026-03-20', '2026-03-21', '2026-03-23'].map(seen))).toEqual(
    [500, 900, 900].map((price) => new Set([price])),
  )
  const { occasions, uses } = await list()
  const eid = occasions.find(({ occasion }: { occasion: string }) => occasion === 'eidAlFitr')
  expect(eid.years[0]).toEqual({
    ...{ year: 1447, from: '2026-03-21', to: '2026-03-23', version: 1 },
    calendar: { from: '2026-03-20', to: '2026-03-22' },
  })
  expect(uses.find(({ occasion }: { occasion: string }) => occasion === 'eidAlFitr')).toMatchObject({
    listings: 1,
    examples: [{ name: expect.any(String) }],
  })
  expect((await asAdmin('occasions/eidAlFitr/reset', { year: 1447, version: 1 })).status).toBe(204)
  expect(await seen('2026-03-20')).toEqual(new Set([900]))
  expect(await priceOn(place, '2026-03-23')).toEqual([500])
})

test('an occasion that moves between quote and booking answers 409 with the new price, and a booking stays as it was', async () => {
  const place = await aListing(api, { units: 2 })
  await setRules(api, place, [EID])
  const stay = night('2026-03-20')
  const total = await quote(place, stay)
  const first = await bookStay(api, await aGuest(api), place.id, { ...stay, total })
  await correct()
  const other = await bookStay(api, await aGuest(api), place.id, { ...stay, total })
  expect([other.status, other.body.code, other.body.quote?.total]).toEqual([409, 'price_changed', 500])
  const path = `/vender/bookings/${first.body._id}`
  expect((await api.call('GET', path, { as: place.host })).body.total).toBe(900)
  expect((await bookStay(api, await aGuest(api), place.id, { ...stay, total: 500 })).status).toBe(201)
})

test('of two admins who correct one year at once the second one is refused, in both orders', async () => {
  const place = await aListing(api)
  await setRules(api, place, [EID])
  const answers = await Promise.all([correct(), correct({ from: '2026-03-19', to: '2026-03-21' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  const { occasions } = await list()
  const [year] = occasions.find(({ occasion }: { occasion: string }) => occasion === 'eidAlFitr').years
  expect(await priceOn(place, year.from)).toEqual([900, 'Eid'])
  expect((await correct({ version: 1, from: '2026-03-20', to: '2026-03-24' })).status).toBe(204)
  expect(await priceOn(place, '2026-03-24')).toEqual([900, 'Eid'])
})

test('a vendor who names an occasion while an admin moves it has the new days after the next round', async () => {
  const place = await aListing(api)
  await Promise.all([setRules(api, place, [EID]), correct()])
  await extendPriceRules(api.db, api.clock.now())
  expect([await priceOn(place, '2026-03-20'), await priceOn(place, '2026-03-23')]).toEqual([
    [500],
    [900, 'Eid'],
  ])
})

test('school holidays are priced as they are added, changed and removed', async () => {
  const place = await aListing(api)
  await setRules(api, place, [SCHOOL])
  expect(await priceOn(place, '2026-04-02')).toEqual([500])
  const { body: holiday } = await asAdmin('school-holidays', BREAK)
  expect(await priceOn(place, '2026-04-04')).toEqual([600, 'School'])
  const plan = await api.call('GET', `/vender/services/${place.id}/price-plans`, { as: place.host })
  expect(plan.body.occasions).toContainEqual({
    ...{ occasion: 'schoolHolidays', from: BREAK.from, to: BREAK.to },
    names: { name: BREAK.name, name_ar: BREAK.name_ar },
  })
  const path = `school-holidays/${holiday._id}`
  expect((await asAdmin(path, { ...BREAK, to: '2026-04-03', version: 1 }, 'PUT')).body.version).toBe(2)
  expect(await priceOn(place, '2026-04-04')).toEqual([500])
  expect((await asAdmin(path, { ...BREAK, version: 1 }, 'PUT')).body.code).toBe('changed_meanwhile')
  expect((await asAdmin(`${path}/remove`, { version: 2 })).status).toBe(204)
  expect(await priceOn(place, '2026-04-02')).toEqual([500])
  expect((await asAdmin(`${path}/remove`, { version: 2 })).status).toBe(404)
})

test.each<[string, string, object, string]>([
  [
    'far from the calendar',
    'occasions/eidAlFitr/correct',
    { ...MOVED, to: '2026-05-01' },
    'far_from_calendar',
  ],
  ['of a year that is not booked', 'occasions/eidAlFitr/correct', { ...MOVED, year: 1490 }, 'one_of'],
  [
    'that end before they begin',
    'occasions/eidAlFitr/correct',
    { ...MOVED, to: '2026-03-20' },
    'range_end_before_start',
  ],
  ['of 30 February', 'school-holidays', { ...BREAK, from: '2026-02-30' }, 'not_a_day'],
  ['of half a year', 'school-holidays', { ...BREAK, to: '2026-09-30' }, 'holiday_too_long'],
])('days %s are refused at their field', async (_, path, body, code) => {
  const { status, body: answer } = await asAdmin(path, body)
  expect([status, answer.issues?.map((one: { code: string }) => one.code)]).toEqual([
    ['range_end_before_start', 'not_a_day'].includes(code) ? 400 : 422,
    [code],
  ])
})

test('a holiday on the days of another one is refused, and only admins of the content may change any', async () => {
  await asAdmin('school-holidays', BREAK)
  const again = await asAdmin('school-holidays', { ...BREAK, from: '2026-04-04', to: '2026-04-09' })
  expect(again.body.issues).toMatchObject([{ path: 'from', code: 'holiday_taken' }])
  const guest = await aGuest(api)
  expect((await api.call('POST', '/admin/school-holidays', { as: guest, body: BREAK })).status).toBe(404)
})

test('hours of an occasion follow its days as well, those after midnight with their evening', async () => {
  const pitch = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '03:00' },
    prices: { allDays: null, hour: 10_000 },
  })
  await setRules(api, pitch, [aRule({ season: 'eidAlFitr', price: 150 })])
  const stay = (date: string, start: string) => quote(pitch, { date, start, hours: 2 })
  expect([await stay('2026-03-20', '20:00'), await stay('2026-03-23', '01:00')]).toEqual([300, 300])
  await correct()
  expect([await stay('2026-03-20', '20:00'), await stay('2026-03-24', '01:00')]).toEqual([200, 300])
  const { body } = await api.call('GET', `/services/details/${pitch.id}`)
  expect(body.hourRules[0].spans[0]).toMatchObject({ from: expect.any(String) })
  expect(body.hourRules[0].spans).toContainEqual({ from: MOVED.from, to: MOVED.to })
})

test('for any days of occasions, quote, calendar and search agree on each night around them', async () => {
  const place = await aListing(api)
  await setRules(api, place, [EID, SCHOOL])
  const [moves = []] = fc.sample(
    fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 6 })), {
      minLength: 4,
      maxLength: 4,
    }),
    { numRuns: 1, seed: 7 },
  )
  for (const [version, [shift, length]] of moves.entries()) {
    const [from, to] = [addDays('2026-03-20', shift), addDays('2026-03-20', shift + length)]
    expect((await correct({ version, from, to })).status).toBe(204)
    for (const day of [addDays(from, -1), from, to, addDays(to, 1)]) {
      const expected = day >= from && day <= to ? 900 : 500
      const [price] = await priceOn(place, day)
      expect([day, price, await quote(place, night(day)), await stayTotals(day)]).toEqual([
        ...[day, expected, expected],
        [expected],
      ])
    }
  }
})

test('the days of a Hijri year change with it, and at the end of a year the coming ones are known', async () => {
  const place = await aListing(api)
  await setRules(api, place, [EID])
  for (const instant of ['2026-12-31T20:59:00Z', '2026-12-31T21:01:00Z']) {
    api.clock.set(new Date(instant))
    await extendPriceRules(api.db, api.clock.now())
    for (const day of ['2027-03-09', '2027-03-11', '2028-02-26']) {
      expect([instant, day, await quote(place, night(day))]).toEqual([instant, day, 900])
    }
    expect(await quote(place, night('2027-03-12'))).toBe(500)
  }
  const { occasions } = await list()
  const eid = occasions.find(({ occasion }: { occasion: string }) => occasion === 'eidAlFitr')
  expect(eid.years.map(({ year }: { year: number }) => year)).toEqual([1448, 1449, 1450])
})

test('everybody reads the coming occasions beside the dates of a search, as admins corrected them', async () => {
  await asAdmin('school-holidays', BREAK)
  expect((await correct()).status).toBe(204)
  const { status, body, headers } = await api.call('GET', '/services/occasions')
  expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('max-age=300')])
  expect(body.data).toContainEqual({
    ...{ occasion: 'eidAlFitr', from: MOVED.from, to: MOVED.to },
    names: null,
  })
  expect(body.data).toContainEqual({
    ...{ occasion: 'schoolHolidays', from: BREAK.from, to: BREAK.to },
    names: { name: BREAK.name, name_ar: BREAK.name_ar },
  })
})
