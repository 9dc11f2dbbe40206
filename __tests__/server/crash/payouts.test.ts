import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { count } from 'drizzle-orm'
import { booksOf } from '@/__tests__/server/support/books'
import { migratedDataDir } from '@/__tests__/server/support/database'
import { A_SETTLEMENT_FILE } from '@/__tests__/server/support/settlements'
import { TEST_CONFIG, type TestApp } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { availableOf } from '@/lib/domain/ledger/accounts'
import { type OpenDb, openDatabase } from '@/server/db/open'
import { bankAccounts, payouts } from '@/server/db/schema/money/payouts'
import { accountingPeriods } from '@/server/db/schema/money/periods'
import { settlements } from '@/server/db/schema/money/settlements'
import { vatReturns } from '@/server/db/schema/money/vat-returns'
import { auditTrail } from '@/server/db/schema/people/audit'
import type { Deps } from '@/server/deps'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import { approveBatch } from '@/server/modules/money/payouts/batches/approve-batch'
import { createBatch, payBatch, sendBatch } from '@/server/modules/money/payouts/batches/bank-files'
import { movePayout } from '@/server/modules/money/payouts/move-payout'
import { requestPayout } from '@/server/modules/money/payouts/request-payout'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { markProven } from '@/server/modules/people/accounts/store'
import type { Member, SignedIn } from '@/server/policy/signed-in'
import { type ApiProcess, bundleApi, startApi } from './api-process'

const AMOUNT = 10_000

let dataDir: string
let bundle: string

beforeAll(async () => {
  dataDir = await migratedDataDir('payouts')
  bundle = bundleApi()
}, 60_000)

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

async function withDatabase<T>(work: (db: OpenDb['db']) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ dataDir })
  try {
    return await work(opened.db)
  } finally {
    await opened.close()
  }
}

const memberOf = ({ id, vendorId }: Host) => ({ _id: id, vendorId }) as Member
const signedIn = ({ id }: TestUser) => ({ _id: id }) as SignedIn

/** A vendor with an account at a bank and just enough to be paid out. */
async function aReadyHost({ db, clock }: Deps): Promise<Host> {
  const host = await aHost({ db, clock } as TestApp)
  await db.insert(bankAccounts).values({
    vendorId: host.vendorId,
    iban: 'SA0380000000608010167519',
    holderName: 'Sara Alharbi',
    isHolderTheVendor: true,
    changedAt: new Date('2026-01-01T00:00:00Z'),
  })
  const posting = { kind: 'balance_adjusted', subject: host.id, bookingId: null, now: clock.now() } as const
  await db.transaction((tx) =>
    postTransaction(tx, posting, [
      { account: 'adjustments', amountHalalas: -AMOUNT },
      { account: availableOf(host.vendorId), amountHalalas: AMOUNT },
    ]),
  )
  return host
}

/** A call that an admin or a vendor makes; null where the process died before it answered. */
type Press = (api: ApiProcess) => ReturnType<ApiProcess['post']>

