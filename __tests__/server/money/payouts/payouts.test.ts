import { asc, eq, inArray, sql } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { availableOf, debtOf, type Entry } from '@/lib/domain/ledger/accounts'
import { payouts } from '@/server/db/schema/money/payouts'
import { auditTrail } from '@/server/db/schema/people/audit'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'

const api = appForTests()

const IBAN = 'SA0380000000608010167519'
const OTHER_IBAN = 'SA4420000001234567891234'
const FREEZE_S = 72 * 3600

let subjects = 0

/** Money on the vendor's account that came from somewhere. */
const post = (entries: Entry[]) =>
  api.db.transaction((tx) =>
    postTransaction(
      tx,
      { kind: 'refund_credited', subject: `s${++subjects}`, bookingId: null, now: api.clock.now() },
      entries,
    ),
  )
const earn = (host: Host, amountHalalas: number) =>
  post([
    { account: 'psp_clearing', amountHalalas: -amountHalalas },
    { account: availableOf(host.vendorId), amountHalalas },
  ])

const accountOf = (body: object = {}) => ({ iban: IBAN, holderName: 'Sara Alharbi', ...body })
const nameAccount = (as: TestUser, body: object = {}) =>
  api.call('PUT', '/vender/bank-account', { as, body: accountOf(body) })
const request = (as: TestUser) => api.call('POST', '/vender/payouts', { as, body: {} })
const act = (as: TestUser, path: string, body: object = {}) =>
  api.call('POST', `/admin/${path}`, { as, body })
const earningsOf = async (as: TestUser) => (await api.call('GET', '/vender/earnings', { as })).body

/** A vendor with this much available, and an account that is no longer locked. */
async function aReadyHost(halalas = 88_500): Promise<Host> {
  const host = await aHost(api)
  expect((await nameAccount(host)).status).toBe(200)
  await earn(host, halalas)
  api.clock.pass(FREEZE_S)
  return host
}

/** A payout that is in a bank file, which another admin has approved. */
async function aBatch(admin: TestUser, hosts: Host[]) {
  const made = await anOpenBatch(admin, hosts)
  const { status, body } = await act(await anAdmin(api), `payout-batches/${made.batch._id}/approve`)
  expect(status).toBe(200)
  return { ...made, batch: body }
}

async function anOpenBatch(admin: TestUser, hosts: Host[]) {
  const ids: string[] = []
  for (const host of hosts) ids.push((await request(host)).body._id)
  for (const id of ids) expect((await act(admin, `payouts/${id}/approve`)).status).toBe(200)
  const { status, body } = await act(admin, 'payout-batches')
  expect(status).toBe(201)
  return { ids, batch: body }
}

test('the trail of a vendor names in riyals what was requested', async () => {
  const host = await aReadyHost(88_550)
  const { body } = await request(host)
  const trail = await api.call('GET', '/vender/trail', { as: host })
  expect(trail.body.data[0]).toMatchObject({
    act: 'payout_requested',
    subject: { kind: 'payout', id: body._id },
    details: { amount: 885.5 },
  })
})

