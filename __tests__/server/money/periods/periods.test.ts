import { sql } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { spanOfMonth } from '@/lib/domain/payouts/earnings'
import { ageBandOf, hasEnded, monthOf, trialInstantOf } from '@/lib/domain/periods/period'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'

const api = appForTests()

const close = (as: TestUser, month: string) =>
  api.call('POST', `/admin/periods/${month}/close`, { as, body: {} })
const detail = async (as: TestUser, month: string) =>
  (await api.call('GET', `/admin/periods/${month}`, { as })).body

/** Until an hour after the end of the month that runs. */
function passTheMonth(): string {
  const month = monthOf(api.clock.now())
  const end = spanOfMonth(month).to.getTime() + 3_600_000
  api.clock.pass((end - api.clock.now().getTime()) / 1000)
  return month
}

const aPaidStay = async (days: { checkIn?: string; checkOut?: string } = {}) => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 }, days)
  await stay.byGuest('pay')
  return stay
}

test.each([
  ['a month', '2026-03', '2026-02-28T21:00:00.000Z', '2026-03-31T21:00:00.000Z'],
  ['December', '2026-12', '2026-11-30T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
])('%s of Riyadh has its bounds, and has ended an hour after them', (_, month, from, to) => {
  const span = spanOfMonth(month)
  expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to])
  const hourAfter = new Date(span.to.getTime() + 3_600_000)
  expect([hasEnded(month, new Date(hourAfter.getTime() - 1)), hasEnded(month, hourAfter)]).toEqual([
    false,
    true,
  ])
})

test('an age is in the band whose end it does not pass', () => {
  expect([0, 30, 30.5, 60, 90, 91].map(ageBandOf)).toEqual([0, 0, 1, 1, 2, 3])
})

test('a month is closed once, after its end, by finance, and its trial balance is zero', async () => {
  await aPaidStay()
  const running = monthOf(api.clock.now())
  expect((await close(await anAdmin(api), running)).body.code).toBe('too_early')
  const month = passTheMonth()
  const admin = await anAdmin(api)
  expect((await close(await aGuest(api), month)).status).toBe(404)
  const answers = await Promise.all([close(admin, month), close(admin, month)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const period = await detail(admin, month)
  expect(period).toMatchObject({ state: 'closed', sum: 0, isUnchanged: true, transactions: 1, documents: 1 })
  const clearing = period.accounts.find((one: { account: string }) => one.account === 'psp_clearing')
  expect(clearing).toEqual({ account: 'psp_clearing', moved: clearing.balance, balance: clearing.balance })
})

test('nothing is posted into a closed month, no document is issued in it, and the closing never changes', async () => {
  await aPaidStay()
  const before = api.clock.now()
  const month = passTheMonth()
  expect((await close(await anAdmin(api), month)).status).toBe(200)
  const posting = { kind: 'balance_adjusted', subject: 'late', bookingId: null, now: before } as const
  const entries = [
    { account: 'adjustments', amountHalalas: -5 },
    { account: 'commission_income', amountHalalas: 5 },
  ] as const
  await expect(api.db.transaction((tx) => postTransaction(tx, posting, entries))).rejects.toThrow()
  for (const attack of [
    sql`UPDATE accounting_periods SET checksum = 'other'`,
    sql`DELETE FROM accounting_periods`,
    sql`INSERT INTO invoices SELECT 'copy', kind, series, year, sequence + 1, 'copy', booking_id, corrects_id, total_halalas,
      vat_halalas, printed, buyer, issued_at FROM invoices`,
  ])
    await expect(api.db.execute(attack)).rejects.toThrow()
  const later = { ...posting, now: api.clock.now() }
  expect(await api.db.transaction((tx) => postTransaction(tx, later, entries))).toBe(true)
})

test('months close in their order', async () => {
  await aPaidStay()
  const first = passTheMonth()
  const second = passTheMonth()
  const admin = await anAdmin(api)
  expect((await close(admin, second)).body.code).toBe('earlier_month_open')
  expect([(await close(admin, first)).status, (await close(admin, second)).status]).toEqual([200, 200])
})

test('closed months have what they were closed with, and the others are counted', async () => {
  await aPaidStay()
  const closed = passTheMonth()
  const admin = await anAdmin(api)
  await close(admin, closed)
  await aPaidStay({ checkIn: '2026-04-20', checkOut: '2026-04-22' })
  const { data } = (await api.call('GET', '/admin/periods', { as: admin })).body
  const counts = data.map((one: { month: string; transactions: number; documents: number }) => [
    ...[one.month, one.transactions, one.documents],
  ])
  expect(counts).toEqual([
    [monthOf(api.clock.now()), 1, 1],
    [closed, 1, 1],
  ])
})

test('whoever changes a posting of a closed month behind the back of the product is found by its checksum', async () => {
  await aPaidStay()
  const month = passTheMonth()
  const admin = await anAdmin(api)
  await close(admin, month)
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(
      sql`UPDATE ledger_entries SET amount_halalas = amount_halalas + 1 WHERE account = 'psp_clearing'`,
    )
  })
  expect(await detail(admin, month)).toMatchObject({ isUnchanged: false, sum: 0.01 })
})

