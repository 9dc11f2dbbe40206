import { sql } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { aDisputedStay } from '@/__tests__/server/support/chargebacks'
import { FAKE_SECRET } from '@/__tests__/server/support/fake-payments'
import { aLine, aSettlement, aSettlementFile } from '@/__tests__/server/support/settlements'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { SettlementLineWire } from '@/lib/contract/schemas/settlements/settlement'
import { payments } from '@/server/db/schema/money/payments'
import { settlementLines, settlements } from '@/server/db/schema/money/settlements'
import { auditTrail } from '@/server/db/schema/people/audit'
import { outbox } from '@/server/db/schema/platform/outbox'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { findUnsettled } from '@/server/modules/bookings/reconciliation/find-unsettled'
import { reconcileNightly } from '@/server/modules/bookings/reconciliation/reconcile'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'
import type { SettlementReport } from '@/server/ports/payments/settlements-port'

const api = appForTests()

const DAY_S = 86_400

/** A stay of 1,100.00 that is paid by card, and its id at the provider. */
async function aPaidStay() {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay')
  const known = await api.db.select().from(payments)
  const payment = known.find(({ bookingId }) => bookingId === stay.booking._id)
  if (!payment) throw new Error('the stay has no payment')
  return { stay, payment, gross: payment.amountHalalas }
}

const runJobs = () => runDueJobs(api.app.deps, jobHandlersOf(api.app.deps), ['settlement'])
const announce = (id: string) =>
  api.call('POST', '/payments/webhooks/sandbox', {
    body: { id: 'event', type: 'balance_transferred', secret_token: FAKE_SECRET, data: { id, amount: 5 } },
  })
const upload = (as: TestUser, report: SettlementReport, change: object = {}) =>
  api.call('POST', '/admin/settlements/files', {
    as,
    body: {
      ...{ settlementId: report.settlementId, amount: report.transferredHalalas / 100, day: '2026-03-15' },
      text: aSettlementFile(report.lines),
      ...change,
    },
  })
const lines = async (as: TestUser, query = ''): Promise<SettlementLineWire[]> =>
  (await api.call('GET', `/admin/settlement-lines?${query}`, { as })).body.data

test('a transfer that the provider announces is read, and clearing is zero when all is settled', async () => {
  const admin = await anAdmin(api)
  const { payment, gross } = await aPaidStay()
  const report = aSettlement('set-1', [aLine('payment', payment.providerId, gross)])
  api.payments.settled.push(report)
  expect((await announce('set-1')).status).toBe(200)
  expect((await announce('set-1')).status).toBe(200)
  expect(await api.db.$count(settlements)).toBe(0)
  await runJobs()
  const {
    psp_clearing: clearing,
    bank_clearing: bank,
    provider_fees: fees,
    input_vat: vat,
  } = await booksOf(api)
  expect([clearing, bank]).toEqual([undefined, -report.transferredHalalas])
  expect((fees ?? 0) + (vat ?? 0)).toBe(report.transferredHalalas - gross)
  expect([await findDifferences(api.db), await findUnsettled(api.db, api.clock.now())]).toEqual([[], []])
  const { data, counts } = (await api.call('GET', '/admin/settlements', { as: admin })).body
  expect([data, counts]).toMatchObject([
    [
      {
        settlementId: 'set-1',
        state: 'whole',
        amount: report.transferredHalalas / 100,
        lines: 1,
        source: 'api',
      },
    ],
    { open: 0 },
  ])
  expect(await lines(admin, 'state=matched')).toMatchObject([
    { kind: 'payment', booking: { _id: payment.bookingId } },
  ])
  expect(await notificationsOf(api, admin)).toEqual([])
})

test('a webhook with a wrong secret queues nothing', async () => {
  const body = { id: 'e', type: 'balance_transferred', secret_token: 'other', data: { id: 'set-1' } }
  expect((await api.call('POST', '/payments/webhooks/sandbox', { body })).status).toBe(403)
  expect(await api.db.$count(outbox)).toBe(0)
})

test('a settlement from the api and its file at once, and again, is imported and posted once', async () => {
  const admin = await anAdmin(api)
  const { payment, gross } = await aPaidStay()
  const report = aSettlement('set-1', [
    aLine('payment', payment.providerId, gross),
    aLine('fee', null, -1_150),
  ])
  api.payments.settled.push(report)
  await announce('set-1')
  const [first, second] = await Promise.all([upload(admin, report), upload(admin, report), runJobs()])
  await announce('set-1')
  await runJobs()
  expect([first.status, second.status]).toEqual([201, 201])
  expect(new Set([first.body._id, second.body._id]).size).toBe(1)
  expect([await api.db.$count(settlements), await api.db.$count(settlementLines)]).toEqual([1, 2])
  expect((await booksOf(api))['bank_clearing']).toBe(-report.transferredHalalas)
  expect(await findDifferences(api.db)).toEqual([])
})

