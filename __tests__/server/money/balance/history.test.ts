import { type Entry, type TransactionKind, walletOf } from '@/lib/domain/ledger/accounts'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import { appForTests } from '../../support/test-app'
import { aGuest, type TestUser } from '../../support/users'

const api = appForTests()

let subjects = 0

/** What comes from a cancelled booking lies at the provider, other changes are Diyar's. */
async function move(
  user: TestUser,
  amountHalalas: number,
  { at, kind = 'balance_adjusted', reason }: { at: string; kind?: TransactionKind; reason?: string },
): Promise<void> {
  const counter = kind === 'balance_adjusted' ? 'adjustments' : 'psp_clearing'
  const entries: Entry[] = [
    { account: walletOf(user.id), amountHalalas },
    { account: counter, amountHalalas: -amountHalalas },
  ]
  const posting = { kind, subject: `s${++subjects}`, bookingId: null, reason, now: new Date(at) }
  await api.db.transaction((tx) => postTransaction(tx, posting, entries))
}

async function aHistory(): Promise<TestUser> {
  const user = await aGuest(api)
  await move(user, 20_000, { at: '2026-01-05T10:00:00Z', kind: 'booking_ended' })
  await move(user, -7_450, { at: '2026-01-31T20:59:59Z', reason: '=cmd|calc' })
  await move(user, 1_000, { at: '2026-01-31T21:00:00Z', reason: 'Late heating, sorry' })
  return user
}

const get = async (as: TestUser, query = '') => (await api.call('GET', `/user/balance${query}`, { as })).body

test('balance: its movements come with the balance after each, the newest first, page by page', async () => {
  const as = await aHistory()
  expect(await get(as, '?pageSize=2')).toMatchObject({
    balance: 135.5,
    total: 3,
    months: ['2026-02', '2026-01'],
    data: [
      { kind: 'adjustment', amount: 10, balance: 135.5, reason: 'Late heating, sorry' },
      { kind: 'adjustment', amount: -74.5, balance: 125.5 },
    ],
  })
  expect(await get(as, '?pageSize=2&page=2')).toMatchObject({
    data: [{ kind: 'refund', amount: 200, balance: 200 }],
  })
  expect((await api.call('GET', '/user/balance?page=0', { as })).status).toBe(400)
})

test('balance: movements of one instant are in the order in which they were posted', async () => {
  const as = await aGuest(api)
  const riyals = [3, 1, 4, 1, 5, 9, 2, 6]
  for (const one of riyals) await move(as, one * 100, { at: '2026-01-05T10:00:00Z' })
  const { data } = await get(as)
  const shown = data.map((one: { amount: number; balance: number }) => [one.amount, one.balance])
  const sumUntil = (last: number) => riyals.slice(0, last + 1).reduce((sum, one) => sum + one, 0)
  expect(shown.toReversed()).toEqual(riyals.map((one, i) => [one, sumUntil(i)]))
})

test('balance: kinds and months of Riyadh are filtered, and the balance after a movement stays the true one', async () => {
  const as = await aHistory()
  const amounts = async (query: string) => {
    const { data, total } = await get(as, query)
    expect(total).toBe(data.length)
    return data.map((one: { amount: number; balance: number }) => [one.amount, one.balance])
  }
  expect(await amounts('?kind=refund')).toEqual([[200, 200]])
  expect(await amounts('?month=2026-01')).toEqual([
    [-74.5, 125.5],
    [200, 200],
  ])
  expect(await amounts('?month=2026-02&kind=adjustment')).toEqual([[10, 135.5]])
  expect(await amounts('?month=2025-12')).toEqual([])
  for (const wrong of ['?month=2026-13', '?kind=gift', '?month=a'])
    expect((await api.call('GET', `/user/balance${wrong}`, { as })).status).toBe(400)
})

test('balance: the file holds what the filter leaves, in the language of the page, and no formula', async () => {
  const as = await aHistory()
  const { body, headers } = await api.call('GET', '/user/balance.csv?month=2026-01&language=en', { as })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="diyar-balance.csv"')
  expect(body.split('\r\n')).toEqual([
    '\uFEFFDate,Time,Kind,Details,Booking,Amount (SAR),Balance after',
    "2026-01-31,23:59,Adjustment by Diyar,'=cmd|calc,,-74.5,125.5",
    '2026-01-05,13:00,Refund,,,200,200',
    '',
  ])
  const arabic = await api.call('GET', '/user/balance.csv', { as, headers: { 'accept-language': 'ar' } })
  expect(arabic.body).toContain('التاريخ')
})

test('balance: the movements of another user cannot be read', async () => {
  await aHistory()
  const other = await aGuest(api)
  expect(await get(other)).toMatchObject({ balance: 0, total: 0, data: [], months: [] })
  expect((await api.call('GET', '/user/balance.csv', { as: other })).body.split('\r\n')).toHaveLength(2)
})