test('of an IBAN only the last four digits leave the api, in the export of the data too', async () => {
  const host = await aReadyHost()
  await request(host)
  const answers = [
    await nameAccount(host),
    await api.call('GET', '/vender/earnings', { as: host }),
    await api.call('GET', '/vender/payouts', { as: host }),
    await api.call('GET', '/user/export', { as: host }),
    await api.call('GET', '/admin/payouts', { as: await anAdmin(api) }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('7519')
    expect(JSON.stringify(body)).not.toContain(IBAN.slice(4, 20))
  }
})

test('another holder than the vendor must be confirmed, and admins see it', async () => {
  const host = await aHost(api)
  const wrong = await nameAccount(host, { iban: 'SA0380000000608010167518' })
  expect([wrong.status, wrong.body.issues[0].code]).toEqual([400, 'not_a_saudi_iban'])
  const refused = await nameAccount(host, { holderName: 'Nora Alqahtani' })
  expect([refused.status, refused.body.code]).toEqual([409, 'holder_name_differs'])
  const { body } = await nameAccount(host, { holderName: 'Nora Alqahtani', isNameConfirmed: true })
  expect(body).toMatchObject({ lastFour: '7519', isHolderTheVendor: false, bank: { name: 'Al Rajhi Bank' } })
  await earn(host, 10_000)
  api.clock.pass(FREEZE_S)
  await request(host)
  const { body: list } = await api.call('GET', '/admin/payouts', { as: await anAdmin(api) })
  expect(list.data[0]).toMatchObject({
    vendorName: 'Sara Alharbi',
    holderName: 'Nora Alqahtani',
    isHolderTheVendor: false,
    events: ['approve', 'refuse'],
  })
})

test('a change of the account freezes payouts for three days and notifies the vendor; the same account again does not', async () => {
  const host = await aReadyHost()
  await nameAccount(host)
  expect((await earningsOf(host)).obstacle).toBeNull()
  await nameAccount(host, { iban: OTHER_IBAN })
  const locked = await request(host)
  expect([locked.status, locked.body.code]).toEqual([409, 'payouts_locked'])
  expect((await earningsOf(host)).obstacle).toBe('payouts_locked')
  api.clock.pass(FREEZE_S - 1)
  expect((await request(host)).status).toBe(409)
  api.clock.pass(1)
  expect((await request(host)).status).toBe(201)
  expect(await notificationsOf(api, host)).toEqual(['Bank_account_changed', 'Bank_account_changed'])
})

test('a change of the number freezes payouts for three days too', async () => {
  const host = await aReadyHost()
  const body = { phone: '0556000009' }
  const { otp } = (await api.call('POST', '/user/phone', { as: host, body })).body
  expect((await api.call('PUT', '/user/phone', { as: host, body: { ...body, otp } })).status).toBe(200)
  expect((await request(host)).body.code).toBe('payouts_locked')
  const { obstacle, bankAccount } = await earningsOf(host)
  expect([obstacle, bankAccount.frozenUntil]).toEqual([
    'payouts_locked',
    new Date(api.clock.now().getTime() + FREEZE_S * 1000).toISOString(),
  ])
  api.clock.pass(FREEZE_S)
  expect((await request(host)).status).toBe(201)
})

test('a payout needs an account and the smallest sum', async () => {
  const host = await aHost(api)
  expect((await request(host)).body.code).toBe('bank_account_needed')
  await nameAccount(host)
  await earn(host, 9_999)
  api.clock.pass(FREEZE_S)
  expect((await request(host)).body.code).toBe('below_minimum_payout')
  await earn(host, 1)
  expect((await request(host)).body).toMatchObject({ amount: 100, state: 'requested' })
})

test('a hundred parallel requests: one takes the whole available sum', async () => {
  const host = await aReadyHost()
  const answers = await Promise.all(Array.from({ length: 100 }, () => request(host)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(await booksOf(api)).toEqual({ psp_clearing: -88_500, payout_clearing: 88_500 })
  expect(await earningsOf(host)).toMatchObject({ available: 0, inPayout: 885, paid: 0 })
})

test('the life of a payout: approved, in one bank file, sent, paid; each call repeated changes nothing', async () => {
  const [admin, payer] = [await anAdmin(api), await anAdmin(api)]
  const [one, two] = [await aReadyHost(), await aReadyHost(20_000)]
  const { ids, batch } = await aBatch(admin, [one, two])
  expect(batch).toMatchObject({
    number: expect.stringMatching(/^PB-\d{6}$/),
    count: 2,
    total: 1085,
    sentAt: null,
  })
  expect((await act(admin, 'payout-batches')).status).toBe(409)
  expect((await act(admin, `payouts/${ids[0]}/refuse`, { reason: 'late' })).body.code).toBe(
    'not_in_this_state',
  )
  const file = () =>
    api.app.inject({
      method: 'GET',
      url: `/api/v1/admin/payout-batches/${batch._id}.xml`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
  const download = await file()
  expect(download.headers['content-disposition']).toMatch(/^attachment; filename="PB-\d{6}\.xml"$/)
  expect(download.body).toContain('<CtrlSum>1085.00</CtrlSum>')
  expect((await file()).body).toBe(download.body)
  const tooEarly = await act(payer, `payout-batches/${batch._id}/pay`)
  expect([tooEarly.status, tooEarly.body.code]).toEqual([409, 'not_in_this_state'])
  for (let round = 0; round < 2; round++) {
    expect((await act(admin, `payout-batches/${batch._id}/send`)).body.sentAt).toBe(
      api.clock.now().toISOString(),
    )
    for (let each = 0; each < 2; each++) {
      const paid = await act(payer, `payout-batches/${batch._id}/pay`)
      expect(paid).toMatchObject({ status: 200, body: { state: 'settled', openCount: 0 } })
    }
  }
  expect(await booksOf(api)).toEqual({ psp_clearing: -108_500, bank_clearing: 108_500 })
  expect(await earningsOf(one)).toMatchObject({ available: 0, inPayout: 0, paid: 885 })
  expect((await notificationsOf(api, two)).slice(1)).toEqual(['Payout_sent', 'Payout_paid'])
  const batches = async (query: string) =>
    (await api.call('GET', `/admin/payout-batches?${query}`, { as: admin })).body.data
  expect(await batches('state=sent')).toEqual([])
  expect(await batches(`q=${batch.number}&state=settled`)).toMatchObject([
    { _id: batch._id, state: 'settled' },
  ])
  const { body: inBatch } = await api.call('GET', `/admin/payouts?state=all&q=${batch.number}`, { as: admin })
  expect(inBatch.total).toBe(2)
  const lines = await api.db
    .select()
    .from(auditTrail)
    .where(inArray(auditTrail.actorId, [admin.id, payer.id]))
    .orderBy(asc(auditTrail.action))
  const actions = lines.map(({ action }) => action)
  expect(actions).toEqual([
    ...['payout_approve', 'payout_approve', 'payout_batch_created', 'payout_batch_downloaded'],
    ...[
      'payout_batch_downloaded',
      'payout_batch_sent',
      'payout_pay',
      'payout_pay',
      'payout_send',
      'payout_send',
    ],
  ])
})

test('a bank file is approved by another admin before it is downloaded or sent; the database holds it too', async () => {
  const [admin, other] = [await anAdmin(api), await anAdmin(api)]
  const { ids, batch } = await anOpenBatch(admin, [await aReadyHost(), await aReadyHost(20_000)])
  expect(batch).toMatchObject({ state: 'made', mayApprove: false, approvedBy: null, count: 2 })
  const path = `payout-batches/${batch._id}`
  for (const verb of ['approve', 'send']) {
    const { status, body } = await act(admin, `${path}/${verb}`)
    expect([verb, status, body.code]).toEqual([verb, 403, 'second_person_needed'])
  }
  const early = await api.call('GET', `/admin/${path}.xml`, { as: other })
  expect([early.status, early.body.code]).toEqual([403, 'second_person_needed'])
  for (const attack of [
    sql`UPDATE payout_batches SET approved_by = created_by, approved_at = now()`,
    sql`UPDATE payout_batches SET sent_at = now()`,
    sql`UPDATE payout_batches SET created_by = ${other.id}`,
  ])
    await expect(api.db.execute(attack)).rejects.toThrow()
  expect((await act(admin, `payouts/${ids[0]}/refuse`, { reason: 'A typing error' })).status).toBe(200)
  for (let each = 0; each < 2; each++)
    expect((await act(other, `${path}/approve`)).body).toMatchObject({
      state: 'approved',
      count: 1,
      total: 200,
    })
  expect((await act(admin, `payouts/${ids[1]}/refuse`, { reason: 'Too late' })).body.code).toBe(
    'not_in_this_state',
  )
  expect((await act(admin, `${path}/send`)).body.state).toBe('sent')
  for (const paid of [`${path}/pay`, `payouts/${ids[1]}/pay`])
    expect((await act(admin, paid)).body.code).toBe('second_person_needed')
  expect((await act(other, `${path}/pay`)).body).toMatchObject({ state: 'settled', mayPay: true })
})

test('one admin alone reads that another one has to be added', async () => {
  const admin = await anAdmin(api)
  await anAdmin(api, 'support')
  const isMissing = async () =>
    (await api.call('GET', '/admin/payout-batches', { as: admin })).body.isSecondMissing
  expect(await isMissing()).toBe(true)
  await anAdmin(api, 'finance')
  expect(await isMissing()).toBe(false)
})

test('refused, and returned by the bank even after it was paid: the money is the vendor’s again, a debt is paid first', async () => {
  const [admin, payer] = [await anAdmin(api), await anAdmin(api)]
  const host = await aReadyHost()
  const first = (await request(host)).body._id
  for (let round = 0; round < 2; round++)
    expect((await act(admin, `payouts/${first}/refuse`, { reason: 'The name is another one' })).status).toBe(
      200,
    )
  expect(await booksOf(api)).toEqual({ psp_clearing: -88_500, vendor_available: 88_500 })
  const { ids, batch } = await aBatch(admin, [host])
  await post([
    { account: debtOf(host.vendorId), amountHalalas: -11_500 },
    { account: 'commission_income', amountHalalas: 11_500 },
  ])
  await act(admin, `payout-batches/${batch._id}/send`)
  await act(payer, `payouts/${ids[0]}/pay`)
  const { body } = await act(admin, `payouts/${ids[0]}/return`, { reason: 'The account is closed' })
  expect(body).toMatchObject({ state: 'returned', reason: 'The account is closed', events: [] })
  expect(await booksOf(api)).toEqual({
    psp_clearing: -88_500,
    commission_income: 11_500,
    vendor_available: 77_000,
  })
  expect((await notificationsOf(api, host)).slice(1)).toEqual([
    'Payout_refused',
    'Payout_sent',
    'Payout_paid',
    'Payout_returned',
  ])
})

test('paying a bank file pays what the bank has not returned, and answers the state after', async () => {
  const [admin, payer] = [await anAdmin(api), await anAdmin(api)]
  const { ids, batch } = await aBatch(admin, [await aReadyHost(), await aReadyHost(20_000)])
  await act(admin, `payout-batches/${batch._id}/send`)
  const answers = await Promise.all([
    act(admin, `payouts/${ids[0]}/return`, { reason: 'The account is closed' }),
    ...Array.from({ length: 4 }, () => act(payer, `payout-batches/${batch._id}/pay`)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (const { body } of answers.slice(1)) expect(body).toMatchObject({ state: 'settled', openCount: 0 })
  expect(await booksOf(api)).toMatchObject({ bank_clearing: 20_000, vendor_available: 88_500 })
})

test('reconciliation compares what is on its way and what arrived with the payouts', async () => {
  const [admin, payer] = [await anAdmin(api), await anAdmin(api)]
  const { ids, batch } = await aBatch(admin, [await aReadyHost(), await aReadyHost(20_000)])
  await act(admin, `payout-batches/${batch._id}/send`)
  await act(payer, `payouts/${ids[0]}/pay`)
  const ofPayouts = async () =>
    (await findDifferences(api.db)).filter(({ kind }) => kind.startsWith('payouts'))
  expect(await ofPayouts()).toEqual([])
  await api.db
    .update(payouts)
    .set({ state: 'refused' })
    .where(eq(payouts.id, ids[1] ?? ''))
  expect(await ofPayouts()).toMatchObject([{ kind: 'payouts_open', ours: 20_000, theirs: 0 }])
})

test('amount, account and bank file of a payout never change, and none is deleted', async () => {
  await request(await aReadyHost())
  for (const attack of [
    sql`UPDATE payouts SET amount_halalas = 1`,
    sql`UPDATE payouts SET iban = ${OTHER_IBAN}`,
    sql`UPDATE payouts SET state = 'sent'`,
    sql`DELETE FROM payouts`,
  ])
    await expect(api.db.execute(attack)).rejects.toThrow()
})

test('only vendors have earnings, only admins decide, and an account with an open payout is not closed', async () => {
  const host = await aReadyHost()
  const { _id } = (await request(host)).body
  expect((await request(await aGuest(api))).status).toBe(403)
  expect((await api.call('GET', '/vender/earnings', {})).status).toBe(401)
  expect((await act(host, `payouts/${_id}/approve`)).status).toBe(404)
  expect((await act(host, 'payout-batches')).status).toBe(404)
  const { body } = await api.call('GET', '/user/delete-blockers', { as: host })
  expect(body.balance).toBe(885)
})
