import { eq } from 'drizzle-orm'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { FAKE_SECRET } from '@/__tests__/server/support/fake-payments'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'

const api = appForTests()

const PAID_NOW = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const
const deps = () => api
const stored = async (id: string) => (await api.db.select().from(bookings).where(eq(bookings.id, id)))[0]

test('twenty clicks on pay are one payment, one capture and one confirmation', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  const answers = await Promise.all(Array.from({ length: 20 }, () => stay.byGuest('pay')))
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
  expect(await api.db.select().from(payments)).toHaveLength(1)
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert'])
  expect(await stored(stay.booking._id)).toMatchObject({ paidHalalas: 100_000, depositPaidHalalas: 10_000 })
})

test('edge 8: the webhook comes three times before the browser returns: one capture, one confirmation', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  const begun = await stay.byGuest('pay')
  expect(begun.body).toMatchObject({
    booking: { status: 'awaiting_payment' },
    payment: { actionUrl: 'https://pay.example/3ds' },
  })
  const [[providerId = '', report] = []] = [...api.payments.reports]
  api.payments.reports.set(providerId, { ...report, status: 'paid' } as NonNullable<typeof report>)
  await Promise.all([1, 2, 3].map(() => settlePayment(deps(), providerId)))
  expect((await stay.byGuest('pay')).body.booking.status).toBe('confirmed')
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert'])
})

test('a payment of another amount or currency is refused', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  await stay.byGuest('pay')
  const [[providerId = '', report] = []] = [...api.payments.reports]
  for (const forged of [{ amountHalalas: 1 }, { currency: 'USD' }]) {
    const reported = { ...report, status: 'paid', ...forged } as NonNullable<typeof report>
    api.payments.reports.set(providerId, reported)
    await settlePayment(deps(), providerId)
  }
  expect((await stored(stay.booking._id))?.state).toBe('awaiting_payment')
})

test('a declined payment takes nothing and may be tried again', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'failed'
  const declined = await stay.byGuest('pay')
  expect([declined.status, declined.body.code]).toEqual([422, 'payment_declined'])
  api.payments.next = 'paid'
  expect((await stay.byGuest('pay')).body.booking.status).toBe('confirmed')
})

test('a provider that cannot be reached answers 503, and the same payment is tried again', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = null
  expect((await stay.byGuest('pay')).status).toBe(503)
  api.payments.next = 'paid'
  expect((await stay.byGuest('pay')).status).toBe(200)
  expect(await api.db.select().from(payments)).toHaveLength(1)
})

async function aLatePayment() {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  await stay.byGuest('pay')
  const [[providerId = '', report] = []] = [...api.payments.reports]
  api.clock.pass(26 * 60)
  await sweep(deps())
  expect((await stored(stay.booking._id))?.state).toBe('payment_expired')
  api.payments.reports.set(providerId, { ...report, status: 'paid' } as NonNullable<typeof report>)
  return { stay, settle: () => settlePayment(deps(), providerId) }
}

test('a payment in flight extends the window by ten minutes, once', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'failed'
  await stay.byGuest('pay')
  await stay.byGuest('pay')
  expect((await stay.seenByGuest()).expiresAt).toBe('2026-03-15T09:25:00.000Z')
})

test('edge 9: paid too late, with the dates sold again: everything is refunded and the guest is notified', async () => {
  const { stay, settle } = await aLatePayment()
  const { status } = await bookStay(api, await aGuest(api), stay.serviceId, { paymentType: 'fullPayment' })
  expect(status).toBe(201)
  await settle()
  await settle()
  expect((await stored(stay.booking._id))?.state).toBe('payment_expired')
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 110_000, state: 'pending' }])
  expect(await notificationsOf(api, stay.guest)).toEqual([
    'Booking_payment_expired',
    'Booking_late_payment_refunded',
  ])
})

test('paid too late, with the dates still free: the stay is confirmed after all', async () => {
  const { stay, settle } = await aLatePayment()
  await settle()
  expect((await stay.seenByGuest()).status).toBe('confirmed')
  expect(
    (await bookStay(api, await aGuest(api), stay.serviceId, { paymentType: 'fullPayment' })).status,
  ).toBe(409)
  expect(await api.db.select().from(refunds)).toEqual([])
})

const webhook = (providerId: string, secret: string, type: string) =>
  api.call('POST', '/payments/webhooks/sandbox', {
    body: { id: type, type, secret_token: secret, data: { id: providerId } },
  })

test('a webhook twenty times, out of order, before and after the return, once with a wrong amount: one capture, one confirmation, the wrong one refused and logged', async () => {
  const errors = jest.spyOn(api.log, 'error')
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  await stay.byGuest('pay')
  const [[providerId = '', report] = []] = [...api.payments.reports]
  const reported = (change: object) =>
    ({ ...report, status: 'paid', ...change }) as NonNullable<typeof report>
  api.payments.reports.set(providerId, reported({ amountHalalas: 1 }))
  expect((await webhook(providerId, FAKE_SECRET, 'payment_paid')).status).toBe(200)
  expect((await stored(stay.booking._id))?.state).toBe('awaiting_payment')
  expect(errors.mock.calls.map(([about]) => about)).toMatchObject([{ providerId, reason: 'mismatch' }])
  api.payments.reports.set(providerId, reported({}))
  const types = ['payment_captured', 'payment_paid', 'payment_faild', 'payment_authorized']
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, i) => webhook(providerId, FAKE_SECRET, types[i % 4] ?? '')),
    stay.byGuest('pay/check'),
    ...Array.from({ length: 10 }, (_, i) => webhook(providerId, FAKE_SECRET, types[i % 4] ?? '')),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200))
  expect((await webhook(providerId, 'wrong', 'payment_paid')).status).toBe(403)
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert'])
  expect(await api.db.select().from(payments)).toMatchObject([{ state: 'paid' }])
  expect(await api.db.select().from(refunds)).toEqual([])
  errors.mockRestore()
})

test('an answer that is lost after the charge: the payment is found again, and nothing is charged twice', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  jest.spyOn(api.payments, 'start').mockImplementationOnce(async ({ providerId, amountHalalas }) => {
    const paid = { providerId, status: 'paid', amountHalalas, currency: 'SAR', actionUrl: null } as const
    api.payments.reports.set(providerId, { ...paid, declineReason: null })
    throw new Error('the connection was reset')
  })
  expect((await stay.byGuest('pay')).status).toBe(503)
  api.clock.pass(30)
  await sweep(deps())
  expect((await stay.byGuest('pay')).body.booking.status).toBe('confirmed')
  expect(api.payments.reports.size).toBe(1)
})

test('a reservation is taken when it is an open attempt of ours, and given up when it is not wanted any more', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  api.payments.next = 'initiated'
  await stay.byGuest('pay')
  const [[providerId = '', report] = []] = [...api.payments.reports]
  api.payments.reports.set(providerId, { ...report, status: 'authorized' } as NonNullable<typeof report>)
  await stay.byGuest('cancel')
  await api.db.update(payments).set({ state: 'voided' })
  await settlePayment(deps(), providerId)
  expect(api.payments.voided).toEqual([providerId])
  await api.db.update(payments).set({ state: 'initiated' })
  await settlePayment(deps(), providerId)
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 110_000 }])
})
