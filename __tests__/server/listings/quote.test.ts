import { aGuest, aHost } from '../support/people'
import { aService } from '../support/places'
import { A_STAY, bookStay } from '../support/stays'
import { appForTests } from '../support/test-app'

const api = appForTests()

const quote = (id: string, wishes: object) =>
  api.call('POST', `/services/${id}/quote`, { body: { ...A_STAY, ...wishes } })

test('the worked example of the booking rules: 2,320.00 with 302.61 VAT inside, and a booking costs the same', async () => {
  const host = await aHost(api, '300000000000003')
  const { id } = await aService(api, {
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
])('%j answers %i and says %s', async (wishes, status, code) => {
  const { id } = await aService(api)
  const answer = await quote(id, wishes)
  expect(answer.status).toBe(status)
  expect(answer.body.issues).toContainEqual(expect.objectContaining({ code }))
  const booked = await bookStay(api, await aGuest(api), id, wishes as object)
  expect([booked.status, booked.body.code]).toEqual([status, answer.body.code])
})
