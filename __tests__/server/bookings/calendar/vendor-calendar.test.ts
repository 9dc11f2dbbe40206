import { A_STAY, aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests, type TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'
import { blocks } from '@/server/db/schema/bookings/allocations'

const api = appForTests()

type Place = Awaited<ReturnType<typeof aListing>>
const path = ({ id }: Place) => `/vender/services/${id}/calendar`
const put = (place: Place, body: object) => api.call('PUT', path(place), { as: place.host, body })
const book = async (place: Place, dates: object) => bookStay(api, await aGuest(api), place.id, dates)

async function dayOf(place: Place, day: string, test: TestApp = api) {
  const { body } = await test.call('GET', `${path(place)}?from=${day}`, { as: place.host })
  return body.days[0]
}

test('closed days cannot be booked, leave the search, and open again', async () => {
  const place = await aListing(api)
  await put(place, { close: [{ from: '2026-03-19', to: '2026-03-22', note: 'Family' }] })
  expect(await dayOf(place, '2026-03-20')).toMatchObject({
    state: 'taken',
    freeUnits: 0,
    closed: 1,
    booked: 0,
  })
  expect((await book(place, {})).body.code).toBe('dates_unavailable')
  const found = () => api.call('GET', '/services/search?checkIn=20-03-2026&checkOut=21-03-2026')
  expect((await found()).body.total).toBe(0)
  await put(place, { open: [{ from: '2026-03-20', to: '2026-03-21' }] })
  expect((await found()).body.total).toBe(1)
  expect((await book(place, { checkIn: '2026-03-20', checkOut: '2026-03-21' })).status).toBe(201)
  expect((await book(place, { checkIn: '2026-03-21', checkOut: '2026-03-22' })).status).toBe(409)
  await put(place, { open: [{ from: '2026-03-01', to: '2026-04-01' }], confirmed: true })
  expect(await api.db.select().from(blocks)).toEqual([])
})

test('booked days cannot be closed, and the refusal names them', async () => {
  const stay = await aBookingAt(api)
  const place = { id: stay.serviceId, host: stay.host }
  const refused = await put(place, { close: [{ from: '2026-03-19', to: '2026-03-22' }] })
  expect([refused.status, refused.body.code]).toEqual([409, 'dates_unavailable'])
  expect(refused.body.days).toEqual(['2026-03-20', '2026-03-21'])
  expect(await dayOf(place, '2026-03-19')).toMatchObject({ state: 'free', closed: 0 })
  expect(await dayOf(place, '2026-03-20')).toMatchObject({ state: 'taken', booked: 1 })
})

test('of settings that two devices change at once neither takes back what the other stored', async () => {
  for (let round = 0; round < 4; round += 1) {
    const place = await aListing(api)
    await Promise.all([
      put(place, { minNights: 2, maxNights: 9 }),
      put(place, { leadHours: 12 }),
      put(place, { close: [{ from: '2026-03-24', to: '2026-03-26' }] }),
      put(place, { turnoverMinutes: 120 }),
    ])
    const { body } = await api.call('GET', path(place), { as: place.host })
    expect(body.settings).toMatchObject({ minNights: 2, maxNights: 9, leadHours: 12, turnoverMinutes: 120 })
  }
})

test('days whose hold has run out are closed, also before the timer has released it', async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  api.clock.pass(24 * 3600)
  const closed = await put(
    { id: stay.serviceId, host: stay.host },
    { close: [{ from: '2026-03-20', to: '2026-03-22' }] },
  )
  expect(closed.status).toBe(200)
  expect((await stay.seenByGuest()).status).toBe('payment_expired')
})

test('of several units some are closed and the others are sold', async () => {
  const place = await aListing(api, { type: 'Hotel', units: 3 })
  await put(place, { close: [{ from: '2026-03-20', to: '2026-03-22', units: 2 }] })
  expect(await dayOf(place, '2026-03-20')).toMatchObject({ freeUnits: 1, closed: 2 })
  expect((await book(place, { units: 2 })).status).toBe(409)
  expect((await book(place, { units: 1 })).status).toBe(201)
  await put(place, { close: [{ from: '2026-03-20', to: '2026-03-22', units: 2 }] })
  expect(await dayOf(place, '2026-03-20')).toMatchObject({ freeUnits: 0, closed: 2, booked: 1 })
})

test('the price of a single day is quoted, and taken back', async () => {
  const place = await aListing(api)
  await put(place, { prices: [{ day: '2026-03-20', price: 750.5 }] })
  const quoted = async () => {
    const { addOns, ...stay } = A_STAY
    return (await api.call('POST', `/services/${place.id}/quote`, { body: { ...stay, addOns: [...addOns] } }))
      .body.total
  }
  expect(await quoted()).toBe(1250.5)
  expect(await dayOf(place, '2026-03-20')).toMatchObject({ price: 750.5, isOwnPrice: true })
  await put(place, { prices: [{ day: '2026-03-20', price: null }] })
  expect(await quoted()).toBe(1000)
})

