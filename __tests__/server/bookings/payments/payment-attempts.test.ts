import { aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { type Answer, appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments, refunds, unmatchedPayments } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'

const api = appForTests()

const PAID_NOW = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const
const GOOD = { source: 'test_good' }
const DECLINED = { source: 'test_declined' }

const attempts = () => api.db.select().from(payments)
const paidOnes = async () => (await attempts()).filter(({ state }) => state === 'paid')

test('ten payments at once, good and declined: every 200 has paid, and it is captured once', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => stay.byGuest('pay', i % 2 ? GOOD : DECLINED)),
  )
  const accepted = answers.filter(({ status }) => status === 200)
  for (const { status, body } of answers) {
    if (status === 200) expect(body.booking.status).toBe('confirmed')
    else expect(['payment_declined', 'payment_in_progress']).toContain(body.code)
  }
  expect(await paidOnes()).toHaveLength(accepted.length > 0 ? 1 : 0)
  expect((await stay.byGuest('pay', GOOD)).body.booking.status).toBe('confirmed')
  expect(await paidOnes()).toHaveLength(1)
  const known = new Set((await attempts()).map(({ providerId }) => providerId))
  expect([...api.payments.reports.keys()].filter((one) => !known.has(one))).toEqual([])
  expect(await api.db.select().from(unmatchedPayments)).toEqual([])
})

test('every attempt has an id of its own: a declined one is not the one that pays', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  expect((await stay.byGuest('pay', DECLINED)).body.code).toBe('payment_declined')
  expect((await stay.byGuest('pay', GOOD)).status).toBe(200)
  const made = await attempts()
  expect(made.map(({ state }) => state).toSorted()).toEqual(['failed', 'paid'])
  expect(new Set(made.map(({ providerId }) => providerId)).size).toBe(2)
})

test('while a payment is open another card waits for a minute, and the answer has the wait', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  await stay.byGuest('pay', GOOD)
  api.clock.pass(20)
  const other = await stay.byGuest('pay', { source: 'test_other' })
  expect([other.status, other.body.code, other.headers['retry-after']]).toEqual([
    409,
    'payment_in_progress',
    '40',
  ])
  expect(await attempts()).toHaveLength(1)
})

test('a payment that its payer left is replaced; when it is captured after all it is refunded', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  await stay.byGuest('pay', GOOD)
  const [[left = '', report] = []] = [...api.payments.reports]
  api.clock.pass(60)
  api.payments.next = 'paid'
  expect((await stay.byGuest('pay', { source: 'test_other' })).body.booking.status).toBe('confirmed')
  api.payments.reports.set(left, { ...report, status: 'paid' } as NonNullable<typeof report>)
  await Promise.all([1, 2, 3].map(() => settlePayment(api, left)))
  const [abandoned] = (await attempts()).filter(({ providerId }) => providerId === left)
  expect(await api.db.select().from(refunds)).toMatchObject([
    { paymentId: abandoned?.id, amountHalalas: 110_000 },
  ])
  expect(await api.db.select().from(bookings)).toMatchObject([{ paidHalalas: 100_000, state: 'confirmed' }])
})

const UNKNOWN = { providerId: 'fake_unknown', status: 'paid', amountHalalas: 5_000, currency: 'SAR' } as const

test('a capture without an attempt is logged, shown to the admin and refunded, once', async () => {
  const errors = jest.spyOn(api.log, 'error')
  api.payments.reports.set(UNKNOWN.providerId, { ...UNKNOWN, actionUrl: null, declineReason: null })
  await Promise.all([1, 2, 3].map(() => settlePayment(api, UNKNOWN.providerId)))
  expect(errors).toHaveBeenCalledTimes(1)
  expect(errors.mock.calls[0]?.[0]).toMatchObject({ providerId: 'fake_unknown', reason: 'unknown' })
  const list = async () =>
    (await api.call('GET', '/admin/unmatched-payments?only=all', { as: await anAdmin(api) })).body.data
  expect(await list()).toMatchObject([{ providerId: 'fake_unknown', amount: 50, state: 'open' }])
  await sweep(api)
  expect(api.payments.refunds).toEqual([])
  api.clock.pass(600)
  api.payments.areRefundsDown = true
  await sweep(api)
  expect(await list()).toMatchObject([{ state: 'open', lastProblem: expect.stringContaining('reached') }])
  api.payments.areRefundsDown = false
  await sweep(api)
  await sweep(api)
  expect(await list()).toMatchObject([{ state: 'refunded' }])
  expect(api.payments.refunds).toMatchObject([{ providerId: 'fake_unknown', amountHalalas: 5_000 }])
  errors.mockRestore()
})

