import { asc } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { invoices } from '@/server/db/schema/money/invoices'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'

const api = appForTests()

const IN_PARTS = { paymentType: 'halfPayment', partialHalalas: 40_000, depositHalalas: 10_000 } as const
const REST = { purpose: 'rest' } as const

/** 1,000 for the stay, of which 400 are paid, and a deposit of 100. */
async function aPartPaidStay() {
  const stay = await aBookingAt(api, IN_PARTS)
  await stay.byGuest('pay')
  return stay
}

const attempts = () => api.db.select().from(payments).orderBy(asc(payments.createdAt), asc(payments.purpose))

/** The payer's answer is open; then the provider has captured it and says so, three times. */
async function capture(): Promise<void> {
  const open = [...api.payments.reports.values()].find(({ status }) => status === 'initiated')
  if (!open) throw new Error('no payment is open')
  api.payments.reports.set(open.providerId, { ...open, status: 'paid' })
  await Promise.all([1, 2, 3].map(() => settlePayment(api.app.deps, open.providerId)))
}

test('the rest is paid once from two tabs, both sides are notified, and it leaves nothing to collect at the door', async () => {
  const stay = await aPartPaidStay()
  expect(await stay.seenByGuest()).toMatchObject({
    paid: 400,
    rest: 700,
    allowed: expect.arrayContaining(['pay_rest']),
  })
  const answers = await Promise.all(Array.from({ length: 6 }, () => stay.byGuest('pay', REST)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(answers.at(-1)?.body.booking).toMatchObject({ status: 'confirmed', paid: 1000, rest: 0 })
  expect(answers.at(-1)?.body.booking.allowed).not.toContain('pay_rest')
  expect(await attempts()).toMatchObject([
    { purpose: 'due_now', state: 'paid', amountHalalas: 40_000, depositHalalas: 0 },
    { purpose: 'rest', state: 'paid', amountHalalas: 70_000, depositHalalas: 10_000 },
  ])
  expect(await stay.seenByVendor()).toMatchObject({ collect: 0, depositPaid: 100 })
  expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_paid', 'Booking_rest_paid'])
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert', 'Booking_rest_paid_by_user'])
  const shares = { commission_income: 10_000, vat_payable: 1_500, vendor_pending: 88_500 }
  expect(await booksOf(api)).toEqual({ psp_clearing: -110_000, deposit_held: 10_000, ...shares })
  const check = await stay.byGuest('pay/check')
  expect(check.body).toMatchObject({ purpose: 'rest', outcome: 'paid' })
})

test('a cancellation returns both payments, the deposit by the one that took it, with a credit note for each', async () => {
  const stay = await aPartPaidStay()
  await stay.byGuest('pay', REST)
  expect((await stay.byGuest('cancel')).body).toMatchObject({ status: 'cancelled_by_guest' })
  await sweep(api)
  expect(await booksOf(api)).toEqual({})
  const returned = await api.db.select().from(refunds).orderBy(asc(refunds.amountHalalas))
  expect(returned).toMatchObject([
    { state: 'done', amountHalalas: 40_000, depositHalalas: 0 },
    { state: 'done', amountHalalas: 70_000, depositHalalas: 10_000 },
  ])
  const documents = await api.db.select().from(invoices)
  const sum = (kind: string) =>
    documents.filter((one) => one.kind === kind).map(({ totalHalalas }) => totalHalalas)
  expect([sum('receipt').toSorted(), sum('credit_note').toSorted()]).toEqual([
    [40_000, 60_000],
    [40_000, 60_000],
  ])
})

test('the rest that is captured after the guest has arrived goes back at once, and stays to be collected', async () => {
  const stay = await aPartPaidStay()
  api.payments.next = 'initiated'
  expect((await stay.byGuest('pay', REST)).body.payment.actionUrl).not.toBeNull()
  api.clock.set(new Date('2026-03-20T11:30:00Z'))
  expect((await stay.byGuest('check-in')).status).toBe(200)
  await capture()
  await sweep(api)
  expect((await stay.seenByVendor()).collect).toBe(700)
  expect(api.payments.refunds).toMatchObject([{ amountHalalas: 70_000 }])
  expect(await notificationsOf(api, stay.guest)).toContain('Booking_late_payment_refunded')
  expect((await booksOf(api))['psp_clearing']).toBe(-40_000)
})

test('three days before arrival the guest is reminded once of the rest, and not of one that is paid', async () => {
  const open = await aPartPaidStay()
  const paid = await aPartPaidStay()
  await paid.byGuest('pay', REST)
  for (const instant of ['2026-03-17T11:59:00Z', '2026-03-17T12:00:00Z', '2026-03-17T12:01:00Z']) {
    api.clock.set(new Date(instant))
    await sweep(api)
    const isDue = !instant.includes('11:59')
    expect((await notificationsOf(api, open.guest)).slice(1)).toEqual(isDue ? ['Booking_rest_reminder'] : [])
  }
  expect(await notificationsOf(api, paid.guest)).toEqual(['Booking_paid', 'Booking_rest_paid'])
})

test('a step that moves no deadline does not remind the guest of the rest once more', async () => {
  const stay = await aPartPaidStay()
  api.clock.set(new Date('2026-03-19T13:00:00Z'))
  await sweep(api)
  await stay.byGuest('exception', { reason: 'Ill' })
  await sweep(api)
  const reminders = async () =>
    (await notificationsOf(api, stay.guest)).filter((type) => type === 'Booking_rest_reminder')
  expect(await reminders()).toHaveLength(1)
})

test('a declined rest changes nothing, and another card pays it', async () => {
  const stay = await aPartPaidStay()
  const declined = await stay.byGuest('pay', { ...REST, source: 'test_declined' })
  expect([declined.status, declined.body.code]).toEqual([422, 'payment_declined'])
  expect(await stay.seenByGuest()).toMatchObject({ status: 'confirmed', paid: 400, rest: 700 })
  expect((await stay.byGuest('pay', { ...REST, source: 'test_good' })).body.booking.rest).toBe(0)
})

test('a payment page that was left open pays nothing twice: neither the first part again nor a rest that is not there', async () => {
  const stay = await aPartPaidStay()
  expect((await stay.byGuest('pay')).body.booking).toMatchObject({ paid: 400, rest: 700 })
  const atDoor = await aBookingAt(api)
  expect((await atDoor.byGuest('pay', REST)).body.code).toBe('not_in_this_state')
  const unpaid = await aBookingAt(api, IN_PARTS)
  expect((await unpaid.byGuest('pay', REST)).body.code).toBe('not_in_this_state')
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  expect((await stay.byGuest('pay', REST)).body.code).toBe('deadline_passed')
  expect(await attempts()).toHaveLength(1)
})
