import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { giveBalance } from '../../support/balances'
import { aBookingAt, bookStay, notificationsOf } from '../../support/bookings'
import { booksOf } from '../../support/books'
import { aListing, type ListingOptions } from '../../support/listings'
import { appForTests } from '../../support/test-app'

const api = appForTests()

/** Friday to Sunday for 1,000 and a deposit of 100, due in full; the guest has `balanceHalalas`. */
async function aDueStay(balanceHalalas: number, place: ListingOptions = {}) {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000, ...place })
  await giveBalance(api, stay.guest, balanceHalalas)
  api.clock.pass(1)
  return stay
}

const FROM_BALANCE = { from: 'balance' }
const EARNED = { commission_income: 10_000, vat_payable: 1_500 }

test('a balance that is enough pays and confirms the booking at once, without the provider', async () => {
  const stay = await aDueStay(120_000)
  const { status, body } = await stay.byGuest('pay', FROM_BALANCE)
  expect([status, body.booking.status, body.payment.actionUrl]).toEqual([200, 'confirmed', null])
  const paid = { adjustments: -120_000, guest_wallet: 10_000, deposit_held: 10_000, vendor_pending: 88_500 }
  expect(await booksOf(api)).toEqual({ ...paid, ...EARNED })
  expect((await stay.seenByGuest()).money).toMatchObject([{ kind: 'payment', amount: 1100, from: 'balance' }])
  expect((await api.call('GET', '/user/balance', { as: stay.guest })).body.data[0]).toMatchObject({
    kind: 'payment',
    amount: -1100,
    balance: 100,
    booking: { code: stay.booking.code },
  })
  const { invoices } = (await api.call('GET', `/bookings/${stay.booking._id}/invoices`, { as: stay.guest }))
    .body
  expect(invoices).toHaveLength(1)
  expect((await stay.byGuest('pay', FROM_BALANCE)).status).toBe(200)
  expect(await booksOf(api)).toMatchObject({ guest_wallet: 10_000 })
  expect(await findDifferences(api.db)).toEqual([])
})

test('a balance that is too low pays nothing, and the booking can still be paid by card', async () => {
  const stay = await aDueStay(109_999)
  const { status, body } = await stay.byGuest('pay', FROM_BALANCE)
  expect([status, body.code]).toEqual([409, 'balance_too_low'])
  expect(await booksOf(api)).toEqual({ adjustments: -109_999, guest_wallet: 109_999 })
  expect((await stay.byGuest('pay')).body.booking.status).toBe('confirmed')
})

test('a hundred attempts at once to spend the whole balance on two bookings: one booking is paid', async () => {
  const stay = await aDueStay(110_000)
  const { id } = await aListing(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  const other = (await bookStay(api, stay.guest, id, { paymentType: 'fullPayment' })).body
  const pay = (bookingId: string) =>
    api.call('POST', `/bookings/${bookingId}/pay`, { as: stay.guest, body: FROM_BALANCE })
  const ids = [stay.booking._id, other._id]
  const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => pay(ids[i % 2] as string)))
  const paid = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.booking._id))
  expect(paid.size).toBe(1)
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
    Array(50).fill('balance_too_low'),
  )
  expect((await booksOf(api))['guest_wallet']).toBeUndefined()
}, 180_000)

test.each([
  ['by itself', undefined],
  ['at once by choice', { refundTo: 'balance' }],
])('what was paid from the balance returns to it: %s', async (_, choice) => {
  const stay = await aDueStay(110_000)
  await stay.byGuest('pay', FROM_BALANCE)
  await stay.byGuest('cancel', choice)
  if (!choice) {
    expect(await booksOf(api)).toEqual({ adjustments: -110_000, refund_clearing: 110_000 })
    expect(await findDifferences(api.db)).toEqual([])
    await sweep(api)
    await sweep(api)
  }
  expect(await booksOf(api)).toEqual({ adjustments: -110_000, guest_wallet: 110_000 })
  expect((await stay.seenByGuest()).money.at(-1)).toMatchObject({
    state: 'done',
    to: 'balance',
    amount: 1100,
  })
  expect((await notificationsOf(api, stay.guest)).filter((type) => type === 'Balance_added')).toHaveLength(1)
  expect(api.payments.refunds).toEqual([])
  expect(await findDifferences(api.db)).toEqual([])
})

test('paid in parts, by card and from the balance: each part returns to where it came from', async () => {
  const stay = await aDueStay(60_000, {
    paymentType: 'halfPayment',
    partialHalalas: 40_000,
    depositHalalas: 0,
  })
  await stay.byGuest('pay')
  expect((await stay.byGuest('pay', { ...FROM_BALANCE, purpose: 'rest' })).status).toBe(200)
  expect(await booksOf(api)).toEqual({
    ...{ adjustments: -60_000, psp_clearing: -40_000, vendor_pending: 88_500 },
    ...EARNED,
  })
  await stay.byGuest('cancel')
  await sweep(api)
  expect(await booksOf(api)).toEqual({ adjustments: -60_000, guest_wallet: 60_000 })
  expect(await findDifferences(api.db)).toEqual([])
})

test('a payment by card that is still open is waited for, then the balance pays and a late capture is refunded', async () => {
  const stay = await aDueStay(110_000)
  api.payments.next = 'initiated'
  await stay.byGuest('pay', { source: 'slow' })
  expect((await stay.byGuest('pay', FROM_BALANCE)).body.code).toBe('payment_in_progress')
  api.clock.pass(61)
  expect((await stay.byGuest('pay', FROM_BALANCE)).body.booking.status).toBe('confirmed')
  const books = await booksOf(api)
  expect(books['guest_wallet']).toBeUndefined()
  for (const report of [...api.payments.reports.values()]) {
    api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
    await settlePayment(api.app.deps, report.providerId)
  }
  expect(await booksOf(api)).toEqual({ ...books, psp_clearing: -110_000, refund_clearing: 110_000 })
  await sweep(api)
  expect(await booksOf(api)).toEqual(books)
})
