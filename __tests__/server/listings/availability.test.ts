import { A_STAY, bookStay } from '../support/bookings'
import { aListing } from '../support/listings'
import { appForTests } from '../support/test-app'
import { aGuest, type TestUser } from '../support/users'

const api = appForTests()

const availability = (id: string, from: string, to: string) =>
  api.call('GET', `/services/${id}/availability?from=${from}&to=${to}`)

test('each day has its state, its price, and how many units are left', async () => {
  const { id } = await aListing(api, {
    type: 'Hotel',
    units: 2,
    openTo: '2026-03-22',
    prices: { allDays: 50_000, weekdays: { friday: 90_000 }, dates: { '2026-03-21': 70_000 } },
  })
  await bookStay(api, await aGuest(api), id, { checkIn: '2026-03-19', checkOut: '2026-03-20', units: 2 })
  await bookStay(api, await aGuest(api), id, { checkIn: '2026-03-20', checkOut: '2026-03-21', units: 1 })
  const { body } = await availability(id, '2026-03-14', '2026-03-24')
  expect(body.mode).toBe('daily')
  expect(body.slots).toEqual([])
  expect(body.days.map((day: { state: string }) => day.state)).toEqual([
    'past',
    'free',
    'free',
    'free',
    'free',
    'taken',
    'free',
    'free',
    'free',
    'closed',
  ])
  expect(body.days[5]).toEqual({ day: '2026-03-19', state: 'taken', price: 500, freeUnits: 0 })
  expect(body.days[6]).toEqual({ day: '2026-03-20', state: 'free', price: 900, freeUnits: 1 })
  expect(body.days[7]).toMatchObject({ day: '2026-03-21', price: 700, freeUnits: 2 })
})

test('one day of a listing sold by the hour has its slots', async () => {
  const hours = {
    pricingMode: 'hourly' as const,
    checkInTime: '16:00',
    checkOutTime: '19:00',
    prices: { hour: 12_000 },
  }
  const { id } = await aListing(api, { type: 'Stadium', ...hours })
  const guest = await aGuest(api)
  const body = {
    serviceId: id,
    date: '2026-03-16',
    start: '17:00',
    hours: 1,
    adults: 4,
    children: 0,
    infants: 0,
  }
  const rest = { units: 1, addOns: [], paymentType: 'payAtCheckin' }
  const booked = await api.call('POST', '/bookings', {
    as: guest,
    body: { ...body, ...rest },
    headers: { 'idempotency-key': 'pitch' },
  })
  expect(booked.body).toMatchObject({ mode: 'hourly', start: '17:00', hours: 1, total: 120 })
  const oneDay = await availability(id, '2026-03-16', '2026-03-17')
  expect(oneDay.body.slots).toEqual([
    { start: '16:00', state: 'free', price: 120 },
    { start: '17:00', state: 'taken', price: 120 },
    { start: '18:00', state: 'free', price: 120 },
  ])
  expect((await availability(id, '2026-03-16', '2026-03-18')).body.slots).toEqual([])
})

test.each([
  ['2026-02-30', '2026-03-05', 'from', 'not_a_day'],
  ['15-03-2026', '2026-03-20', 'from', 'not_a_day'],
  ['2026-03-20', '2026-03-20', 'to', 'check_out_before_check_in'],
  ['2026-03-20', '2026-03-19', 'to', 'check_out_before_check_in'],
  ['2026-03-15', '2027-09-07', 'to', 'too_many_nights'],
  ['', '2026-03-20', 'from', 'required'],
])('from %s to %s is refused, and %s is named', async (from, to, path, code) => {
  const { id } = await aListing(api)
  const answer = await availability(id, from, to)
  expect(answer.status).toBe(400)
  expect(answer.body.issues).toContainEqual(expect.objectContaining({ path, code }))
})

test('the days of a range reach as far as stays are sold', async () => {
  const { id } = await aListing(api)
  const { body } = await availability(id, '2026-03-15', '2027-09-06')
  expect(body.days.at(-1)).toMatchObject({ day: '2027-09-05', state: 'free' })
})

test('own dates are named to their guest alone, as long as the hold counts', async () => {
  const { id } = await aListing(api, { paymentType: 'fullPayment' })
  const guest = await aGuest(api)
  const stay = { checkIn: '2026-03-19', checkOut: '2026-03-21' }
  const booked = await bookStay(api, guest, id, { ...stay, paymentType: 'fullPayment' })
  const { _id, checkOutAt } = booked.body
  const own = [{ _id, status: 'awaiting_payment', dates: stay, checkOutAt }]
  const read = (as?: TestUser) =>
    api.call('GET', `/services/${id}/availability?from=2026-03-18&to=2026-03-25`, { as })
  const quote = (as?: TestUser) =>
    api.call('POST', `/services/${id}/quote`, {
      as,
      body: { ...A_STAY, ...stay, paymentType: 'fullPayment' },
    })
  const seen = await read(guest)
  expect(seen.body.ownBookings).toEqual(own)
  expect(seen.headers['cache-control']).toBe('no-store')
  expect((await quote(guest)).body.availability).toMatchObject({ isFree: false, ownBookings: own })
  for (const other of [undefined, await aGuest(api)]) {
    const answers = [(await read(other)).body, (await quote(other)).body.availability]
    expect(answers.map((body) => 'ownBookings' in body)).toEqual([false, false])
  }
  api.clock.pass(16 * 60)
  expect((await read(guest)).body).not.toHaveProperty('ownBookings')
})
