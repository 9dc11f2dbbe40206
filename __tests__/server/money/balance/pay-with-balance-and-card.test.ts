import type { MoneyMovement } from '@/lib/domain/booking/money/money-movements'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { giveBalance } from '../../support/balances'
import { aBookingAt, bookStay } from '../../support/bookings'
import { booksOf } from '../../support/books'
import { aListing, type ListingOptions } from '../../support/listings'
import { appForTests } from '../../support/test-app'

const api = appForTests()

const GIVEN = 40_000
const PLACE = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const
const IN_PARTS = { paymentType: 'halfPayment', partialHalalas: 40_000, depositHalalas: 0 } as const
const MIXED = { source: 'slow', balancePart: 400 }
const UNTOUCHED = { adjustments: -GIVEN, guest_wallet: GIVEN }
const HELD = { adjustments: -GIVEN, balance_held: GIVEN }

/** Friday to Sunday for 1,000 and a deposit of 100; the guest has a balance of 400. */
async function aDueStay(place: ListingOptions = PLACE) {
  const stay = await aBookingAt(api, place)
  await giveBalance(api, stay.guest, GIVEN)
  api.clock.pass(1)
  return stay
}

type Stay = Awaited<ReturnType<typeof aDueStay>>

const payableOf = async ({ guest, booking }: Stay) =>
  (await api.call('GET', `/bookings/${booking._id}/pay/balance`, { as: guest })).body

/** The attempt is open at the provider, with its part of the balance held. */
async function openAt(stay: Stay, purpose: 'due_now' | 'rest' = 'due_now'): Promise<void> {
  api.payments.next = 'initiated'
  expect((await stay.byGuest('pay', { ...MIXED, purpose })).status).toBe(200)
  api.payments.next = 'paid'
}

/** The provider captures all that it was asked for, and says so twice. */
async function captureLate(): Promise<void> {
  for (const report of [...api.payments.reports.values()]) {
    api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
    await settlePayment(api.app.deps, report.providerId)
    await settlePayment(api.app.deps, report.providerId)
  }
}

test('a balance pays a part and the card the rest: reserved while the attempt is open, captured as one payment, refunded to both', async () => {
  const stay = await aDueStay()
  await openAt(stay)
  expect(await booksOf(api)).toEqual(HELD)
  expect(await payableOf(stay)).toEqual({ balance: 400, chosen: 400 })
  await openAt(stay)
  expect(await booksOf(api)).toEqual(HELD)
  expect([...api.payments.reports.values()].map(({ amountHalalas }) => amountHalalas)).toEqual([70_000])
  expect(await findDifferences(api.db)).toEqual([])

  await captureLate()
  const { status, money } = await stay.seenByGuest()
  expect(status).toBe('confirmed')
  expect(money).toMatchObject([
    { kind: 'payment', amount: 700 },
    { kind: 'payment', amount: 400, from: 'balance' },
  ])
  const earned = { commission_income: 10_000, vat_payable: 1_500, vendor_pending: 88_500 }
  const captured = { adjustments: -GIVEN, psp_clearing: -70_000, deposit_held: 10_000, ...earned }
  expect(await booksOf(api)).toEqual(captured)
  expect(await findDifferences(api.db)).toEqual([])
  const documents = async () =>
    (await api.call('GET', `/bookings/${stay.booking._id}/invoices`, { as: stay.guest })).body.invoices
  expect(await documents()).toHaveLength(1)

  await stay.byGuest('cancel')
  await sweep(api)
  expect(await booksOf(api)).toEqual(UNTOUCHED)
  expect(api.payments.refunds.map(({ amountHalalas }) => amountHalalas)).toEqual([70_000])
  const after: MoneyMovement[] = (await stay.seenByGuest()).money
  expect(after.flatMap((one) => (one.kind === 'refund' ? [[one.to, one.amount]] : []))).toEqual([
    ['card', 700],
    ['balance', 400],
  ])
  expect(await documents()).toHaveLength(3)
  expect(await findDifferences(api.db)).toEqual([])
}, 30_000)

