import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { refunds, unmatchedPayments } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { reconcileNightly } from '@/server/modules/bookings/reconciliation/reconcile'

const api = appForTests()

/** 1,000 for the stay and a deposit of 100, paid by card. */
async function aPaidStay() {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay')
  const providerId = [...api.payments.reports.keys()].at(-1) ?? ''
  const byHand = (halalas: number) => {
    api.payments.byHand.set(providerId, halalas)
    return settlePayment(api.app.deps, providerId)
  }
  return { ...stay, providerId, byHand }
}

const refunded = async () =>
  (await api.db.select().from(refunds)).map(({ cause, state, amountHalalas }) => [
    cause,
    state,
    amountHalalas,
  ])
const sent = () => api.payments.refunds.map(({ amountHalalas }) => amountHalalas)

test('what goes back at the provider by hand is owed by the booking again, finance is notified, and it is booked once', async () => {
  const admin = await anAdmin(api)
  const stay = await aPaidStay()
  await stay.byHand(30_000)
  await stay.byHand(30_000)
  expect(await stay.seenByGuest()).toMatchObject({ status: 'confirmed', paid: 700, rest: 300 })
  expect(await refunded()).toEqual([['reversal', 'done', 30_000]])
  const shares = { commission_income: 7_000, vat_payable: 1_050, vendor_pending: 61_950 }
  expect(await booksOf(api)).toEqual({ psp_clearing: -80_000, deposit_held: 10_000, ...shares })
  expect(await notificationsOf(api, admin)).toEqual(['Ledger_difference'])
  expect(await notificationsOf(api, stay.guest)).toContain('Booking_rest_reminder')
  const listed = async () =>
    (await api.call('GET', '/admin/reconciliation?state=open', { as: admin })).body.data
  expect(await listed()).toMatchObject([{ kind: 'provider_capture', ours: 1100, theirs: 800 }])
  expect(await findDifferences(api.db)).toEqual([])
  api.clock.pass(86_400)
  await reconcileNightly(api.app.deps)
  expect(await listed()).toEqual([])
  const rest = { purpose: 'rest', source: 'another' }
  expect((await stay.byGuest('pay', rest)).body.booking).toMatchObject({ paid: 1000, rest: 0 })
  expect(await findDifferences(api.db)).toEqual([])
})

test('a payment that is voided at the provider leaves the booking unpaid, to be taken at the door', async () => {
  const stay = await aPaidStay()
  const report = api.payments.reports.get(stay.providerId)
  if (report) api.payments.reports.set(stay.providerId, { ...report, status: 'voided' })
  await settlePayment(api.app.deps, stay.providerId)
  expect(await stay.seenByGuest()).toMatchObject({ status: 'confirmed', paid: 0, rest: 1100 })
  expect(await booksOf(api)).toEqual({})
  expect(await findDifferences(api.db)).toEqual([])
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  await stay.byGuest('check-in')
  expect((await stay.seenByVendor()).collect).toBe(1100)
})

test('after the stay it is Diyar’s loss until finance has decided, and the earnings of the vendor stay', async () => {
  const stay = await aPaidStay()
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  await stay.byGuest('check-in')
  await stay.byGuest('check-out')
  const before = await booksOf(api)
  await stay.byHand(40_000)
  expect(await booksOf(api)).toEqual({ ...before, psp_clearing: -70_000, adjustments: -40_000 })
  expect((await stay.seenByGuest()).paid).toBe(1000)
  expect(await findDifferences(api.db)).toEqual([])
})

test.each([
  [110_000, [], [['owed', 'done', 110_000]]],
  [
    30_000,
    [80_000],
    [
      ['owed', 'done', 30_000],
      ['owed', 'done', 80_000],
    ],
  ],
])('of a refund that is owed %i by hand are not sent again', async (halalas, sentAfter, rows) => {
  const stay = await aPaidStay()
  api.payments.byHand.set(stay.providerId, halalas)
  await stay.byGuest('cancel')
  for (let i = 0; i < 2; i++) {
    await sweep(api)
    api.clock.pass(3600)
  }
  expect(sent()).toEqual(sentAfter)
  expect((await refunded()).toSorted()).toEqual(rows)
  expect(await booksOf(api)).toEqual({})
  expect(await findDifferences(api.db)).toEqual([])
})

test('a refund whose answer was lost is ours, also where it was refused afterwards', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('cancel')
  const lose = async (order: Parameters<typeof api.payments.refund>[0]) => {
    await api.payments.refund(order)
    throw new Error('the connection broke')
  }
  await sweep({ ...api, payments: { ...api.payments, refund: lose } })
  await settlePayment(api.app.deps, stay.providerId)
  expect(await refunded()).toEqual([['owed', 'sent', 110_000]])
  api.clock.pass(3600)
  await sweep({ ...api, payments: { ...api.payments, refund: async () => false } })
  await settlePayment(api.app.deps, stay.providerId)
  expect(await refunded()).toEqual([['owed', 'done', 110_000]])
  expect(await booksOf(api)).toEqual({})
})

test('a share that went back at the provider is owed by the booking when its split is whole, or was its return', async () => {
  for (const isWhole of [true, false]) {
    api.payments.forget()
    const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
    const { body } = await stay.byGuest('split', { shares: [600, 400] })
    const pay = (as: { token: string }, share: number) =>
      api.call('POST', `/splits/${body.split.token}/pay`, { as, body: { share } })
    await pay(stay.guest, 1)
    const [providerId = ''] = api.payments.reports.keys()
    api.payments.byHand.set(providerId, 60_000)
    await settlePayment(api.app.deps, providerId)
    if (isWhole) await pay(await aGuest(api), 2)
    else await stay.byGuest('cancel')
    await sweep(api)
    await sweep(api)
    await settlePayment(api.app.deps, providerId)
    expect(await stay.seenByGuest()).toMatchObject(
      isWhole ? { status: 'confirmed', paid: 400, rest: 600 } : { status: 'cancelled_by_guest', paid: 0 },
    )
    expect(sent()).toEqual([])
    expect(await findDifferences(api.db)).toEqual([])
  }
})

test.each(['paid', 'authorized'] as const)(
  'a payment of another shop on the account that is %s is ignored',
  async (status) => {
    const report = { providerId: 'of_another_shop', status, amountHalalas: 5_000, currency: 'SAR' } as const
    api.payments.reports.set(report.providerId, { ...report, actionUrl: null, declineReason: null })
    api.payments.foreign.add(report.providerId)
    await settlePayment(api.app.deps, report.providerId)
    api.clock.pass(3600)
    await sweep(api)
    expect(await api.db.select().from(unmatchedPayments)).toEqual([])
    expect([sent(), api.payments.voided]).toEqual([[], []])
    expect(await booksOf(api)).toEqual({})
  },
)