describe('a change that is unusual is saved only once it is confirmed', () => {
  const price = (sar: number, day = '2026-03-20') => ({ prices: [{ day, price: sar }] })

  test.each([
    ['below two fifths of the usual price', price(199.99), 'low'],
    ['above three times the usual price', price(1500.01), 'high'],
    ['on a day that is past', price(500, '2026-03-01'), 'past'],
    ['that closes days of which one is past', { close: [{ from: '2026-03-01', to: '2026-03-20' }] }, 'past'],
  ])('a price or range %s', async (_what, body, reason) => {
    const place = await aListing(api)
    const refused = await put(place, body)
    expect([refused.status, refused.body.code]).toEqual([409, 'unusual_change'])
    expect(refused.body.unusual[0]).toMatchObject({ reason })
    expect(await dayOf(place, '2026-03-20')).toMatchObject({ price: 500, isOwnPrice: false, closed: 0 })
    expect((await put(place, { ...body, confirmed: true })).status).toBe(200)
  })

  test('a price on booked days, beside one that is too low, in one question', async () => {
    const stay = await aBookingAt(api)
    const place = { id: stay.serviceId, host: stay.host }
    const prices = ['2026-03-19', '2026-03-20', '2026-03-21'].map((day) => ({ day, price: 100 }))
    expect((await put(place, { prices })).body.unusual).toEqual([
      { reason: 'low', days: ['2026-03-19', '2026-03-20', '2026-03-21'], price: 100, usual: 500 },
      { reason: 'booked', days: ['2026-03-20', '2026-03-21'] },
    ])
    expect((await put(place, { prices, confirmed: true })).status).toBe(200)
    expect(await dayOf(place, '2026-03-19')).toMatchObject({ price: 100 })
  })

  test.each([200, 1500])('a price of %d beside the usual 500 is saved at once', async (sar) => {
    expect((await put(await aListing(api), price(sar))).status).toBe(200)
  })
})

test('prices of single days of a live listing are in its history, with those before', async () => {
  const place = await aListing(api)
  const days = ['2026-03-20', '2026-03-21', '2026-03-25']
  await put(place, { prices: days.map((day) => ({ day, price: 750 })) })
  await put(place, { prices: [{ day: '2026-03-21', price: null }] })
  await put(place, { prices: [{ day: '2026-03-21', price: null }] })
  const { body } = await api.call('GET', `/vender/services/${place.id}/overview`, { as: place.host })
  const written = body.history.filter((one: { event: string }) => one.event === 'price')
  expect(written.map((one: { prices: unknown }) => one.prices).toSorted()).toHaveLength(2)
  expect(written.flatMap((one: { prices: object[] }) => one.prices)).toEqual(
    expect.arrayContaining([
      { from: '2026-03-20', to: '2026-03-21', before: 500, after: 750 },
      { from: '2026-03-25', to: '2026-03-25', before: 500, after: 750 },
      { from: '2026-03-21', to: '2026-03-21', before: 750, after: 500 },
    ]),
  )
})

test('shortest and longest stay, notice and the time between stays apply to new bookings', async () => {
  const place = await aListing(api)
  await put(place, { minNights: 2, maxNights: 3, leadHours: 48, turnoverMinutes: 240 })
  const refusal = async (dates: object) => (await book(place, dates)).body.issues?.[0].code
  expect(await refusal({ checkOut: '2026-03-21' })).toBe('too_few_nights')
  expect(await refusal({ checkOut: '2026-03-24' })).toBe('too_many_nights')
  expect(await refusal({ checkIn: '2026-03-16', checkOut: '2026-03-18' })).toBe('short_notice')
  expect((await book(place, {})).status).toBe(201)
  expect((await book(place, { checkIn: '2026-03-22', checkOut: '2026-03-24' })).status).toBe(409)
  expect((await book(place, { checkIn: '2026-03-23', checkOut: '2026-03-25' })).status).toBe(201)
  expect((await put(place, { minNights: 5 })).body.issues[0]).toMatchObject({ path: 'maxNights' })
  const page = await api.call('GET', `/services/details/${place.id}`)
  expect(page.body).toMatchObject({ minNights: 2, maxNights: 3, leadMinutes: 2880 })
})

test('edge 12: a hall in the evening of two days: allowed, and refused with a buffer of fourteen hours', async () => {
  const evening = { type: 'Wedding_Halls', checkInTime: '16:00', checkOutTime: '03:00' } as const
  const hall = await aListing(api, evening)
  const one = { checkIn: '2026-03-20', checkOut: '2026-03-21' }
  const next = { checkIn: '2026-03-21', checkOut: '2026-03-22' }
  expect((await book(hall, one)).status).toBe(201)
  expect((await book(hall, next)).status).toBe(201)
  const slow = await aListing(api, { ...evening, turnoverMinutes: 14 * 60 })
  expect((await book(slow, one)).status).toBe(201)
  expect((await book(slow, next)).status).toBe(409)
})

test.each([
  [{ close: [{ from: '2026-03-20', to: '2026-03-20' }] }, 'close.0.to'],
  [{ open: [{ from: '2026-02-30', to: '2026-03-20' }] }, 'open.0.from'],
  [{ prices: [{ day: 'soon', price: 5 }] }, 'prices.0.day'],
  [{ prices: [{ day: '2026-03-20', price: 0 }] }, 'prices[0].price'],
  [{ importUrl: 'https://10.0.0.1/x.ics' }, 'importUrl'],
  [{ prices: [{ day: '2026-03-20', price: 1999.555 }] }, 'prices[0].price'],
  [{ minNights: 0 }, 'minNights'],
  [{ anything: 1 }, 'anything'],
])('a body with %j is refused at %s and changes nothing', async (body, at) => {
  const place = await aListing(api)
  const refused = await put(place, body)
  expect([refused.status, refused.body.issues?.[0].path]).toEqual([400, at])
})

test("another vendor's calendar is not found, neither to read nor to change", async () => {
  const place = await aListing(api)
  const other = await aHost(api)
  expect((await api.call('GET', path(place), { as: other })).status).toBe(404)
  expect((await api.call('PUT', path(place), { as: other, body: { minNights: 2 } })).status).toBe(404)
  expect((await api.call('POST', `${path(place)}/secret`, { as: other })).status).toBe(404)
})
