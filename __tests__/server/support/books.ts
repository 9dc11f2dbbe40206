import { sql } from 'drizzle-orm'
import { rowsOf } from '@/server/db/db'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import type { TestApp } from './test-app'

/** The balances of the ledger that are not zero, personal accounts by their kind, after the checks that always hold. */
export async function booksOf({ db }: Pick<TestApp, 'db'>): Promise<Record<string, number>> {
  const drifted = await rowsOf(
    db,
    sql`SELECT a.name FROM ledger_accounts a
      LEFT JOIN ledger_entries e ON e.account = a.name
      GROUP BY a.name HAVING a.balance_halalas <> coalesce(sum(e.amount_halalas), 0)`,
  )
  expect(drifted).toEqual([])
  const accounts = await db.select().from(ledgerAccounts)
  const books: Record<string, number> = {}
  for (const { name, balanceHalalas } of accounts) {
    const kind = name.split(':')[0] ?? name
    books[kind] = (books[kind] ?? 0) + balanceHalalas
  }
  expect(Object.values(books).reduce((sum, balance) => sum + balance, 0)).toBe(0)
  return Object.fromEntries(Object.entries(books).filter(([, balance]) => balance !== 0))
}
