import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { aPaidHost, earn, owe, staySignedIn } from '@/__tests__/server/support/paid-vendors'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, aMember, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { reserveParts } from '@/server/db/schema/money/payouts'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()
const DAY_S = 86_400
const REASON = { reason: 'Two guests reported it' }

const onVendor = (as: TestUser, { vendorId }: Host, verb: string, body: object) =>
  api.call('POST', `/admin/earnings/${vendorId}/${verb}`, {
    as,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
const decide = (as: TestUser, id: string, verb: 'approve' | 'withdraw') =>
  api.call('POST', `/admin/adjustments/${id}/${verb}`, { as })
const writeOff = (as: TestUser, { vendorId }: Host, amount: number) =>
  api.call('POST', `/admin/write-offs/${vendorId}`, { as, body: { amount, ...REASON } })
const earningsOf = async (as: Host) => (await api.call('GET', '/vender/earnings', { as })).body
const request = (as: Host) => api.call('POST', '/vender/payouts', { as, body: {} })

/** What the tests post without a payment is no capture. */
const differences = async () =>
  (await findDifferences(api.db)).filter(({ kind }) => kind !== 'unmatched_captures')

test('a hold stops requests, approvals and bank files until it is lifted; the vendor reads why', async () => {
  const admin = await anAdmin(api)
  const host = await aPaidHost(api)
  const { _id } = (await request(host)).body
  expect((await onVendor(admin, host, 'hold', REASON)).status).toBe(204)
  const again = await onVendor(admin, host, 'hold', REASON)
  expect([again.status, again.body.code]).toEqual([409, 'already_done'])
  await earn(api, host, 20_000)
  expect((await request(host)).body.code).toBe('payouts_stopped')
  expect(await earningsOf(host)).toMatchObject({ obstacle: 'payouts_stopped', hold: REASON })
  const approve = () => api.call('POST', `/admin/payouts/${_id}/approve`, { as: admin, body: {} })
  expect((await approve()).body.code).toBe('payouts_stopped')
  expect((await onVendor(admin, host, 'lift', { reason: 'It was a mistake' })).status).toBe(204)
  expect((await approve()).status).toBe(200)
  await onVendor(admin, host, 'hold', REASON)
  const batch = () => api.call('POST', '/admin/payout-batches', { as: admin, body: {} })
  expect((await batch()).body.code).toBe('already_done')
  await onVendor(admin, host, 'lift', { reason: 'It was a mistake' })
  const { body: file } = await batch()
  await onVendor(admin, host, 'hold', REASON)
  const approval = await api.call('POST', `/admin/payout-batches/${file._id}/approve`, {
    as: await anAdmin(api),
    body: {},
  })
  expect([approval.status, approval.body.code]).toEqual([409, 'payouts_stopped'])
  expect((await notificationsOf(api, host)).slice(0, 2)).toEqual(['Payouts_stopped', 'Payouts_resumed'])
  const { body } = await api.call('GET', '/admin/earnings?only=held', { as: admin })
  expect(body.data).toMatchObject([{ _id: host.vendorId, available: 200, hold: REASON }])
  for (const attack of [
    sql`UPDATE payout_holds SET reason = 'other'`,
    sql`DELETE FROM payout_holds`,
    sql`UPDATE payout_holds SET lifted_at = NULL, lifted_by = NULL, lift_reason = NULL WHERE lifted_at IS NOT NULL`,
  ])
    await expect(api.db.execute(attack)).rejects.toThrow()
})

/** A stay whose earnings have just become available. */
async function aReleasedStay(admin: TestUser, percent: number) {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  await onVendor(admin, stay.host, 'reserve', { percent, days: 10, ...REASON })
  await stay.byGuest('pay')
  await staySignedIn(api)
  api.clock.set(new Date(new Date(stay.booking.checkInAt).getTime() + (DAY_S + 60) * 1000))
  await sweep(api)
  return stay
}

test('a part of each release is set aside for its days, then available; it pays a debt first', async () => {
  const admin = await anAdmin(api)
  const { host } = await aReleasedStay(admin, 20)
  const [part] = await api.db.select().from(reserveParts)
  const before = await earningsOf(host)
  const whole = Math.round((before.available + before.reserve) * 100)
  expect(part?.amountHalalas).toBe(Math.floor(whole / 5))
  expect(before).toMatchObject({
    reserve: (part?.amountHalalas ?? 0) / 100,
    reserveTerms: { percent: 20, days: 10 },
  })
  expect(await differences()).toEqual([])
  await owe(api, host, 1_000)
  api.clock.pass(10 * DAY_S - 1)
  await sweep(api)
  expect((await earningsOf(host)).reserve).toBe(before.reserve)
  api.clock.pass(1)
  await Promise.all([sweep(api), sweep(api)])
  expect(await earningsOf(host)).toMatchObject({ reserve: 0, debt: 0, available: whole / 100 - 10 })
  expect(await differences()).toEqual([])
})

test('a payout that comes back after the release leaves the reserve as it is, and the statement names it', async () => {
  const admin = await anAdmin(api)
  const { host } = await aReleasedStay(admin, 10)
  const { reserve } = await earningsOf(host)
  const account = { iban: 'SA0380000000608010167519', holderName: 'Sara Alharbi' }
  await api.call('PUT', '/vender/bank-account', { as: host, body: account })
  api.clock.pass(3 * DAY_S)
  const { _id, amount } = (await request(host)).body
  await api.call('POST', `/admin/payouts/${_id}/refuse`, { as: admin, body: REASON })
  expect(await earningsOf(host)).toMatchObject({ available: amount, reserve })
  const kinds = (await earningsOf(host)).data.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['payoutReturned', 'payout', 'paid'])
  await onVendor(admin, host, 'reserve', { percent: 0, days: 1, reason: 'No more reports' })
  expect(await earningsOf(host)).toMatchObject({ reserve, reserveTerms: null })
  const same = await onVendor(admin, host, 'reserve', { percent: 0, days: 9, ...REASON })
  expect([same.status, same.body.code]).toEqual([409, 'already_done'])
  await expect(api.db.execute(sql`UPDATE reserve_terms SET percent = 1`)).rejects.toThrow()
})

test('an adjustment of a vendor: at once within the limit, above it by another admin who is no member', async () => {
  const [admin, other] = [await anAdmin(api), await anAdmin(api)]
  const host = await aPaidHost(api, 10_000)
  const adjust = (as: TestUser, direction: string, amount: number) =>
    onVendor(as, host, 'adjustments', { direction, amount, ...REASON })
  expect((await adjust(admin, 'add', 100)).body.state).toBe('approved')
  expect((await adjust(admin, 'deduct', 500)).body.state).toBe('proposed')
  expect((await adjust(other, 'deduct', 200.01)).body.code).toBe('balance_too_low')
  expect(await earningsOf(host)).toMatchObject({ available: 200, totals: { net: 200 } })
  const { body } = await adjust(admin, 'add', 900)
  expect((await decide(admin, body._id, 'approve')).body.code).toBe('second_person_needed')
  const member = await anAdmin(api)
  await aMember(api, host.vendorId, 'finance', member)
  expect((await decide(member, body._id, 'approve')).body.code).toBe('second_person_needed')
  expect((await adjust(member, 'add', 1)).body.code).toBe('second_person_needed')
  await owe(api, host, 40_000)
  expect((await decide(other, body._id, 'approve')).status).toBe(204)
  expect(await earningsOf(host)).toMatchObject({ available: 700, debt: 0 })
  expect(await booksOf(api)).toMatchObject({ adjustments: -100_000 })
  expect(await notificationsOf(api, host)).toEqual(['Vendor_money_added', 'Vendor_money_added'])
  const listed = await api.call('GET', '/admin/adjustments?state=all&subject=vendor', { as: other })
  expect(listed.body.data).toHaveLength(3)
  expect(await differences()).toEqual([])
})

test('a debt is written off whole by two admins, and a later earning does not pay it', async () => {
  const [admin, other] = [await anAdmin(api), await anAdmin(api)]
  const host = await aHost(api)
  await owe(api, host, 5_000)
  api.clock.pass(3 * DAY_S)
  const debts = async (as: TestUser) => (await api.call('GET', '/admin/write-offs', { as })).body
  expect(await debts(admin)).toMatchObject({
    owed: 50,
    data: [{ vendor: { _id: host.vendorId }, amount: 50, since: '2026-03-15', age: 3, proposal: null }],
  })
  expect((await writeOff(admin, host, 49)).body.code).toBe('debt_changed')
  const proposal = await writeOff(admin, host, 50)
  expect(proposal.status).toBe(201)
  expect((await writeOff(other, host, 50)).body.code).toBe('already_done')
  expect((await debts(other)).data[0].proposal).toMatchObject({ amount: 50, mayDecide: true })
  expect((await decide(admin, proposal.body._id, 'approve')).body.code).toBe('second_person_needed')
  await owe(api, host, 100)
  const changed = await decide(other, proposal.body._id, 'approve')
  expect([changed.status, changed.body.code]).toEqual([409, 'debt_changed'])
  expect((await decide(admin, proposal.body._id, 'withdraw')).status).toBe(204)
  const { _id } = (await writeOff(admin, host, 51)).body
  const both = await Promise.all([decide(other, _id, 'approve'), decide(other, _id, 'approve')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect(await booksOf(api)).toEqual({ commission_income: 5_100, debt_written_off: -5_100 })
  await earn(api, host, 7_000)
  expect(await earningsOf(host)).toMatchObject({ available: 70, debt: 0 })
  expect((await debts(admin)).data).toEqual([])
  expect(await notificationsOf(api, host)).toEqual(['Debt_written_off'])
})

test('the age of a debt begins anew after it was paid', async () => {
  const admin = await anAdmin(api)
  const host = await aPaidHost(api, 0)
  await owe(api, host, 2_000)
  api.clock.pass(DAY_S)
  await onVendor(admin, host, 'adjustments', { direction: 'add', amount: 20, ...REASON })
  api.clock.pass(DAY_S)
  await owe(api, host, 1_000)
  api.clock.pass(2 * DAY_S)
  await owe(api, host, 500)
  const { body } = await api.call('GET', '/admin/write-offs', { as: admin })
  expect(body.data).toMatchObject([{ amount: 15, since: '2026-03-17', age: 2 }])
})

test('parts of a reserve are released once and never change', async () => {
  await aReleasedStay(await anAdmin(api), 50)
  for (const attack of [sql`UPDATE reserve_parts SET amount_halalas = 1`, sql`DELETE FROM reserve_parts`])
    await expect(api.db.execute(attack)).rejects.toThrow()
  const parts = await api.db.select().from(reserveParts).orderBy(asc(reserveParts.bookingId))
  expect(parts).toHaveLength(1)
})
