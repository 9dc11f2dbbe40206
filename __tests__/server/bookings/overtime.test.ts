import { bookStay } from '@/__tests__/server/support/bookings'
import { setFees } from '@/__tests__/server/support/fees'
import { aListing } from '@/__tests__/server/support/listings'
import { days, PARTY, type Place, shownPrices } from '@/__tests__/server/support/shown-prices'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import type { FeeWire } from '@/lib/domain/booking/money/fees'
import { addDays, formatQueryDay, instantAt } from '@/lib/domain/time/days'

const api = appForTests()
const { quote, search } = shownPrices(api)

const OVERTIME: FeeWire = { kind: 'overtime', price: 50, threshold: 4, charged: 'once' }
const LATE: FeeWire = { kind: 'lateCheckOut', price: 60, threshold: 6, charged: 'once' }
const DAY = addDays(TODAY, 5)
const EVENING = { date: DAY, start: '18:00', hours: 3 }

async function aHall(columns: object = {}) {
  const hall = await aListing(api, {
    ...{ type: 'Wedding_Halls', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '02:00' },
    ...{ prices: { allDays: null, hour: 10_000 }, ...columns },
  })
  expect((await setFees(api, hall, [OVERTIME])).status).toBe(200)
  return hall
}

/** Check-in at 15:00, check-out at 12:00. */
async function aChalet(columns: object = {}) {
  const place = await aListing(api, { checkInTime: '15:00', checkOutTime: '12:00', ...columns })
  expect((await setFees(api, place, [LATE])).status).toBe(200)
  return place
}

const book = async ({ id }: Place, stay: object) => {
  const { checkIn, checkOut, ...hours } = stay as Record<string, string>
  const dates = checkIn ? { checkIn, checkOut } : { checkIn: undefined, checkOut: undefined }
  return bookStay(api, await aGuest(api), id, { ...dates, ...hours })
}
const isFree = async ({ id }: Place, stay: object) =>
  (await api.call('POST', `/services/${id}/quote`, { body: { ...PARTY, ...stay } })).body.availability.isFree

test('half hours behind a visit are a line of its price, end it later and are taken for others', async () => {
  const hall = await aHall()
  const line = { kind: 'overtime', count: 3, amount: 150 }
  const quoted = await quote(hall, { ...EVENING, overtime: 3 })
  expect(quoted).toMatchObject({ total: 450, checkOutAt: instantAt(DAY, '22:30').toISOString() })
  expect(quoted.lines.at(-1)).toEqual(line)
  const { status, body } = await book(hall, { ...EVENING, overtime: 3, total: 450 })
  expect([status, body.lines.at(-1), body.checkOutAt]).toEqual([201, line, quoted.checkOutAt])
  expect(await isFree(hall, { date: DAY, start: '22:00', hours: 1 })).toBe(false)
  expect((await book(hall, { date: DAY, start: '22:00', hours: 1 })).body.code).toBe('dates_unavailable')
  expect((await book(hall, { date: DAY, start: '23:00', hours: 1 })).status).toBe(201)
})

test('the time behind a visit is not sold where the next one, its turnover or closing needs it', async () => {
  const hall = await aHall({ turnoverMinutes: 60 })
  expect((await book(hall, { date: DAY, start: '23:00', hours: 2 })).status).toBe(201)
  expect(await isFree(hall, { ...EVENING, overtime: 2 })).toBe(true)
  expect(await isFree(hall, { ...EVENING, overtime: 3 })).toBe(false)
  expect((await book(hall, { ...EVENING, overtime: 3 })).body.code).toBe('dates_unavailable')
  const late = { date: addDays(DAY, 1), start: '23:00', hours: 2 }
  expect((await quote(hall, { ...late, overtime: 2 })).total).toBe(300)
  const refused = await quote(hall, { ...late, overtime: 3 })
  expect(refused.issues).toMatchObject([{ path: 'overtime', code: 'overtime_past_closing' }])
  expect(refused.nearest).toContainEqual({ ...late, start: '22:00' })
  expect((await quote(hall, { ...late, hours: 4, overtime: 1 })).issues).toMatchObject([
    { path: 'start', code: 'closed_at_that_hour' },
  ])
})

