import { eq } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import {
  type MoyasarPayouts,
  PAYOUT_KEYS,
  startMoyasarPayouts,
} from '@/__tests__/server/support/outside/moyasar-payouts-server'
import { aPaidHost } from '@/__tests__/server/support/paid-vendors'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { payouts } from '@/server/db/schema/money/payouts'
import { auditTrail } from '@/server/db/schema/people/audit'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { approveBatch } from '@/server/modules/money/payouts/batches/approve-batch'
import { createBatch, sendBatch } from '@/server/modules/money/payouts/batches/bank-files'
import { sendTransfers } from '@/server/modules/money/payouts/transfers/send-transfers'
import { claimTransfer, listDueTransfers } from '@/server/modules/money/payouts/transfers/transfer-store'
import type { SignedIn } from '@/server/policy/signed-in'
import { moyasarPayouts } from '@/server/ports/payouts/moyasar'

const api = appForTests()
let moyasar: MoyasarPayouts

beforeEach(async () => {
  moyasar = await startMoyasarPayouts()
  moyasar.now = api.clock.now
})

afterEach(() => moyasar.close())

const depsOf = () => {
  const settings = {
    ...PAYOUT_KEYS,
    url: moyasar.url,
    publicOrigin: 'https://www.example.sa',
    timeoutMs: 2_000,
  }
  return { ...api.app.deps, payouts: moyasarPayouts(settings) }
}
const run = () => sendTransfers(depsOf())
const failing = () => expect(run()).rejects.toThrow()
const by = ({ id }: TestUser) => ({ _id: id }) as SignedIn

/** A payout in a batch that was approved and sent. */
async function aSentPayout(): Promise<{ id: string; batchId: string; host: Host; admin: TestUser }> {
  const host = await aPaidHost(api)
  const [admin, other] = [await anAdmin(api), await anAdmin(api)]
  const { _id: id } = (await api.call('POST', '/vender/payouts', { as: host, body: {} })).body
  await api.call('POST', `/admin/payouts/${id}/approve`, { as: admin, body: {} })
  const { _id: batchId } = await createBatch(depsOf(), by(admin))
  await approveBatch(depsOf(), by(other), batchId)
  await sendBatch(depsOf(), by(admin), batchId)
  return { id, batchId, host, admin }
}

/** What the tests post without a payment is no capture. */
const differences = async () =>
  (await findDifferences(api.db)).filter(({ kind }) => kind !== 'unmatched_captures')

const stateOf = async (id: string) =>
  (await api.db.select().from(payouts).where(eq(payouts.id, id)))[0]?.state

test('a sent batch is given to the provider once, and its report pays the payout without an admin', async () => {
  const { id, batchId, host, admin } = await aSentPayout()
  await Promise.all([run(), run()])
  await run()
  expect([moyasar.payouts.length, await stateOf(id)]).toEqual([1, 'sent'])
  const file = await api.call('GET', `/admin/payout-batches/${batchId}.xml`, { as: admin })
  expect(file.status).toBe(404)
  Object.assign(moyasar.payouts[0] ?? {}, { status: 'paid' })
  api.clock.pass(60)
  await Promise.all([run(), run()])
  expect(await stateOf(id)).toBe('paid')
  expect(await booksOf(api)).toEqual({ psp_clearing: -88_500, bank_clearing: 88_500 })
  expect(await notificationsOf(api, host)).toEqual(['Payout_sent', 'Payout_paid'])
  const [line] = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'payout_pay'))
  expect(line).toMatchObject({ actorId: null, subjectId: id })
  expect(await differences()).toEqual([])
})

test('a lost answer and a crash after the call never send a payout twice', async () => {
  const { id } = await aSentPayout()
  moyasar.faults = ['lost']
  await failing()
  expect(moyasar.payouts).toHaveLength(1)
  await run()
  api.clock.pass(60)
  moyasar.faults = ['silent']
  await failing()
  api.clock.pass(120)
  await run()
  expect(moyasar.payouts).toHaveLength(1)
  Object.assign(moyasar.payouts[0] ?? {}, { status: 'paid' })
  api.clock.pass(3_600)
  await run()
  expect(await stateOf(id)).toBe('paid')
})

test('a transfer that is listed minutes after its answer was lost is not sent twice', async () => {
  const { id } = await aSentPayout()
  moyasar.faults = ['lost']
  await failing()
  const late = moyasar.payouts.splice(0)
  for (let minute = 0; minute < 14; minute++) {
    api.clock.pass(60)
    await run()
  }
  expect([moyasar.payouts.length, await stateOf(id)]).toEqual([0, 'sent'])
  moyasar.payouts.push(...late)
  Object.assign(late[0] ?? {}, { status: 'paid' })
  api.clock.pass(3_600)
  await run()
  expect([moyasar.payouts.length, await stateOf(id)]).toEqual([1, 'paid'])
})

