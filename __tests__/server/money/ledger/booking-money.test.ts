import { eq } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import type { ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments } from '@/server/db/schema/money/payments'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'

const api = appForTests()

const DAY_S = 86_400

/** Friday to Sunday for 1,000 and a deposit of 100, paid in full: commission 100, its VAT 15, the vendor 885. */
async function aPaidStay(place: ListingOptions = {}) {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000, ...place })
  await api.db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
  await stay.byGuest('pay')
  return stay
}

const PAID = {
  psp_clearing: -110_000,
  deposit_held: 10_000,
  commission_income: 10_000,
  vat_payable: 1_500,
  vendor_pending: 88_500,
}
const EARNED = { commission_income: 10_000, vat_payable: 1_500 }

async function at(instant: string): Promise<void> {
  api.clock.set(new Date(instant))
  await sweep(api)
}

test('the worked example on the books: 2,320.00 paid, commission 232.00 and VAT 34.80, the vendor 2,053.20', async () => {
  const stay = await aBookingAt(
    api,
    {
      paymentType: 'fullPayment',
      prices: { allDays: null, sundayToWednesday: 50_000, weekdays: { thursday: 90_000, friday: 90_000 } },
      lastMinuteDays: 7,
      lastMinutePercent: 10,
      addOns: [{ name: 'buffet', priceHalalas: 25_000 }],
    },
    { checkIn: '2026-03-18', checkOut: '2026-03-21', addOns: ['buffet'] },
  )
  await stay.byGuest('pay')
  expect(await booksOf(api)).toEqual({
    psp_clearing: -232_000,
    commission_income: 23_200,
    vat_payable: 3_480,
    vendor_pending: 205_320,
  })
})

test('a paid stay is shared between vendor and platform in the transaction that confirms it', async () => {
  await aPaidStay()
  expect(await booksOf(api)).toEqual(PAID)
})

test('one capture that is reported twenty times is posted once', async () => {
  const stay = await aPaidStay()
  const [payment] = await api.db.select().from(payments).where(eq(payments.bookingId, stay.booking._id))
  await Promise.all(Array.from({ length: 20 }, () => settlePayment(api.app.deps, payment?.providerId ?? '')))
  expect(await booksOf(api)).toEqual(PAID)
})

test('cancelled in time: everything is on its way to the card, and has left the provider when it arrived', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('cancel')
  expect(await booksOf(api)).toEqual({ psp_clearing: -110_000, refund_clearing: 110_000 })
  await sweep(api)
  expect(await booksOf(api)).toEqual({})
})

test('cancelled to the balance: it is there at once, the money stays at the provider, and nothing is sent', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('cancel', { refundTo: 'balance' })
  const books = { psp_clearing: -110_000, guest_wallet: 110_000 }
  expect(await booksOf(api)).toEqual(books)
  expect((await stay.seenByGuest()).money.at(-1)).toMatchObject({
    amount: 1100,
    state: 'done',
    to: 'balance',
  })
  expect((await api.call('GET', '/user/balance', { as: stay.guest })).body).toMatchObject({
    balance: 1100,
    data: [{ kind: 'refund', amount: 1100, booking: { code: stay.booking.code } }],
  })
  const notified = await notificationsOf(api, stay.guest)
  expect(notified).toContain('Balance_added')
  expect(notified).not.toContain('Refund_sent')
  const { body } = await api.call('GET', `/bookings/${stay.booking._id}/invoices`, { as: stay.guest })
  expect(body.invoices.map(({ kind }: { kind: string }) => kind)).toContain('credit_note')
  await sweep(api)
  expect(await booksOf(api)).toEqual(books)
})

test('a refund that the provider refuses for good stays owed to the guest', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('cancel')
  await sweep({ ...api, payments: { ...api.payments, refund: async () => false } })
  expect(await booksOf(api)).toEqual({ psp_clearing: -110_000, refund_clearing: 110_000 })
})

test('cancelled after the deadline, and a no-show: the deposit returns, the vendor earns the whole price', async () => {
  for (const end of ['cancel', 'no-show']) {
    const before = await booksOf(api)
    api.clock.set(new Date('2026-03-15T09:00:00Z'))
    const stay = await aPaidStay()
    api.clock.set(new Date(end === 'cancel' ? '2026-03-20T11:00:00Z' : '2026-03-20T13:00:00Z'))
    await (end === 'cancel' ? stay.byGuest(end) : stay.byVendor(end))
    const { vendor_pending, refund_clearing } = await booksOf(api)
    expect(vendor_pending).toBe(88_500)
    expect(refund_clearing).toBe(10_000)
    await at('2026-03-22T13:00:00Z')
    expect((await booksOf(api))['vendor_available']).toBe((before['vendor_available'] ?? 0) + 88_500)
  }
})

