import { A_STAY, bookStay } from '../support/bookings'
import { aListing } from '../support/listings'
import { appForTests } from '../support/test-app'
import { aGuest, aHost } from '../support/users'

const api = appForTests()

const quote = (id: string, options: object) =>
  api.call('POST', `/services/${id}/quote`, { body: { ...A_STAY, ...options } })

test('the worked example of the booking rules: 2,320.00 with 302.61 VAT inside, and a booking costs the same', async () => {
  const host = await aHost(api, '300000000000003')
  const { id } = await aListing(api, {
    host,
    prices: { allDays: null, weekdays: { wednesday: 50_000, thursday: 90_000, friday: 90_000 } },
    lastMinuteDays: 7,
    lastMinutePercent: 10,
    addOns: [{ name: 'buffet', priceHalalas: 25_000 }],
  })
  const stay = { checkIn: '2026-03-18', checkOut: '2026-03-21', addOns: ['buffet'] as const }
  const { status, body } = await quote(id, stay)
  expect(status).toBe(200)
  expect(body).toMatchObject({ total: 2320, vat: 302.61, dueNow: 0, dueLater: 2320, deposit: 0 })
  expect(body.lines).toEqual([
    { kind: 'nights', unitPrice: 500, quantity: 1, units: 1, amount: 500 },
    { kind: 'nights', unitPrice: 900, quantity: 2, units: 1, amount: 1800 },
    { kind: 'lastMinute', percent: 10, amount: -230 },
    { kind: 'addOn', name: 'buffet', amount: 250 },
  ])
  const booked = await bookStay(api, await aGuest(api), id, {
    ...stay,
    addOns: [...stay.addOns],
    total: 2320,
  })
  expect([booked.status, booked.body.total]).toEqual([201, 2320])
})

test.each([
  [{ checkIn: '2026-03-14', checkOut: '2026-03-16' }, 422, 'past_day'],
  [{ checkIn: '2026-03-21', checkOut: '2026-03-20' }, 400, 'check_out_before_check_in'],
  [{ checkIn: '2026-02-30', checkOut: '2026-03-20' }, 400, 'not_a_day'],
  [{ checkIn: '2028-03-20', checkOut: '2028-03-21' }, 422, 'too_far_ahead'],
  [{ checkIn: '2026-03-20', checkOut: '2026-07-20' }, 422, 'too_many_nights'],
  [{ adults: 7 }, 422, 'too_many_guests'],
  [{ adults: 0 }, 422, 'adult_needed'],
  [{ units: 2 }, 422, 'too_many_units'],
  [{ units: 1.5 }, 400, 'integer'],
  [{ units: '1' }, 400, 'type_error'],
  [{ addOns: ['buffet'] }, 422, 'unknown_add_on'],
  [{ addOns: ['yacht'] }, 400, 'one_of'],
  [{ paymentType: 'fullPayment' }, 422, 'payment_type_not_offered'],
  [{ checkIn: undefined, checkOut: undefined }, 400, 'required'],
  [
    { checkIn: undefined, checkOut: undefined, date: '2026-03-20', start: '10:00', hours: 2 },
    422,
    'hours_not_sold',
  ],
  [{ date: '2026-03-20', start: '10:00', hours: 2 }, 400, 'required'],
  [{ discount: 100 }, 400, 'unknown_property'],
])('%j answers %i with %s', async (options, status, code) => {
  const { id } = await aListing(api)
  const answer = await quote(id, options)
  expect(answer.status).toBe(status)
  expect(answer.body.issues).toContainEqual(expect.objectContaining({ code }))
  const booked = await bookStay(api, await aGuest(api), id, options as object)
  expect([booked.status, booked.body.code]).toEqual([status, answer.body.code])
})

test('guests-ages: a fourth adult is refused where three and a child sleep; a second child is not', async () => {
  const { id } = await aListing(api, { type: 'Hotel', facts: { adults: 3, children: 1 }, maxGuests: 4 })
  const refused = await quote(id, { adults: 4 })
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [expect.objectContaining({ path: 'adults', code: 'too_many_adults', params: { max: 3 } })],
  ])
  expect((await bookStay(api, await aGuest(api), id, { adults: 4 })).status).toBe(422)
  expect((await quote(id, { adults: 2, children: 2 })).status).toBe(200)
})

