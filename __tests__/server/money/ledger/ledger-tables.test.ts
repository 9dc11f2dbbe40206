import { eq, sql } from 'drizzle-orm'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { type AccountName, type Entry, walletOf } from '@/lib/domain/ledger/accounts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'
import { users } from '@/server/db/schema/people/users'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'

const api = appForTests()

let subjects = 0

const post = (entries: Entry[], subject = `s${++subjects}`) =>
  api.db.transaction((tx) =>
    postTransaction(
      tx,
      { kind: 'payment_returned', subject, bookingId: null, now: api.clock.now() },
      entries,
    ),
  )

const between = (from: AccountName, to: AccountName, amountHalalas: number): Entry[] => [
  { account: from, amountHalalas: -amountHalalas },
  { account: to, amountHalalas },
]

async function balanceOf(name: AccountName): Promise<number | undefined> {
  const [row] = await api.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.name, name))
  return row?.balanceHalalas
}

test('a transaction is posted once by its key, however often it is tried at the same time', async () => {
  const guest = await aGuest(api)
  const entries = between('psp_clearing', walletOf(guest.id), 500)
  const tries = await Promise.all(Array.from({ length: 20 }, () => post(entries, 'one')))
  expect(tries.filter(Boolean)).toHaveLength(1)
  expect(await balanceOf(walletOf(guest.id))).toBe(500)
})

test('the balance of a user follows the entries of the wallet', async () => {
  const guest = await aGuest(api)
  await post(between('psp_clearing', walletOf(guest.id), 500))
  await post(between(walletOf(guest.id), 'refund_clearing', 120))
  const [user] = await api.db.select().from(users).where(eq(users.id, guest.id))
  expect(user?.balanceHalalas).toBe(380)
})

test('the database refuses a transaction that does not sum to zero', async () => {
  const unbalanced: Entry[] = [
    { account: 'psp_clearing', amountHalalas: -500 },
    { account: 'refund_clearing', amountHalalas: 499 },
  ]
  await expect(post(unbalanced)).rejects.toThrow()
  expect(await api.db.$count(ledgerTransactions)).toBe(0)
})

test.each([
  ['a wallet', between(walletOf('someone'), 'refund_clearing', 1)],
  ['earnings that wait', between('vendor_pending:v', 'refund_clearing', 1)],
  ['available earnings', between('vendor_available:v', 'refund_clearing', 1)],
  ['deposits', between('deposit_held', 'refund_clearing', 1)],
  ['the commission', between('commission_income', 'refund_clearing', 1)],
  ['the VAT', between('vat_payable', 'refund_clearing', 1)],
  ['refunds on their way', between('refund_clearing', 'deposit_held', 1)],
  ['more refunds at the provider than captures', between('deposit_held', 'psp_clearing', 1)],
  ['a debt that is owed to the vendor', between('psp_clearing', 'vendor_debt:v', 1)],
  ['an account that is not in the books', between('psp_clearing', 'vault' as AccountName, 1)],
])('the database refuses to overdraw: %s', async (_, entries) => {
  await expect(post(entries)).rejects.toThrow()
  expect(await api.db.$count(ledgerEntries)).toBe(0)
})

test('a hundred parallel attempts to spend a whole balance: one succeeds', async () => {
  const guest = await aGuest(api)
  await post(between('psp_clearing', walletOf(guest.id), 500))
  const spend = () => post(between(walletOf(guest.id), 'refund_clearing', 500))
  const ended = await Promise.allSettled(Array.from({ length: 100 }, spend))
  expect(ended.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(walletOf(guest.id))).toBe(0)
})

test('nothing that was posted can be changed or removed, and no balance be set by hand', async () => {
  await post(between('psp_clearing', 'refund_clearing', 500))
  const attacks = [
    sql`UPDATE ledger_entries SET amount_halalas = 1`,
    sql`DELETE FROM ledger_entries`,
    sql`UPDATE ledger_transactions SET kind = 'refund_done'`,
    sql`DELETE FROM ledger_transactions`,
    sql`UPDATE ledger_accounts SET balance_halalas = 0`,
    sql`DELETE FROM ledger_accounts`,
    sql`TRUNCATE ledger_entries`,
    sql`TRUNCATE ledger_transactions CASCADE`,
    sql`TRUNCATE ledger_accounts CASCADE`,
    sql`TRUNCATE bookings CASCADE`,
  ]
  for (const attack of attacks) await expect(api.db.execute(attack)).rejects.toThrow()
  expect(await balanceOf('refund_clearing')).toBe(500)
})
