import { aBookingAt } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { disputeOf } from '@/__tests__/server/support/chargebacks'
import { appForTests } from '@/__tests__/server/support/test-app'
import { settlementLines } from '@/server/db/schema/money/settlements'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { queueNewSettlements } from '@/server/modules/money/settlements/queue-settlement'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'
import { sandboxPayments } from '@/server/ports/payments/sandbox/sandbox-payments'

const api = appForTests({}, null, (outside) => ({ payments: sandboxPayments(outside, 'a secret') }))

const DAY_SECONDS = 86_400

async function aPaidStay() {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  const { payment } = (await stay.byGuest('pay', {})).body
  const id = payment.actionUrl.split('/').at(-1)
  await api.call('POST', `/payments/sandbox/${id}/choose`, { body: { method: 'mada', outcome: 'approved' } })
  await stay.byGuest('pay/check')
  return { ...stay, ...(await disputeOf(api, stay.booking._id)) }
}

/** The next day the sandbox transfers what is new, and it is imported. */
async function settleNextDay() {
  api.clock.pass(DAY_SECONDS)
  await queueNewSettlements(api.app.deps)
  await runDueJobs(api.app.deps, jobHandlersOf(api.app.deps), ['settlement'])
}

const clearing = async () => (await booksOf(api))['psp_clearing'] ?? 0
const lines = async () =>
  (await api.db.select().from(settlementLines)).map(({ kind, state, netHalalas, feeHalalas }) => ({
    ...{ kind, state, gross: netHalalas + feeHalalas },
  }))

test('what the sandbox settles has what a bank took back, once, and what it returned: clearing is zero after each', async () => {
  const { open, decide } = await aPaidStay()
  expect((await open(400)).status).toBe(201)
  await settleNextDay()
  expect(await clearing()).toBe(0)
  await settleNextDay()
  expect((await decide('win')).status).toBe(200)
  await settleNextDay()
  expect(await clearing()).toBe(0)
  expect(await lines()).toEqual([
    { kind: 'payment', state: 'matched', gross: 100_000 },
    { kind: 'chargeback', state: 'matched', gross: -40_000 },
    { kind: 'chargeback', state: 'matched', gross: 40_000 },
  ])
  expect(await findDifferences(api.db)).toEqual([])
})

test('a chargeback that was won before the sandbox settled it is in no settlement', async () => {
  const { open, decide } = await aPaidStay()
  await open(400)
  await decide('win')
  await settleNextDay()
  expect(await lines()).toEqual([{ kind: 'payment', state: 'matched', gross: 100_000 }])
  expect(await clearing()).toBe(0)
})