test.each<[string, (stay: Stay) => Promise<unknown>]>([
  ['declined', (stay) => stay.byGuest('pay', { source: 'test_declined', balancePart: 400 })],
  [
    'expired',
    async (stay) => {
      await openAt(stay)
      api.clock.pass(26 * 60)
      await sweep(api)
    },
  ],
  [
    'cancelled',
    async (stay) => {
      await openAt(stay)
      await stay.byGuest('cancel')
    },
  ],
])(
  'an attempt that was %s gives the reserved part back once; a capture that comes late returns to the card',
  async (_, end) => {
    const stay = await aDueStay()
    await end(stay)
    expect(await booksOf(api)).toEqual(UNTOUCHED)
    await captureLate()
    expect(await booksOf(api)).toEqual({ ...UNTOUCHED, psp_clearing: -70_000, refund_clearing: 70_000 })
    expect(await findDifferences(api.db)).toEqual([])
    await sweep(api)
    expect(await booksOf(api)).toEqual(UNTOUCHED)
    expect((await stay.seenByGuest()).status).not.toBe('confirmed')
  },
)

test('a mixed attempt that was given up for the card alone frees the balance in the same step', async () => {
  const stay = await aDueStay()
  await openAt(stay)
  expect((await stay.byGuest('pay', { source: 'other' })).body.code).toBe('payment_in_progress')
  expect(await booksOf(api)).toEqual(HELD)
  api.clock.pass(61)
  expect((await stay.byGuest('pay', { source: 'other' })).body.booking.status).toBe('confirmed')
  expect(await booksOf(api)).toMatchObject({ guest_wallet: GIVEN, psp_clearing: -110_000 })
  expect(await payableOf(stay)).toEqual({ balance: 400, chosen: 0 })
})

test('the rest of a booking is paid with both; an attempt that is left open frees the balance after half an hour', async () => {
  const stay = await aDueStay(IN_PARTS)
  await stay.byGuest('pay', { source: 'first' })
  const before = await booksOf(api)
  await openAt(stay, 'rest')
  api.clock.pass(29 * 60)
  await sweep(api)
  expect(await booksOf(api)).toMatchObject({ balance_held: GIVEN })
  api.clock.pass(60)
  await sweep(api)
  expect(await booksOf(api)).toEqual(before)
  expect((await stay.byGuest('pay', { ...MIXED, source: 'again', purpose: 'rest' })).status).toBe(200)
  expect(await booksOf(api)).toMatchObject({ psp_clearing: -60_000, vendor_pending: 88_500 })
  expect((await stay.seenByGuest()).paid).toBe(1000)
  await captureLate()
  await sweep(api)
  expect(api.payments.refunds.map(({ amountHalalas }) => amountHalalas)).toEqual([20_000])
  expect(await findDifferences(api.db)).toEqual([])
})

test('a hundred attempts at once to pay two bookings with the whole balance and a card: it is reserved once', async () => {
  const stay = await aDueStay()
  const { id } = await aListing(api, PLACE)
  const other = (await bookStay(api, stay.guest, id, { paymentType: 'fullPayment' })).body
  api.payments.next = 'initiated'
  const pay = (bookingId: string) =>
    api.call('POST', `/bookings/${bookingId}/pay`, { as: stay.guest, body: MIXED })
  const ids = [stay.booking._id, other._id]
  const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => pay(ids[i % 2] as string)))
  const opened = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.booking._id))
  expect(opened.size).toBe(1)
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
    Array(50).fill('balance_too_low'),
  )
  expect(await booksOf(api)).toEqual(HELD)
}, 180_000)

test.each([
  ['the whole sum', { balancePart: 1100 }, 'bad_request'],
  ['all but less than a card can pay', { balancePart: 1099.01 }, 'bad_request'],
  ['nothing', { balancePart: 0 }, 'bad_request'],
  ['a negative part', { balancePart: -5 }, 'bad_request'],
  ['a part of a halala', { balancePart: 1.001 }, 'bad_request'],
  ['a part of a payment from the balance alone', { balancePart: 100, from: 'balance' }, 'bad_request'],
  ['more than the balance', { balancePart: 400.01 }, 'balance_too_low'],
])('refused, and nothing is reserved: %s', async (_, body, code) => {
  const stay = await aDueStay()
  expect((await stay.byGuest('pay', body)).body.code).toBe(code)
  expect(await booksOf(api)).toEqual(UNTOUCHED)
})
