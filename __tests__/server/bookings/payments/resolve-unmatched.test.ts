import { aBookingAt } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { auditTrail } from '@/server/db/schema/people/audit'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()

const OWED = { psp_clearing: -5_000, refund_clearing: 5_000 }
const WAITING = '/admin/unmatched-payments?only=waiting'

/** A capture that no attempt explains, whose refund the provider has refused. */
async function aRefused() {
  const admin = await anAdmin(api)
  const report = {
    providerId: 'fake_unknown',
    status: 'paid',
    amountHalalas: 5_000,
    currency: 'SAR',
  } as const
  api.payments.reports.set(report.providerId, { ...report, actionUrl: null, declineReason: null })
  await settlePayment(api, report.providerId)
  expect(await waitingFor(admin)).toEqual([])
  api.clock.pass(600)
  await sweep({ ...api, payments: { ...api.payments, refund: async () => false } })
  const [waiting] = await waitingFor(admin)
  expect([waiting.state, waiting.isWaiting, await booksOf(api)]).toEqual(['refused', true, OWED])
  return { admin, id: waiting._id }
}

const waitingFor = async (as: TestUser) => (await api.call('GET', WAITING, { as })).body.data
const resolve = (as: TestUser, id: string, verb: 'retry' | 'solve', body: object = {}) =>
  api.call('POST', `/admin/unmatched-payments/${id}/${verb}`, { as, body })
const audited = async () =>
  (await api.db.select().from(auditTrail))
    .filter(({ action }) => action.startsWith('unmatched'))
    .map(({ action, reason }) => [action, reason])

test('a refused capture is sent back again under a new key, once, and is in the audit trail', async () => {
  const { admin, id } = await aRefused()
  const answers = await Promise.all([resolve(admin, id, 'retry'), resolve(admin, id, 'retry')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await waitingFor(admin)).toEqual([])
  await sweep(api)
  await sweep(api)
  expect(api.payments.refunds).toMatchObject([{ amountHalalas: 5_000, idempotencyKey: `unmatched-${id}-1` }])
  expect([await booksOf(api), await findDifferences(api.db)]).toEqual([{}, []])
  expect(await audited()).toEqual([['unmatched_payment_retried', null]])
})

test('one that was solved elsewhere needs a reason, leaves the ledger, and nothing is sent any more', async () => {
  const { admin, id } = await aRefused()
  expect((await resolve(admin, id, 'solve')).body.issues).toMatchObject([{ path: 'reason' }])
  expect((await resolve(await aGuest(api), id, 'solve', { reason: 'Mine' })).status).toBe(404)
  const why = { reason: 'Returned by bank transfer 4711' }
  expect((await resolve(admin, id, 'solve', why)).status).toBe(200)
  expect((await resolve(admin, id, 'retry')).body.code).toBe('already_done')
  await sweep(api)
  expect(api.payments.refunds).toEqual([])
  expect([await booksOf(api), await findDifferences(api.db)]).toEqual([{}, []])
  expect(await audited()).toEqual([['unmatched_payment_solved', why.reason]])
})

test('a capture of another amount than its attempt is sent back when an admin wants it, and pays nothing', async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  api.payments.next = 'initiated'
  await stay.byGuest('pay', { source: 'token' })
  for (const report of [...api.payments.reports.values()]) {
    api.payments.reports.set(report.providerId, { ...report, status: 'paid', amountHalalas: 100 })
    await settlePayment(api.app.deps, report.providerId)
  }
  const admin = await anAdmin(api)
  const [{ _id }] = await waitingFor(admin)
  expect((await resolve(admin, _id, 'retry')).status).toBe(200)
  api.clock.pass(600)
  await sweep(api)
  expect(api.payments.refunds.map(({ amountHalalas }) => amountHalalas)).toEqual([100])
  expect((await stay.seenByGuest()).status).toBe('awaiting_payment')
  expect(
    (await api.call('GET', '/admin/unmatched-payments?only=all', { as: admin })).body.data,
  ).toMatchObject([{ state: 'refunded', isWaiting: false }])
})

test.each([
  ['amount', { amountHalalas: 900 }],
  ['currency', { currency: 'USD' }],
])(
  'a capture that was reported with another %s at first, and is right later, pays its attempt and is not sent back',
  async (_, wrong) => {
    const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
    api.payments.next = 'initiated'
    await stay.byGuest('pay', { source: 'token' })
    const [report] = [...api.payments.reports.values()]
    if (!report) throw new Error('nothing was paid')
    const set = (change: object) =>
      api.payments.reports.set(report.providerId, { ...report, status: 'paid', ...change })
    set(wrong)
    await settlePayment(api.app.deps, report.providerId)
    const admin = await anAdmin(api)
    const [{ _id }] = await waitingFor(admin)
    expect((await resolve(admin, _id, 'retry')).status).toBe(200)
    set({})
    api.clock.pass(600)
    await sweep(api)
    expect(api.payments.refunds).toEqual([])
    expect((await stay.seenByGuest()).status).toBe('confirmed')
    const { body } = await api.call('GET', '/admin/unmatched-payments?only=all', { as: admin })
    expect(body.data).toMatchObject([{ state: 'matched', isWaiting: false }])
    expect(await findDifferences(api.db)).toEqual([])
  },
)

test('what the provider does not call captured any more is not sent back, and waits for an admin again', async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  api.payments.next = 'initiated'
  await stay.byGuest('pay', { source: 'token' })
  const [report] = [...api.payments.reports.values()]
  if (!report) throw new Error('nothing was paid')
  const admin = await anAdmin(api)
  api.payments.reports.set(report.providerId, { ...report, status: 'paid', amountHalalas: 900 })
  await settlePayment(api.app.deps, report.providerId)
  const [{ _id }] = await waitingFor(admin)
  await resolve(admin, _id, 'retry')
  api.payments.reports.set(report.providerId, report)
  api.clock.pass(600)
  await sweep(api)
  expect(api.payments.refunds).toEqual([])
  expect(await waitingFor(admin)).toMatchObject([{ state: 'refused', isWaiting: true }])
})