test('two settlements of the same payment at once: the second line waits', async () => {
  const admin = await anAdmin(api)
  const { payment, gross } = await aPaidStay()
  const line = aLine('payment', payment.providerId, gross)
  const answers = await Promise.all(
    ['set-1', 'set-2', 'set-3'].map((id) => upload(admin, aSettlement(id, [line]))),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await lines(admin)).map(({ problem }) => problem)).toEqual(['settled_before', 'settled_before'])
  expect(await booksOf(api)).toMatchObject({ settlement_open: 2 * gross })
  expect(await findDifferences(api.db)).toEqual([])
})

test('a refund, its settlement before it is known, and a night that finds it', async () => {
  const admin = await anAdmin(api)
  const { stay, payment, gross } = await aPaidStay()
  const refund = aSettlement('set-2', [aLine('refund', payment.providerId, -gross)])
  await upload(admin, refund)
  await upload(admin, aSettlement('set-1', [aLine('payment', payment.providerId, gross)]))
  expect(await lines(admin)).toMatchObject([{ problem: 'unknown_refund', amount: -gross / 100 }])
  expect(await notificationsOf(api, admin)).toEqual(['Settlement_unmatched'])
  await stay.byGuest('cancel')
  await sweep(api)
  api.clock.pass(DAY_S)
  await reconcileNightly(api.app.deps)
  expect(await lines(admin)).toEqual([])
  const books = await booksOf(api)
  expect([books['psp_clearing'], books['settlement_open']]).toEqual([undefined, undefined])
  expect(await findDifferences(api.db)).toEqual([])
  expect((await api.call('GET', '/admin/reconciliation', { as: admin })).body.data).toEqual([])
})

test('lines that do not add up, another content and another file are refused with a sentence, and nothing is posted', async () => {
  const admin = await anAdmin(api)
  const { payment, gross } = await aPaidStay()
  const before = await booksOf(api)
  const report = aSettlement('set-1', [aLine('payment', payment.providerId, gross)])
  expect((await upload(admin, report, { amount: 1 })).body.code).toBe('settlement_sum_differs')
  expect((await upload(admin, report, { text: 'no,file\n1,2' })).body.code).toBe('file_unreadable')
  expect((await upload(await aGuest(api), report)).status).toBe(404)
  expect([await booksOf(api), await api.db.$count(settlements)]).toEqual([before, 0])
  await upload(admin, report)
  const other = aSettlement('set-1', [aLine('payment', payment.providerId, gross), aLine('fee', null, -100)])
  const refused = await upload(admin, other)
  expect([refused.status, refused.body.code]).toEqual([409, 'settlement_differs'])
  expect(await findDifferences(api.db)).toEqual([])
})

test('a provider whose settlement does not add up is not believed, and finance is notified instead of a retry', async () => {
  const admin = await anAdmin(api)
  const { payment, gross } = await aPaidStay()
  const report = aSettlement('set-1', [aLine('payment', payment.providerId, gross)])
  api.payments.settled.push({ ...report, transferredHalalas: report.transferredHalalas + 1 })
  await announce('set-1')
  await runJobs()
  expect([await api.db.$count(settlements), await api.db.$count(outbox, sql`kind = 'settlement'`)]).toEqual([
    0, 0,
  ])
  expect(await notificationsOf(api, admin)).toEqual(['Settlement_refused'])
})

test('a line that waits is taken by an admin and explained once, with a reason in ledger and audit trail', async () => {
  const [one, other] = [await anAdmin(api), await anAdmin(api)]
  await upload(one, aSettlement('set-1', [aLine('payment', 'of_another_shop', 50_000)]))
  const [line] = await lines(one)
  const act = (as: TestUser, verb: string, body: object = {}) =>
    api.call('POST', `/admin/settlement-lines/${line?._id}/${verb}`, { as, body })
  expect((await act(one, 'take')).status).toBe(200)
  expect((await act(one, 'take')).body.code).toBe('already_done')
  expect((await act(other, 'take')).status).toBe(200)
  const why = { as: 'loss', reason: 'Paid for the shop of 2025' }
  expect((await act(other, 'explain', { as: 'loss' })).status).toBe(400)
  const answers = await Promise.all([act(one, 'explain', why), act(other, 'explain', why)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await act(one, 'take')).body.code).toBe('already_done')
  expect(await lines(one, 'state=explained')).toMatchObject([
    { owner: { _id: other.id }, explainedAs: 'loss', reason: why.reason },
  ])
  expect(await booksOf(api)).toMatchObject({ adjustments: 50_000, bank_clearing: -48_850 })
  const acts = (await api.db.select().from(auditTrail)).map(({ action }) => action)
  expect(acts.filter((action) => action === 'settlement_line_explained')).toHaveLength(1)
  expect(await findDifferences(api.db)).toEqual([])
})