test('earnings become available a day after check-in, the deposit returns two days after check-out', async () => {
  const stay = await aPaidStay()
  await at('2026-03-20T12:00:00Z')
  await stay.byGuest('check-in')
  await at('2026-03-21T11:59:59Z')
  expect(await booksOf(api)).toEqual(PAID)
  await at('2026-03-21T12:00:00Z')
  const available = { ...EARNED, vendor_available: 88_500 }
  expect(await booksOf(api)).toEqual({ psp_clearing: -110_000, deposit_held: 10_000, ...available })
  await at('2026-03-22T09:00:00Z')
  await at('2026-03-24T08:59:59Z')
  expect(await booksOf(api)).toMatchObject({ deposit_held: 10_000 })
  await at('2026-03-24T09:00:00Z')
  expect(await booksOf(api)).toEqual({ psp_clearing: -100_000, ...available })
  expect((await stay.seenByGuest()).money.at(-1)).toMatchObject({ amount: 100, state: 'done' })
})

test('part paid: commission on the rest is a debt of the vendor, whether collected or not, paid by the earnings', async () => {
  const stay = await aPaidStay({ paymentType: 'halfPayment', partialHalalas: 40_000, depositHalalas: 0 })
  expect(await booksOf(api)).toMatchObject({
    commission_income: 4_000,
    vat_payable: 600,
    vendor_pending: 35_400,
  })
  await at('2026-03-20T12:00:00Z')
  await stay.byGuest('check-in')
  await stay.byVendor('collect')
  expect(await booksOf(api)).toMatchObject({ ...EARNED, vendor_pending: 35_400, vendor_debt: -6_900 })
  await at('2026-03-21T12:00:00Z')
  await at('2026-03-22T09:00:00Z')
  expect(await booksOf(api)).toEqual({ psp_clearing: -40_000, ...EARNED, vendor_available: 28_500 })
})

test('paid at the door and never marked: the commission is owed at the end of the stay', async () => {
  const stay = await aPaidStay({ paymentType: 'payAtCheckin', depositHalalas: 0 })
  await at('2026-03-20T12:00:00Z')
  await stay.byGuest('check-in')
  await at('2026-03-22T09:00:00Z')
  expect(await booksOf(api)).toEqual({ ...EARNED, vendor_debt: -11_500 })
})

test('an exception after the earnings became available takes them back, what is missing is a debt', async () => {
  const stay = await aPaidStay()
  const admin = await anAdmin(api)
  await at('2026-03-20T12:00:00Z')
  await stay.byGuest('check-in')
  await at('2026-03-21T12:00:00Z')
  await stay.byGuest('exception', { reason: 'No water' })
  const { body } = await api.call('GET', '/admin/cancellations', { as: admin })
  const path = `/admin/cancellations/${body.data[0]._id}/approve`
  expect((await api.call('POST', path, { as: admin, body: { percent: 50 } })).status).toBe(200)
  await sweep(api)
  expect(await booksOf(api)).toEqual({
    psp_clearing: -50_000,
    commission_income: 5_000,
    vat_payable: 750,
    vendor_available: 44_250,
  })
})

test('cheaper dates return the difference, with the commission on it, and move the day of the earnings', async () => {
  const stay = await aPaidStay()
  const dates = { checkIn: '2026-03-25', checkOut: '2026-03-26', total: 500 }
  expect((await stay.byGuest('dates', dates)).status).toBe(200)
  await sweep(api)
  const shared = { psp_clearing: -60_000, deposit_held: 10_000, commission_income: 5_000, vat_payable: 750 }
  expect(await booksOf(api)).toEqual({ ...shared, vendor_pending: 44_250 })
  await at('2026-03-26T11:59:59Z')
  expect(await booksOf(api)).toMatchObject({ vendor_pending: 44_250 })
  await at('2026-03-26T12:00:00Z')
  expect(await booksOf(api)).toMatchObject({ vendor_available: 44_250 })
})

test('a payment after the dates were sold again is owed back at once', async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  api.payments.next = 'initiated'
  await stay.byGuest('pay')
  api.clock.pass(DAY_S)
  await sweep(api)
  await api.db.update(bookings).set({ state: 'rejected' }).where(eq(bookings.id, stay.booking._id))
  const [report] = api.payments.reports.values()
  if (report) api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
  await settlePayment(api.app.deps, report?.providerId ?? '')
  expect(await booksOf(api)).toEqual({ psp_clearing: -100_000, refund_clearing: 100_000 })
  await sweep(api)
  expect(await booksOf(api)).toEqual({})
})

test('a capture that no attempt explains is owed back until it is refunded', async () => {
  const report = {
    providerId: 'stray',
    status: 'paid',
    amountHalalas: 700,
    currency: 'SAR',
    actionUrl: null,
    declineReason: null,
  } as const
  api.payments.reports.set('stray', report)
  await settlePayment(api.app.deps, 'stray')
  expect(await booksOf(api)).toEqual({ psp_clearing: -700, refund_clearing: 700 })
  api.clock.pass(11 * 60)
  await sweep(api.app.deps)
  expect(await booksOf(api)).toEqual({})
})