test('hours after check-out are sold for each unit, and take the next night where they reach into it', async () => {
  const place = await aChalet()
  const stay = days(5, 2)
  const quoted = await quote(place, { ...stay, overtime: 4 })
  expect(quoted).toMatchObject({ total: 1240, checkOutAt: instantAt(stay.checkOut, '16:00').toISOString() })
  expect((await book(place, { ...stay, overtime: 4, total: 1240 })).status).toBe(201)
  expect((await book(place, days(7, 1))).body.code).toBe('dates_unavailable')
  const searched = {
    checkIn: formatQueryDay(stay.checkOut),
    checkOut: formatQueryDay(addDays(stay.checkOut, 1)),
  }
  expect((await search(searched)).map(({ _id }) => _id)).not.toContain(place.id)
  expect((await book(place, days(8, 1))).status).toBe(201)

  const short = await aChalet()
  expect((await book(short, { ...stay, overtime: 3 })).status).toBe(201)
  expect((await book(short, days(7, 1))).status).toBe(201)

  const hotel = await aChalet({ type: 'Hotel', units: 3 })
  const { lines } = await quote(hotel, { ...stay, units: 2, overtime: 2 })
  expect(lines.at(-1)).toEqual({ kind: 'lateCheckOut', count: 2, amount: 240 })
})

test('of two guests at one time only one gets the hours that both want', async () => {
  const place = await aChalet()
  const [late, next] = await Promise.all([
    book(place, { ...days(5, 2), overtime: 6 }),
    book(place, days(7, 1)),
  ])
  expect([late.status, next.status].toSorted()).toEqual([201, 409])
})

test('a quote sees the next stay into which overtime and the longest turnover reach', async () => {
  const place = await aChalet({ turnoverMinutes: 3 * 24 * 60 })
  expect((await book(place, days(10, 1))).status).toBe(201)
  expect(await isFree(place, days(5, 2))).toBe(true)
  expect(await isFree(place, { ...days(5, 2), overtime: 4 })).toBe(false)
})

test('the time is sold only as far as the vendor does, at the price of the moment', async () => {
  const place = await aChalet()
  const stay = { ...days(5, 2), overtime: 2 }
  expect((await quote(place, { ...stay, overtime: 7 })).issues).toMatchObject([
    { path: 'overtime', code: 'overtime_not_sold' },
  ])
  expect((await quote(place, stay)).total).toBe(1120)
  await setFees(api, place, [{ ...LATE, price: 100 }])
  const dearer = await book(place, { ...stay, total: 1120 })
  expect([dearer.status, dearer.body.code, dearer.body.quote.total]).toEqual([409, 'price_changed', 1200])
  await setFees(api, place, [])
  expect((await book(place, { ...stay, total: 1200 })).body.issues).toMatchObject([{ path: 'overtime' }])
})

test('other dates have the hours that were agreed, free of charge where none are sold any more', async () => {
  const place = await aChalet()
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, place.id, { ...days(5, 2), overtime: 4, total: 1240 })
  const call = (path: string, sent: object) =>
    api.call('POST', `/bookings/${body._id}/${path}`, { as: guest, body: sent })
  expect((await call('dates/quote', days(5, 2))).body.code).toBe('already_done')
  expect((await call('dates/quote', days(9, 2))).body.quote).toMatchObject({ total: 1240 })
  await setFees(api, place, [])
  expect((await book(place, days(11, 1))).status).toBe(201)
  expect((await call('dates', days(9, 2))).body.code).toBe('dates_unavailable')
  const moved = await call('dates', days(15, 2))
  expect(moved.body).toMatchObject({
    total: 1000,
    checkOutAt: instantAt(addDays(TODAY, 17), '16:00').toISOString(),
  })
  expect((await book(place, days(17, 1))).body.code).toBe('dates_unavailable')
  expect((await book(place, days(7, 1))).status).toBe(201)
})

test('cancelled before the stay, the hours are free again and paid back', async () => {
  const place = await aChalet({ paymentType: 'fullPayment', cancellationPolicy: 'Flexible' })
  const guest = await aGuest(api)
  const stay = { ...days(9, 2), paymentType: 'fullPayment', overtime: 4, total: 1240 } as const
  const { body } = await bookStay(api, guest, place.id, stay)
  await api.call('POST', `/bookings/${body._id}/pay`, { as: guest })
  expect((await api.call('POST', `/bookings/${body._id}/cancel`, { as: guest, body: {} })).status).toBe(200)
  const { money } = (await api.call('GET', `/bookings/${body._id}`, { as: guest })).body
  expect(money.at(-1)).toMatchObject({ kind: 'refund', amount: 1240 })
  expect(await isFree(place, { ...days(11, 1), paymentType: 'fullPayment' })).toBe(true)
})

test.each([
  [[OVERTIME], 'fees.0.kind'],
  [[{ ...LATE, threshold: 13 }], 'fees.0.threshold'],
  [[{ ...LATE, threshold: 0 }], 'fees.0.threshold'],
  [[{ ...LATE, charged: 'each' }], 'fees.0.charged'],
])('a listing of nights refuses %j', async (fees, field) => {
  const refused = await setFees(api, await aListing(api), fees as FeeWire[])
  expect([refused.status, refused.body.issues[0].path]).toEqual([422, field])
})
