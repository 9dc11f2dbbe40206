import { eq, type SQL, sql } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { aLockRecorder } from '@/__tests__/server/support/harness/lock-recorder'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { DifferenceWire } from '@/lib/contract/schemas/ledger/reconciliation'
import { users } from '@/server/db/schema/people/users'
import { sweep } from '@/server/jobs/sweeper'
import { reconcileNightly } from '@/server/modules/bookings/reconciliation/reconcile'

const api = appForTests()

const aPaidStay = async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay')
  return stay
}

async function night(): Promise<void> {
  api.clock.pass(86_400)
  await reconcileNightly(api.app.deps)
}

async function differences(as: TestUser, state = 'open') {
  const { body } = await api.call('GET', `/admin/reconciliation?state=${state}`, { as })
  return body
}

const setBalance = (user: TestUser, balanceHalalas: number) =>
  api.db.update(users).set({ balanceHalalas }).where(eq(users.id, user.id))

/** The owner of the database changes a row behind the back of the product. */
async function tamper(statement: SQL): Promise<void> {
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(statement)
  })
}

test('a market that pays, refunds and cancels has no differences', async () => {
  const admin = await anAdmin(api)
  await (await aPaidStay()).byGuest('cancel')
  await aPaidStay()
  await night()
  const { data, counts, lastRunAt } = await differences(admin)
  expect([data, counts]).toEqual([[], { open: 0 }])
  expect(lastRunAt).toBe(api.clock.now().toISOString())
  expect(await notificationsOf(api, admin)).toEqual([])
})

test('a payment that differs is listed with both sides, once, and every admin is notified once', async () => {
  const admin = await anAdmin(api)
  const { booking } = await aPaidStay()
  await tamper(sql`UPDATE payments SET amount_halalas = 100000 WHERE booking_id = ${booking._id}`)
  await night()
  await night()
  const { data } = await differences(admin)
  const sides = data.map(({ kind, bookingCode, ours, theirs }: DifferenceWire) => [
    kind,
    bookingCode,
    ours,
    theirs,
  ])
  expect(sides).toHaveLength(4)
  expect(sides).toContainEqual(['booking_paid', booking.code, 1100, 1000])
  expect(sides).toContainEqual(['booking_documents', booking.code, 900, 1000])
  expect(sides).toContainEqual(['booking_captures', booking.code, 1100, 1000])
  expect(sides).toContainEqual(['provider_capture', booking.code, 1000, 1100])
  expect(await notificationsOf(api, admin)).toEqual(['Ledger_difference'])
})

test('a difference that is mended is resolved in the next night', async () => {
  const admin = await anAdmin(api)
  await setBalance(admin, 500)
  await night()
  expect((await differences(admin)).data).toMatchObject([{ kind: 'user_balance', ours: 0, theirs: 5 }])
  await setBalance(admin, 0)
  await night()
  expect((await differences(admin)).counts).toEqual({ open: 0 })
})

