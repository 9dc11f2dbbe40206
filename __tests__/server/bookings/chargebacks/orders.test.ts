import { booksOf } from '@/__tests__/server/support/books'
import { aDisputedStay } from '@/__tests__/server/support/chargebacks'
import { appForTests } from '@/__tests__/server/support/test-app'
import { refunds } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { reconcileNightly } from '@/server/modules/bookings/reconciliation/reconcile'

const api = appForTests()

const rows = async () =>
  (await api.db.select().from(refunds)).map(({ cause, state, amountHalalas }) => [
    cause,
    state,
    amountHalalas,
  ])

/** A night finds ledger, provider and bookings equal. */
async function assertEqual(stay: Awaited<ReturnType<typeof aDisputedStay>>) {
  expect(await findDifferences(api.db)).toEqual([])
  api.clock.pass(86_400)
  await reconcileNightly(api.app.deps)
  const open = await api.call('GET', '/admin/reconciliation?state=open', { as: stay.admin })
  expect(open.body.data).toEqual([])
}

const SHARES = { commission_income: 7_000, vat_payable: 1_050, vendor_pending: 61_950 }

test('the chargeback first, then the report of the provider: nothing goes back a second time, before and after its end', async () => {
  const stay = await aDisputedStay(api)
  await stay.open(300)
  await stay.providerCounts(30_000)
  expect(await rows()).toEqual([])
  await assertEqual(stay)
  await stay.decide('win')
  await stay.providerCounts(30_000)
  await stay.providerCounts(0)
  expect([await rows(), (await stay.seenByGuest()).paid]).toEqual([[], 1000])
  await assertEqual(stay)
  await stay.providerCounts(30_000)
  expect(await rows()).toEqual([['reversal', 'done', 30_000]])
  await assertEqual(stay)
})

test('the report first, then the chargeback: the debt is open once; lost, nothing more moves', async () => {
  const stay = await aDisputedStay(api)
  await stay.providerCounts(30_000)
  const before = await booksOf(api)
  expect(before).toEqual({ psp_clearing: -80_000, deposit_held: 10_000, ...SHARES })
  expect((await stay.open(300)).status).toBe(201)
  expect(await booksOf(api)).toEqual(before)
  expect(await stay.seenByGuest()).toMatchObject({ paid: 700, rest: 300 })
  await assertEqual(stay)
  expect((await stay.decide('lose', { carrier: 'guest' })).status).toBe(200)
  await stay.providerCounts(30_000)
  expect(await booksOf(api)).toEqual(before)
  expect(await stay.seenByGuest()).toMatchObject({ paid: 700, rest: 300 })
  await assertEqual(stay)
})

test('the report first, then the chargeback, won: what the booking owes again is on the balance of who paid', async () => {
  const stay = await aDisputedStay(api)
  await stay.providerCounts(30_000)
  await stay.open(300)
  await stay.decide('win')
  await stay.providerCounts(0)
  expect(await booksOf(api)).toEqual({
    ...{ psp_clearing: -110_000, deposit_held: 10_000, guest_wallet: 30_000, ...SHARES },
  })
  await assertEqual(stay)
  const rest = { purpose: 'rest', from: 'balance' }
  expect((await stay.byGuest('pay', rest)).body.booking).toMatchObject({ paid: 1000, rest: 0 })
  await assertEqual(stay)
})

test('a report that finance bore after the stay is no loss while the chargeback is open, and is decided with it', async () => {
  const stay = await aDisputedStay(api)
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  await stay.byGuest('check-in')
  await stay.byGuest('check-out')
  await stay.providerCounts(40_000)
  expect(await booksOf(api)).toMatchObject({ adjustments: -40_000 })
  await stay.open(500)
  const open = await booksOf(api)
  expect(open).toMatchObject({ chargeback_held: -50_000, psp_clearing: -60_000 })
  expect(open).not.toHaveProperty('adjustments')
  await stay.providerCounts(50_000)
  await assertEqual(stay)
  await stay.decide('lose', { carrier: 'vendor' })
  expect(await rows()).toEqual([['chargeback', 'done', 50_000]])
  expect(await booksOf(api)).not.toHaveProperty('chargeback_held')
  await assertEqual(stay)
})

test('a refund that the provider seemed to have made before the chargeback was entered is the payer’s again when it is won', async () => {
  const stay = await aDisputedStay(api)
  api.payments.byHand.set(stay.providerId, 110_000)
  await stay.byGuest('cancel')
  await sweep(api)
  expect(await rows()).toEqual([['owed', 'done', 110_000]])
  await stay.open(1100)
  expect(await booksOf(api)).toEqual({})
  await assertEqual(stay)
  await stay.decide('win')
  await stay.providerCounts(0)
  expect(await booksOf(api)).toEqual({ psp_clearing: -110_000, guest_wallet: 110_000 })
  await assertEqual(stay)
})

test('chargeback, report and cancellation at once: one of each, and the money goes back once', async () => {
  const stay = await aDisputedStay(api)
  api.payments.byHand.set(stay.providerId, 110_000)
  const entering = Array.from({ length: 3 }, () => stay.open(1100, { reference: 'one' }))
  const answers = await Promise.all([
    ...entering,
    stay.byGuest('cancel'),
    stay.providerCounts(110_000).then(() => ({ status: 200 })),
    stay.providerCounts(110_000).then(() => ({ status: 200 })),
  ])
  expect(
    answers
      .slice(0, 3)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([201, 409, 409])
  await stay.providerCounts(110_000)
  await sweep(api)
  const deciding = Array.from({ length: 4 }, (_, i) =>
    stay.decide(i % 2 ? 'lose' : 'accept', { carrier: i < 2 ? 'diyar' : 'guest' }),
  )
  const decided = (await Promise.all(deciding)).map(({ status }) => status)
  expect(decided.filter((status) => status === 200)).toHaveLength(1)
  await sweep(api)
  const { psp_clearing = 0, chargeback_held = 0 } = await booksOf(api)
  expect([psp_clearing, chargeback_held]).toEqual([0, 0])
  await assertEqual(stay)
})