test('the journal of a month has every entry as debit or credit, and both add up', async () => {
  const admin = await anAdmin(api)
  await aPaidStay()
  const month = monthOf(api.clock.now())
  const { body: text } = await api.call('GET', `/admin/periods/${month}/journal.csv`, { as: admin })
  const [head, ...rows] = text.trim().split('\r\n')
  expect(head).toContain('sequence,date,time,kind,booking,account,owner,debit,credit,reason')
  const sums = rows
    .map((row: string) => row.split(','))
    .map((row: string[]) => [Number(row[7]), Number(row[8])])
  const total = (side: number) =>
    sums.reduce((sum: number, row: number[]) => sum + Math.round((row[side] ?? 0) * 100), 0)
  expect(rows.length).toBeGreaterThan(3)
  expect([total(0) > 0, total(0)]).toEqual([true, total(1)])
})

test('balances are listed by their age', async () => {
  const guest = await aGuest(api)
  const given = await api.call('POST', `/admin/balances/${guest.id}/adjustments`, {
    as: await anAdmin(api),
    body: { direction: 'add', amount: 100, reason: 'A gift' },
    headers: { 'idempotency-key': 'a-gift-of-a-hundred' },
  })
  expect(given.status).toBeLessThan(300)
  api.clock.pass(45 * 86_400)
  const { ageing } = (await api.call('GET', '/admin/periods', { as: await anAdmin(api) })).body
  expect(ageing.find((one: { aged: string }) => one.aged === 'guest_wallet')).toEqual({
    ...{ aged: 'guest_wallet', count: 1, bands: [0, 100, 0, 0] },
  })
})

test.each([
  ['a day of Riyadh, at its end', '2026-03-15', '2026-03-15T21:00:00.000Z'],
  ['an instant', '2026-03-15T09:00:00Z', '2026-03-15T09:00:00.000Z'],
  ['an instant of Riyadh', '2026-03-15T12:00+03:00', '2026-03-15T09:00:00.000Z'],
])('a trial balance counts until %s', (_, text, until) => {
  expect(trialInstantOf(text)?.toISOString()).toBe(until)
})

test.each(['', '2026-02-30', '2026-02-30T09:00:00Z', '2026-03-15T29:00:00Z', '2026-03-15T09:00', 'now'])(
  'a trial balance has no instant %j',
  async (at) => {
    expect(trialInstantOf(at)).toBeNull()
    const path = `/admin/trial-balance?at=${encodeURIComponent(at)}`
    expect((await api.call('GET', path, { as: await anAdmin(api) })).status).toBe(400)
  },
)

test('the trial balance of an instant has what was posted before it, of a day all of it, and only finance reads it', async () => {
  const admin = await anAdmin(api)
  const trialAt = async (at: string) =>
    (await api.call('GET', `/admin/trial-balance?at=${encodeURIComponent(at)}`, { as: admin })).body
  await aPaidStay()
  const paidAt = api.clock.now().toISOString()
  const clearingAt = async (at: string) => {
    const { accounts, sum } = await trialAt(at)
    expect(sum).toBe(0)
    return accounts.find(({ account }: { account: string }) => account === 'psp_clearing').balance
  }
  api.clock.pass(86_400)
  await aPaidStay()
  expect(await clearingAt(paidAt)).toBe(0)
  const [first, both] = [await clearingAt('2026-03-15'), await clearingAt('2026-03-16')]
  expect([first < 0, both]).toEqual([true, 2 * first])
  expect(await clearingAt('2026-03-14')).toBe(0)
  expect(await clearingAt('2030-01-01')).toBe(both)
  const asGuest = await api.call('GET', '/admin/trial-balance?at=2026-03-15', { as: await aGuest(api) })
  expect(asGuest.status).toBe(404)
})
