import { eq } from 'drizzle-orm'
import { payments, refunds } from '@/server/db/schema/money'
import { sweep } from '@/server/jobs/sweeper'
import { aStayAt, toldTo } from '../support/stays'
import { appForTests } from '../support/test-app'

const api = appForTests()

const refundRows = () => api.db.select().from(refunds)

async function aPaidStay() {
  const stay = await aStayAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay')
  return stay
}

/** Flexible: the deadline is 24 h before 20 March, 15:00 in Riyadh. */
test.each([
  ['a second before the deadline', '2026-03-19T11:59:59Z', 1100],
  ['at the deadline', '2026-03-19T12:00:00Z', 1100],
  ['a second after it', '2026-03-19T12:00:01Z', 100],
])('what the page shows %s is what is paid back', async (_when, instant, refund) => {
  const stay = await aPaidStay()
  api.clock.set(new Date(instant))
  expect((await stay.seenByGuest()).cancellation.refund).toBe(refund)
  await stay.byGuest('cancel')
  await sweep(api)
  expect(await refundRows()).toMatchObject([{ amountHalalas: refund * 100, state: 'done' }])
  expect(api.payments.refunds.map((one) => one.amountHalalas)).toEqual([refund * 100])
})

test('a vendor who cancels gives everything back, also after the deadline', async () => {
  const stay = await aPaidStay()
  api.clock.set(new Date('2026-03-20T11:00:00Z'))
  expect((await stay.seenByVendor()).cancellation).toEqual({ refund: 1100, vendorKeeps: 0 })
  expect((await stay.byVendor('cancel', { reason: 'A burst pipe' })).body.status).toBe('cancelled_by_vendor')
  expect(await refundRows()).toMatchObject([{ amountHalalas: 110_000 }])
  expect(await toldTo(api, stay.guest)).toEqual(['Booking_cancelled_by_admin'])
})

test('a cancellation stands although the provider is down; the refund is sent later under the same key', async () => {
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

test('the database refuses to give back more than was captured', async () => {
  const stay = await aPaidStay()
  const [payment] = await api.db.select().from(payments).where(eq(payments.bookingId, stay.booking._id))
  const paymentId = payment?.id ?? ''
  const write = (amountHalalas: number, idempotencyKey: string) =>
    api.db.insert(refunds).values({ paymentId, amountHalalas, idempotencyKey })
  await write(60_000, 'one')
  await expect(write(50_001, 'two')).rejects.toThrow()
  await write(50_000, 'three')
})