test('what the provider refused for days is the vendor’s again', async () => {
  const { id } = await aSentPayout()
  for (let day = 0; day < 3; day++) {
    moyasar.faults = day === 0 ? [500] : [null, 500]
    await failing()
    api.clock.pass(86_400)
  }
  await run()
  expect([moyasar.payouts.length, await stateOf(id)]).toEqual([0, 'returned'])
  expect(await booksOf(api)).toEqual({ psp_clearing: -88_500, vendor_available: 88_500 })
})

test('what was never received is sent when the provider answers again', async () => {
  const { id } = await aSentPayout()
  for (const fault of [500, 429, 'silent'] as const) {
    moyasar.faults = [fault]
    await failing()
    api.clock.pass(6 * 3_600)
  }
  expect([moyasar.payouts.length, await stateOf(id)]).toEqual([0, 'sent'])
  await run()
  expect(moyasar.payouts).toHaveLength(1)
})

test('a transfer that failed, or that a bank returns days after it was paid, is the vendor’s again', async () => {
  const failed = await aSentPayout()
  await run()
  Object.assign(moyasar.payouts[0] ?? {}, { status: 'failed', failure_reason: 'The account is closed' })
  const returned = await aSentPayout()
  await run()
  Object.assign(moyasar.payouts[0] ?? {}, { status: 'paid' })
  api.clock.pass(60)
  await run()
  expect([await stateOf(failed.id), await stateOf(returned.id)]).toEqual(['returned', 'paid'])
  Object.assign(moyasar.payouts[0] ?? {}, { status: 'returned' })
  api.clock.pass(2 * 86_400)
  await run()
  expect(await stateOf(returned.id)).toBe('returned')
  expect(await booksOf(api)).toEqual({ psp_clearing: -177_000, vendor_available: 177_000 })
  expect(await differences()).toEqual([])
})

test('a report of another amount or account moves nothing, however often it comes', async () => {
  const { id } = await aSentPayout()
  await run()
  const [payout] = moyasar.payouts
  Object.assign(payout ?? {}, { status: 'paid', amount: 1 })
  for (let each = 0; each < 3; each++) {
    api.clock.pass(6 * 3_600)
    await failing()
  }
  expect([await stateOf(id), moyasar.payouts.length]).toEqual(['sent', 1])
})

const returnBy = (admin: TestUser, id: string) =>
  api.call('POST', `/admin/payouts/${id}/return`, { as: admin, body: { reason: 'The bank phoned' } })

test('what was given to the provider is neither returned nor paid by an admin, and paid by its report alone', async () => {
  const { id, batchId, admin } = await aSentPayout()
  await run()
  Object.assign(moyasar.payouts[0] ?? {}, { status: 'paid' })
  expect((await returnBy(admin, id)).body.code).toBe('not_in_this_state')
  for (const path of [`payouts/${id}`, `payout-batches/${batchId}`])
    expect((await api.call('POST', `/admin/${path}/pay`, { as: admin, body: {} })).status).toBe(409)
  const { data } = (await api.call('GET', '/admin/payouts?state=sent', { as: admin })).body
  expect(data[0].events).toEqual([])
  api.clock.pass(60)
  await run()
  expect(await stateOf(id)).toBe('paid')
  expect((await returnBy(admin, id)).status).toBe(200)
  expect(await differences()).toEqual([])
})

test('a return in the second of the sending is refused, and after one before it nothing is sent', async () => {
  const during = await aSentPayout()
  const deps = depsOf()
  let answer: number | undefined
  const send: typeof deps.payouts.send = async (order) => {
    answer = (await returnBy(during.admin, during.id)).status
    return deps.payouts.send(order)
  }
  await sendTransfers({ ...deps, payouts: { ...deps.payouts, send } })
  expect([answer, await stateOf(during.id), moyasar.payouts.length]).toEqual([409, 'sent', 1])

  const before = await aSentPayout()
  const now = api.clock.now()
  const due = await listDueTransfers(api.db, 'moyasar', now)
  const listed = due.find(({ payout }) => payout.id === before.id)
  expect((await returnBy(before.admin, before.id)).status).toBe(200)
  if (!listed) throw new Error('the payout was not due')
  expect(await claimTransfer(api.db, listed, { nextTryAt: null, now })).toBe(false)
  await run()
  expect([await stateOf(before.id), moyasar.payouts.length]).toEqual(['returned', 1])
})