/** One payout, or file of payouts, before each of the steps, and the call that takes the step. */
async function beforeEachStep(db: OpenDb['db']): Promise<Press[]> {
  const deps = { db, clock: { now: () => new Date() }, config: TEST_CONFIG } as Deps
  const admin = await anAdmin(deps as unknown as TestApp)
  await markProven(db, hashOfToken(admin.token), new Date())
  const by = signedIn(admin)
  const other = await anAdmin(deps as unknown as TestApp)
  await markProven(db, hashOfToken(other.token), new Date())
  const press =
    (user: TestUser, path: string, body: object = {}): Press =>
    (api) =>
      api.post(path, user.token, path, body)
  const requested = async () => (await requestPayout(deps, memberOf(await aReadyHost(deps))))._id
  const approved = async () => (await movePayout(deps, by, await requested(), { event: 'approve' }))._id
  const aFile = async (...ids: string[]) => ({ ids, batchId: (await createBatch(deps, by))._id })
  const anApprovedFile = async (...ids: string[]) => {
    const file = await aFile(...ids)
    await approveBatch(deps, signedIn(other), file.batchId)
    return file
  }
  const sent = async (...ids: string[]) => {
    const file = await anApprovedFile(...ids)
    await sendBatch(deps, by, file.batchId)
    return file
  }
  const paid = await sent(await approved())
  await payBatch(deps, signedIn(other), paid.batchId)
  const returned = await sent(await approved())
  const atBank = await sent(await approved(), await approved())
  const written = await anApprovedFile(await approved())
  const unapproved = await aFile(await approved())
  const stopped = await aReadyHost(deps)
  await approved()
  const why = { reason: 'Wrong number' }
  return [
    press(await aReadyHost(deps), '/vender/payouts'),
    press(admin, `/admin/payouts/${await requested()}/refuse`, why),
    press(other, `/admin/payout-batches/${atBank.batchId}/pay`),
    press(admin, `/admin/payout-batches/${written.batchId}/send`),
    press(admin, `/admin/payouts/${paid.ids[0]}/return`, why),
    press(admin, `/admin/payouts/${returned.ids[0]}/return`, why),
    press(other, `/admin/payout-batches/${unapproved.batchId}/approve`),
    press(admin, `/admin/earnings/${stopped.vendorId}/hold`, why),
    press(admin, '/admin/payout-batches'),
    press(admin, `/admin/payouts/${await requested()}/approve`),
    press(admin, `/admin/earnings/${stopped.vendorId}/adjustments`, { direction: 'add', amount: 5, ...why }),
    press(admin, '/admin/settlements/files', A_SETTLEMENT_FILE),
    press(admin, '/admin/vat-returns/2026-02/file', { reference: '300123', due: 0 }),
    press(admin, '/admin/periods/2026-01/close'),
  ]
}

/** Resolves when so many have answered. */
const answered = (presses: Promise<unknown>[], many: number) =>
  new Promise<void>((resolve) => {
    let left = many
    for (const press of presses) void press.then(() => --left === 0 && resolve())
  })

test('kill -9 at each step of a payout, in a settlement, a filing and a closing: after a restart payouts, ledger and bank agree, and each step is done once', async () => {
  const presses = await withDatabase(beforeEachStep)
  for (const many of [1, 5]) {
    const api = await startApi(bundle, dataDir)
    const made = presses.map((press) => press(api))
    await answered(made, many)
    await api.kill()
    await Promise.all(made)
  }
  expect(await withDatabase(findDifferences)).toEqual([])
  const api = await startApi(bundle, dataDir)
  for (const press of presses) expect((await press(api))?.status).toBeLessThan(500)
  await api.stop()
  await withDatabase(async (db) => {
    const counted = await db
      .select({ state: payouts.state, many: count() })
      .from(payouts)
      .groupBy(payouts.state)
    expect(Object.fromEntries(counted.map(({ state, many }) => [state, many]))).toEqual({
      requested: 1,
      approved: 3,
      refused: 1,
      sent: 1,
      paid: 2,
      returned: 2,
    })
    expect(await booksOf({ db })).toEqual({
      adjustments: -11 * AMOUNT - 500,
      payout_clearing: 5 * AMOUNT,
      bank_clearing: 2 * AMOUNT - 97_700,
      vendor_available: 4 * AMOUNT + 500,
      settlement_open: 100_000,
      provider_fees: -2_000,
      input_vat: -300,
    })
    expect(
      await Promise.all([settlements, vatReturns, accountingPeriods].map((table) => db.$count(table))),
    ).toEqual([1, 1, 1])
    expect(await findDifferences(db)).toEqual([])
    const noted = (await db.select().from(auditTrail)).map(
      ({ action, subjectId }) => `${action} ${subjectId}`,
    )
    expect(noted).toEqual([...new Set(noted)])
  })
}, 240_000)