test.each([
  [
    'a balance that is not the sum of its entries',
    sql`UPDATE ledger_accounts SET balance_halalas = balance_halalas - 1 WHERE name = 'psp_clearing'`,
    'account_sum',
  ],
  [
    'a refund without a posting',
    sql`INSERT INTO refunds (id, payment_id, amount_halalas, idempotency_key) SELECT 'r', id, 5, 'r' FROM payments`,
    'booking_paid booking_refunds',
  ],
  [
    'a chargeback without a posting',
    sql`INSERT INTO chargebacks (id, payment_id, booking_id, provider, reference, reason, amount_halalas, evidence_by)
      SELECT 'c', id, booking_id, provider, 'c', 'fraud', 5, now() FROM payments`,
    'booking_captures chargebacks_open',
  ],
  [
    'an open attempt whose part of a balance was not held',
    sql`INSERT INTO payments (id, booking_id, provider, provider_id, state, amount_halalas, balance_halalas)
      SELECT 'held', booking_id, 'other', 'held', 'initiated', 100, 7 FROM payments`,
    'booking_holds',
  ],
  [
    'a booking that was paid more than its price',
    sql`UPDATE bookings SET total_halalas = 50000, due_now_halalas = 50000`,
    'booking_paid',
  ],
  ['a booking that was paid less than is due', sql`UPDATE bookings SET paid_halalas = 40000`, 'booking_paid'],
  [
    'a booking that counts another sum as paid than was captured',
    sql`UPDATE bookings SET deposit_paid_halalas = 0`,
    'booking_paid',
  ],
  ['a payment without its document', sql`DELETE FROM invoices`, 'booking_documents'],
  [
    'an unmatched capture without a posting',
    sql`INSERT INTO unmatched_payments (id, provider, provider_id, reason, amount, currency)
      VALUES ('u', 'test', 'x', 'mismatch', 7, 'SAR')`,
    'unmatched_captures',
  ],
])('found: %s', async (_, statement, kind) => {
  const admin = await anAdmin(api)
  await aPaidStay()
  await tamper(statement)
  await night()
  const found = (await differences(admin)).data.map((one: { kind: string }) => one.kind)
  expect(found.toSorted().join(' ')).toBe(kind)
})

test('a capture that the provider never reported is settled, not listed', async () => {
  const admin = await anAdmin(api)
  api.payments.next = 'initiated'
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  const [report] = api.payments.reports.values()
  if (report) api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
  await night()
  expect((await stay.seenByGuest()).status).toBe('confirmed')
  expect((await differences(admin)).data).toEqual([])
})

test('a night locks no booking whose captures are the same on both sides', async () => {
  const refunded = await aPaidStay()
  await refunded.byGuest('cancel')
  await sweep(api.app.deps)
  await aPaidStay()
  const recorder = aLockRecorder()
  api.clock.pass(86_400)
  await reconcileNightly({ ...api.app.deps, db: recorder.wrap(api.db) })
  expect(recorder.transactions.flat().filter(({ kind }) => kind === 'listing')).toEqual([])
  expect(api.payments.refunds).toHaveLength(1)
})

test('a provider that cannot be reached leaves its side open, and the rest is compared', async () => {
  const admin = await anAdmin(api)
  await aPaidStay()
  await setBalance(admin, 500)
  const find = async () => {
    throw new Error('the provider cannot be reached')
  }
  api.clock.pass(86_400)
  await reconcileNightly({ ...api.app.deps, payments: { ...api.payments, find } })
  expect((await differences(admin)).data).toMatchObject([{ kind: 'user_balance' }])
})

test('a payment that cannot be read leaves what the night found of the others', async () => {
  const admin = await anAdmin(api)
  await aPaidStay()
  const second = await aPaidStay()
  const [silent] = api.payments.reports.keys()
  await tamper(sql`UPDATE payments SET amount_halalas = 100000 WHERE booking_id = ${second.booking._id}`)
  const find = async (id: string) => {
    if (id === silent) throw new Error('no answer in time')
    return api.payments.find(id)
  }
  for (let i = 0; i < 2; i++) {
    api.clock.pass(86_400)
    await reconcileNightly({ ...api.app.deps, payments: { ...api.payments, find } })
  }
  const { data } = await differences(admin)
  const found = data.filter(({ kind }: DifferenceWire) => kind === 'provider_capture')
  expect(found).toMatchObject([{ bookingCode: second.booking.code, ours: 1000, theirs: 1100 }])
})

test('of several processes one reconciles a night, and none before three', async () => {
  const admin = await anAdmin(api)
  api.clock.set(new Date('2026-03-15T23:59:59Z'))
  await setBalance(admin, 500)
  await reconcileNightly(api.app.deps)
  expect((await differences(admin)).lastRunAt).toBeNull()
  api.clock.set(new Date('2026-03-16T00:00:00Z'))
  await Promise.all(Array.from({ length: 5 }, () => reconcileNightly(api.app.deps)))
  expect((await differences(admin)).counts.open).toBe(1)
  expect(await notificationsOf(api, admin)).toEqual(['Ledger_difference'])
})