test('a captured payment that no settlement names for long is a difference, and none before the first settlement', async () => {
  const { payment, gross } = await aPaidStay()
  const later = new Date(api.clock.now().getTime() + 11 * DAY_S * 1000)
  expect(await findUnsettled(api.db, later)).toEqual([])
  const old = { ...aLine('payment', 'older', 100), transactedAt: new Date(api.clock.now().getTime() - 1000) }
  await upload(await anAdmin(api), { ...aSettlement('set-0', [old]), transferredHalalas: old.netHalalas })
  await api.db.execute(sql`ALTER TABLE settlement_lines DISABLE TRIGGER settlement_lines_kept`)
  await api.db.execute(
    sql`UPDATE settlement_lines SET transacted_at = ${old.transactedAt.toISOString()}::timestamptz`,
  )
  await api.db.execute(sql`ALTER TABLE settlement_lines ENABLE TRIGGER settlement_lines_kept`)
  expect(await findUnsettled(api.db, api.clock.now())).toEqual([])
  expect(await findUnsettled(api.db, later)).toMatchObject([
    { kind: 'payment_settled', subject: payment.id, ours: gross, theirs: 0 },
  ])
})

test('a lost chargeback is its own line: no refund of it is awaited, and none explains a refund by hand', async () => {
  const stay = await aDisputedStay(api)
  await stay.open(400)
  expect((await stay.decide('accept', { carrier: 'guest' })).status).toBe(200)
  const transactedAt = new Date(api.clock.now().getTime() - 1000)
  const settled = (kind: 'payment' | 'chargeback' | 'refund', gross: number) => ({
    ...aLine(kind, stay.providerId, gross),
    transactedAt,
  })
  const found = [settled('payment', 110_000), settled('chargeback', -40_000), settled('refund', -10_000)]
  api.payments.settled.push(aSettlement('set-1', found))
  await announce('set-1')
  await runJobs()
  const later = new Date(api.clock.now().getTime() + 11 * DAY_S * 1000)
  expect(await findUnsettled(api.db, later)).toEqual([])
  expect(await lines(stay.admin, 'state=open')).toMatchObject([{ problem: 'unknown_refund' }])
})

test('a refund by hand whose line an admin explained before it was found at the provider is settled', async () => {
  const admin = await anAdmin(api)
  const { payment, gross } = await aPaidStay()
  const found = [aLine('payment', payment.providerId, gross), aLine('refund', payment.providerId, -10_000)]
  await upload(admin, aSettlement('set-1', found))
  const [line] = await lines(admin)
  const why = { as: 'payments', reason: 'Refunded by hand' }
  await api.call('POST', `/admin/settlement-lines/${line?._id}/explain`, { as: admin, body: why })
  api.payments.byHand.set(payment.providerId, 10_000)
  await settlePayment(api.app.deps, payment.providerId)
  const later = new Date(api.clock.now().getTime() + 11 * DAY_S * 1000)
  expect(await findUnsettled(api.db, later)).toEqual([])
})

test('what is settled of a payment that we never captured is a difference until it is', async () => {
  api.payments.next = 'initiated'
  const { payment, gross } = await aPaidStay()
  await upload(await anAdmin(api), aSettlement('set-1', [aLine('payment', payment.providerId, gross)]))
  expect(await findUnsettled(api.db, api.clock.now())).toMatchObject([{ ours: 0, theirs: gross }])
  const report = api.payments.reports.get(payment.providerId)
  if (report) api.payments.reports.set(payment.providerId, { ...report, status: 'paid' })
  await api.call('POST', '/payments/webhooks/sandbox', {
    body: { type: 'payment_paid', secret_token: FAKE_SECRET, data: { id: payment.providerId } },
  })
  expect(await findUnsettled(api.db, api.clock.now())).toEqual([])
  expect((await booksOf(api))['psp_clearing']).toBeUndefined()
})

test('a settlement and what was decided of its lines are never changed', async () => {
  await upload(await anAdmin(api), aSettlement('set-1', [aLine('fee', null, -100)]))
  for (const attack of [
    sql`UPDATE settlements SET transferred_halalas = 1`,
    sql`DELETE FROM settlements`,
    sql`UPDATE settlement_lines SET net_halalas = 1`,
    sql`DELETE FROM settlement_lines`,
  ])
    await expect(api.db.execute(attack)).rejects.toThrow()
})

test('an admin has new settlements read now, and whoever only reads may not', async () => {
  const admin = await anAdmin(api)
  const { payment, gross } = await aPaidStay()
  api.payments.settled.push(aSettlement('set-1', [aLine('payment', payment.providerId, gross)]))
  expect((await api.call('POST', '/admin/settlements/read', { as: admin })).body).toEqual({
    found: 1,
    matched: 0,
  })
  await runJobs()
  expect((await api.call('POST', '/admin/settlements/read', { as: admin })).body).toEqual({
    found: 0,
    matched: 0,
  })
  expect(await api.db.$count(settlements)).toBe(1)
})