const night = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })

test('taken dates are quoted as taken with their price, and the nearest free ones are named', async () => {
  const { id } = await aListing(api)
  expect((await quote(id, {})).body.availability).toEqual({ isFree: true, freeUnits: 1, nearest: [] })
  await bookStay(api, await aGuest(api), id)
  const { status, body } = await quote(id, {})
  expect([status, body.total]).toEqual([200, 1000])
  expect(body.availability).toEqual({
    isFree: false,
    freeUnits: 0,
    nearest: [
      night('2026-03-22', '2026-03-24'),
      night('2026-03-18', '2026-03-20'),
      night('2026-03-23', '2026-03-25'),
    ],
  })
  const { nearest } = body.availability
  const refused = await bookStay(api, await aGuest(api), id)
  expect([refused.status, refused.body.nearest]).toEqual([409, nearest])
  const { status: booked } = await bookStay(api, await aGuest(api), id, nearest[0])
  expect(booked).toBe(201)
})

test('of several units the answer has how many are left', async () => {
  const { id } = await aListing(api, { units: 3 })
  await bookStay(api, await aGuest(api), id, { units: 2 })
  const { body } = await quote(id, { units: 2 })
  expect(body.availability).toMatchObject({ isFree: false, freeUnits: 1 })
  expect((await quote(id, { units: 1 })).body.availability).toMatchObject({ isFree: true, freeUnits: 1 })
})

test('taken hours are quoted as taken, with free hours near them', async () => {
  const { id } = await aListing(api, {
    pricingMode: 'hourly',
    checkInTime: '16:00',
    checkOutTime: '23:00',
    prices: { hour: 9_000 },
  })
  const hours = (start: string) => ({ date: '2026-03-20', start, hours: 2 })
  const requested = { ...hours('18:00'), checkIn: undefined, checkOut: undefined }
  await bookStay(api, await aGuest(api), id, requested)
  const { body } = await quote(id, requested)
  expect(body.availability).toEqual({
    isFree: false,
    freeUnits: 0,
    nearest: [hours('20:00'), hours('16:00'), hours('21:00')],
  })
  const closed = await quote(id, { ...requested, start: '06:00' })
  expect([closed.status, closed.body.nearest.length]).toEqual([422, 3])
})

test.each([
  [{ minNights: 3 }, night('2026-03-20', '2026-03-21'), 'too_few_nights', night('2026-03-20', '2026-03-23')],
  [{ maxNights: 2 }, night('2026-03-20', '2026-03-25'), 'too_many_nights', night('2026-03-20', '2026-03-22')],
  [{}, night('2026-02-01', '2026-02-03'), 'past_day', night('2026-03-15', '2026-03-17')],
  [
    { leadMinutes: 72 * 60 },
    night('2026-03-16', '2026-03-17'),
    'short_notice',
    night('2026-03-18', '2026-03-19'),
  ],
  [
    { openFrom: '2026-04-01' },
    night('2026-03-30', '2026-04-01'),
    'outside_open_period',
    night('2026-04-01', '2026-04-03'),
  ],
])(
  'a stay that %j forbids is refused by the quote and answered with the nearest that is sold',
  async (options, requested, code, nearest) => {
    const { id } = await aListing(api, options)
    const { status, body } = await quote(id, requested)
    expect([status, body.issues[0].code, body.nearest[0]]).toEqual([422, code, nearest])
  },
)

test('a request without time for an answer before the arrival is refused by the quote already', async () => {
  const { id } = await aListing(api, { bookingType: '24-Hour' })
  api.clock.set(new Date('2026-03-20T14:00:00+03:00'))
  const { status, body } = await quote(id, {})
  expect([status, body.issues[0]]).toMatchObject([422, { code: 'short_notice', params: { hours: 2 } }])
})

test('a refusal for too many guests or unknown extras names no other dates', async () => {
  const { id } = await aListing(api)
  expect((await quote(id, { adults: 7 })).body).not.toHaveProperty('nearest')
  const far = await quote(id, night('2099-12-30', '2099-12-31'))
  expect([far.status, far.body.nearest]).toEqual([422, []])
})