test('a capture that turns out to be of an attempt pays for its booking, and nothing is refunded', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  await stay.byGuest('pay', GOOD)
  const [[providerId = '', report] = []] = [...api.payments.reports]
  await api.db.update(payments).set({ providerId: 'another' })
  api.payments.reports.set(providerId, { ...report, status: 'paid' } as NonNullable<typeof report>)
  await settlePayment(api, providerId)
  await api.db.update(payments).set({ providerId })
  api.clock.pass(600)
  await sweep(api)
  expect((await stay.seenByGuest()).status).toBe('confirmed')
  expect(await api.db.select().from(unmatchedPayments)).toMatchObject([{ state: 'matched' }])
  expect(api.payments.refunds).toEqual([])
})

test('a capture of another amount waits for an admin, who decides about it', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  await stay.byGuest('pay', GOOD)
  const [[providerId = '', report] = []] = [...api.payments.reports]
  const other = { ...report, status: 'paid', amountHalalas: 1 } as NonNullable<typeof report>
  api.payments.reports.set(providerId, other)
  await settlePayment(api, providerId)
  api.clock.pass(600)
  await sweep(api)
  expect((await stay.seenByGuest()).status).toBe('awaiting_payment')
  expect(await api.db.select().from(unmatchedPayments)).toMatchObject([
    { reason: 'mismatch', amount: 1, state: 'open' },
  ])
  expect(api.payments.refunds).toEqual([])
})

test('after five declined attempts on a booking none reaches the provider for a quarter of an hour, as a sentence with the wait explains', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  for (let i = 0; i < 5; i++) {
    expect((await stay.byGuest('pay', DECLINED)).body.code).toBe('payment_declined')
    api.clock.pass(60)
  }
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) => stay.byGuest('pay', { source: `card_${i}` })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]))
  const [{ body, headers }] = answers as [Answer]
  expect([body.code, headers['retry-after']]).toEqual(['too_many_declines', '600'])
  expect(body.message).toContain('رُفضت خمس محاولات دفع. يمكنك المحاولة من جديد بعد 10 دقائق')
  expect(api.payments.reports.size).toBe(5)
  api.clock.pass(600)
  expect((await stay.byGuest('pay', GOOD)).body.booking.status).toBe('confirmed')
})

test('a payer or a card is paused on every booking, also where all attempts come at once', async () => {
  const guest = await aGuest(api)
  const book = async (as: TestUser) => {
    const { id } = await aListing(api, PAID_NOW)
    return (await bookStay(api, as, id, { paymentType: 'fullPayment' })).body._id
  }
  const pay = (as: TestUser, id: string, source: string) =>
    api.call('POST', `/bookings/${id}/pay`, { as, body: { source } })
  const ids = await Promise.all(Array.from({ length: 5 }, () => book(guest)))
  const twice = [...ids, ...ids]
  await Promise.all(twice.map((id) => pay(guest, id, 'test_declined')))
  expect(api.payments.reports.size).toBe(5)
  expect((await pay(guest, ids[0], 'another')).body.code).toBe('too_many_declines')
  const other = await aGuest(api)
  const id = await book(other)
  expect((await pay(other, id, 'test_declined')).body.code).toBe('too_many_declines')
  expect((await pay(other, id, 'test_good')).body.booking.status).toBe('confirmed')
})
