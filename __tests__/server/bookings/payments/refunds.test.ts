import { eq } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost } from '@/__tests__/server/support/users'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

const refundRows = () => api.db.select().from(refunds)

async function aPaidStay() {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay')
  return stay
}

/** Flexible: the deadline is 24 h before 20 March, 15:00 in Riyadh. */
test.each([
  ['a second before the deadline', '2026-03-19T11:59:59Z', 1100],
  ['at the deadline', '2026-03-19T12:00:00Z', 1100],
  ['a second after it', '2026-03-19T12:00:01Z', 100],
])('the refund that the page shows %s is the refund that is paid', async (_when, instant, refund) => {
  const stay = await aPaidStay()
  api.clock.set(new Date(instant))
  expect((await stay.seenByGuest()).cancellation.refund).toBe(refund)
  await stay.byGuest('cancel')
  await sweep(api)
  expect(await refundRows()).toMatchObject([{ amountHalalas: refund * 100, state: 'done' }])
  expect(api.payments.refunds.map((one) => one.amountHalalas)).toEqual([refund * 100])
})

test('a cancellation by the vendor refunds everything, also after the deadline', async () => {
  const stay = await aPaidStay()
  api.clock.set(new Date('2026-03-20T11:00:00Z'))
  expect((await stay.seenByVendor()).cancellation).toEqual({ refund: 1100, vendorKeeps: 0 })
  expect((await stay.byVendor('cancel', { reason: 'A burst pipe' })).body.status).toBe('cancelled_by_vendor')
  expect(await refundRows()).toMatchObject([{ amountHalalas: 110_000 }])
  expect(await notificationsOf(api, stay.guest)).toEqual([
    'Booking_paid',
    'Booking_cancelled_by_admin',
    'Refund_sent',
  ])
})

test('a cancellation succeeds although the provider is down; the refund is sent later under the same key', async () => {
  const stay = await aPaidStay()
  api.payments.areRefundsDown = true
  expect((await stay.byGuest('cancel')).body.status).toBe('cancelled_by_guest')
  await sweep(api)
  const [first] = await refundRows()
  expect(first).toMatchObject({ state: 'sent', attempts: 1, lastProblem: expect.stringContaining('reached') })
  api.payments.areRefundsDown = false
  await sweep(api)
  expect((await refundRows())[0]?.state).toBe('sent')
  api.clock.pass(3 * 60)
  await sweep(api)
  expect((await refundRows())[0]).toMatchObject({ state: 'done', idempotencyKey: first?.idempotencyKey })
})

test('two processes that send refunds at the same time send each once', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('cancel')
  let calls = 0
  const refund = async () => {
    calls += 1
    return true
  }
  const both = { ...api, payments: { ...api.payments, refund } }
  await Promise.all([sweep(both), sweep(both), sweep(both)])
  expect(calls).toBe(1)
})

test('the database refuses to refund more than was captured', async () => {
  const stay = await aPaidStay()
  const [payment] = await api.db.select().from(payments).where(eq(payments.bookingId, stay.booking._id))
  const paymentId = payment?.id ?? ''
  const write = (amountHalalas: number, idempotencyKey: string) =>
    api.db.insert(refunds).values({ paymentId, amountHalalas, idempotencyKey })
  await write(60_000, 'one')
  await expect(write(50_001, 'two')).rejects.toThrow()
  await write(50_000, 'three')
})

test('every step of the money is on the booking, in the list and in the bell: paid, refund on its way, refunded', async () => {
  const stay = await aPaidStay()
  const listed = async (tab: string) =>
    (await api.call('GET', `/bookings?tab=${tab}`, { as: stay.guest })).body.data[0].money
  const payment = { kind: 'payment', at: api.clock.now().toISOString(), amount: 1100 }
  expect(await listed('upcoming')).toEqual([payment])
  api.clock.pass(60)
  const cancelledAt = api.clock.now().toISOString()
  await stay.byGuest('cancel')
  const refund = {
    kind: 'refund',
    at: cancelledAt,
    amount: 1100,
    state: 'pending',
    endedAt: null,
    to: 'card',
    isDeposit: false,
  }
  expect((await stay.seenByGuest()).money).toEqual([payment, refund])
  api.clock.pass(60)
  await sweep(api)
  const returned = { ...refund, state: 'done', endedAt: api.clock.now().toISOString() }
  expect(await listed('cancelled')).toEqual([payment, returned])
  expect(await notificationsOf(api, stay.guest)).toEqual([
    'Booking_paid',
    'Booking_cancelled_by_self',
    'Refund_sent',
    'Refund_arrived',
  ])
  const { body } = await api.call('GET', '/vender/notification', {
    as: stay.guest,
    headers: { 'accept-language': 'en' },
  })
  expect(body[0].description).toContain('1,100 Saudi riyals')
})

test('a refund that the provider refuses for good is reported, not ignored', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('cancel')
  await sweep({ ...api, payments: { ...api.payments, refund: async () => false } })
  expect((await stay.seenByGuest()).money[1]).toMatchObject({ state: 'failed' })
  expect((await notificationsOf(api, stay.guest)).at(-1)).toBe('Refund_failed')
})

test('the receipt follows the money: VAT of the rest, issued at the last movement, cancelled with the booking', async () => {
  const stay = await aBookingAt(api, {
    paymentType: 'fullPayment',
    depositHalalas: 10_000,
    host: await aHost(api, '300000000000003'),
  })
  const receipt = async () =>
    await api.call('GET', `/bookings/${stay.booking._id}/receipt`, { as: stay.guest })
  expect((await receipt()).status).toBe(409)
  api.clock.pass(60)
  const paidAt = api.clock.now().toISOString()
  await stay.byGuest('pay')
  expect((await receipt()).body).toMatchObject({
    status: 'confirmed',
    issuedAt: paidAt,
    total: 1000,
    paid: 1100,
    balance: 1100,
    vat: 130.43,
  })
  api.clock.pass(60)
  await stay.byGuest('cancel')
  const issuedAt = api.clock.now().toISOString()
  expect((await receipt()).body).toMatchObject({
    status: 'cancelled_by_guest',
    statusSince: issuedAt,
    issuedAt,
    onItsWay: 1100,
    balance: 0,
    vat: 0,
  })
})
