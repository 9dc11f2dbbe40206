import { sql } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { aPaidHost } from '@/__tests__/server/support/paid-vendors'
import { aLine, aSettlement, aSettlementFile } from '@/__tests__/server/support/settlements'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { BankLineWire } from '@/lib/contract/schemas/bank-statement/bank-statement'
import { bankStatementLines } from '@/server/db/schema/money/bank-statement'
import { auditTrail } from '@/server/db/schema/people/audit'
import { findUnsettled } from '@/server/modules/bookings/reconciliation/find-unsettled'
import { reconcileNightly } from '@/server/modules/bookings/reconciliation/reconcile'

const api = appForTests()

const HEAD = 'date,amount,description,id'
const fileOf = (...rows: string[]) => [HEAD, ...rows].join('\n')
const upload = (as: TestUser, text: string) =>
  api.call('POST', '/admin/bank-statement/files', { as, body: { text } })
const lines = async (as: TestUser, query = ''): Promise<BankLineWire[]> =>
  (await api.call('GET', `/admin/bank-statement?${query}`, { as })).body.data

/** A transfer of the provider of 977.00. */
async function aTransfer(as: TestUser, id: string): Promise<void> {
  const {
    settlementId,
    reference,
    transferredHalalas,
    lines: settled,
  } = aSettlement(id, [aLine('payment', `pay_${id}`, 100_000)])
  const body = { settlementId, reference, amount: transferredHalalas / 100, day: '2026-03-15' }
  const answer = await api.call('POST', '/admin/settlements/files', {
    as,
    body: { ...body, text: aSettlementFile(settled) },
  })
  expect(answer.status).toBe(201)
}

const ARRIVED = '2026-03-16,977.00,MOYASAR REF-set-1,B-1'

test('a settlement is found on the statement by sum and reference, in either order and whatever the file repeats', async () => {
  const admin = await anAdmin(api)
  expect((await upload(admin, fileOf(ARRIVED, '2026-03-16,-5.75,Charge,B-2'))).body).toEqual({
    ...{ imported: 2, known: 0, matched: 0 },
  })
  expect(await notificationsOf(api, admin)).toEqual(['Bank_unmatched'])
  await aTransfer(admin, 'set-1')
  const again = await upload(admin, fileOf(ARRIVED, '2026-03-16,-5.75,Charge,B-2', '2026-03-17,9,Other,B-3'))
  expect(again.body).toEqual({ imported: 1, known: 2, matched: 1 })
  expect(await lines(admin, 'state=matched')).toMatchObject([
    { amount: 977, target: { kind: 'settlement', name: 'set-1' } },
  ])
  expect((await lines(admin)).map(({ amount }) => amount).toSorted()).toEqual([-5.75, 9])
})

test('two files at once import each line once, and match a settlement once', async () => {
  const admin = await anAdmin(api)
  await aTransfer(admin, 'set-1')
  const same = fileOf(ARRIVED)
  const double = fileOf('2026-03-16,977.00,MOYASAR REF-set-1,B-9')
  const answers = await Promise.all([same, same, double].map((text) => upload(admin, text)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await api.db.$count(bankStatementLines)).toBe(2)
  expect([await lines(admin, 'state=matched'), await lines(admin)]).toEqual([
    [expect.objectContaining({ amount: 977 })],
    [expect.objectContaining({ amount: 977, target: null })],
  ])
})

test('a line that waits is taken and explained once with a reason, and the bank’s words never change', async () => {
  const [admin, other] = [await anAdmin(api), await anAdmin(api)]
  await upload(admin, fileOf('2026-03-16,-5.75,Charge,B-2'))
  const [line] = await lines(admin)
  const act = (as: TestUser, verb: string, body: object = {}) =>
    api.call('POST', `/admin/bank-statement/${line?._id}/${verb}`, { as, body })
  expect((await act(other, 'take')).status).toBe(200)
  expect((await act(other, 'take')).body.code).toBe('already_done')
  const why = { reason: 'The charge of March' }
  const answers = await Promise.all([act(admin, 'explain', why), act(other, 'explain', why)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await lines(admin, 'state=explained')).toMatchObject([{ owner: { _id: other.id }, ...why }])
  const acts = (await api.db.select().from(auditTrail)).map(({ action }) => action)
  expect(acts.filter((action) => action.startsWith('bank'))).toHaveLength(3)
  for (const attack of [
    sql`UPDATE bank_statement_lines SET amount_halalas = 1`,
    sql`UPDATE bank_statement_lines SET state = 'open'`,
    sql`DELETE FROM bank_statement_lines`,
  ])
    await expect(api.db.execute(attack)).rejects.toThrow()
})

test('a file that is no statement is refused with a sentence, and so is a guest', async () => {
  expect((await upload(await anAdmin(api), '<Other/>')).body.code).toBe('file_unreadable')
  expect((await upload(await aGuest(api), fileOf(ARRIVED))).status).toBe(404)
})

test('a settlement that the bank does not show is a difference, and none before the first statement', async () => {
  const admin = await anAdmin(api)
  await aTransfer(admin, 'set-1')
  const later = new Date('2026-03-25T00:00:00Z')
  const found = async () =>
    (await findUnsettled(api.db, later)).filter(({ kind }) => kind === 'settlement_at_bank')
  expect(await found()).toEqual([])
  await upload(admin, fileOf('2026-03-14,9,Other,B-3'))
  expect(await found()).toMatchObject([{ ours: 97_700, theirs: 0 }])
  await upload(admin, fileOf(ARRIVED))
  expect(await found()).toEqual([])
})

test('a bank file is found by what is in it, without a payout that was refused before its approval', async () => {
  const ids: string[] = []
  for (let each = 0; each < 2; each++) {
    const host = await aPaidHost(api)
    ids.push((await api.call('POST', '/vender/payouts', { as: host, body: {} })).body._id)
  }
  const [admin, other] = [await anAdmin(api), await anAdmin(api)]
  const act = (as: TestUser, path: string, body: object = {}) =>
    api.call('POST', `/admin/${path}`, { as, body })
  for (const id of ids) await act(admin, `payouts/${id}/approve`)
  const { _id, number } = (await act(admin, 'payout-batches')).body
  await act(admin, `payouts/${ids[0]}/refuse`, { reason: 'The account is closed' })
  await act(other, `payout-batches/${_id}/approve`)
  expect((await act(admin, `payout-batches/${_id}/send`)).status).toBe(200)
  await upload(admin, fileOf(`2026-03-25,-885,TRF ${number},B-7`))
  const target = { kind: 'payout_batch', name: number }
  expect(await lines(admin, 'state=matched')).toMatchObject([{ target }])
})

test('a night compares the lines that wait once more', async () => {
  const admin = await anAdmin(api)
  await upload(admin, fileOf(ARRIVED))
  await aTransfer(admin, 'set-1')
  api.clock.pass(86_400)
  await reconcileNightly(api.app.deps)
  expect(await lines(admin)).toEqual([])
})
