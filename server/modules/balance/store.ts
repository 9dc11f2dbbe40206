import { count, desc, eq } from 'drizzle-orm'
import type { AccountName } from '@/lib/domain/ledger/accounts'
import type { Db } from '@/server/db/db'
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/ledger'

/** The newest first; without a page all of them. */
export async function listMovements(
  db: Db,
  account: AccountName,
  page?: { limit: number; offset: number },
): Promise<Movement[]> {
  const movements = db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.account, account))
    .orderBy(desc(ledgerTransactions.createdAt), desc(ledgerEntries.id))
  return page ? movements.limit(page.limit).offset(page.offset) : movements
}

export interface Movement {
  entry: typeof ledgerEntries.$inferSelect
  transaction: typeof ledgerTransactions.$inferSelect
}

export async function countMovements(db: Db, account: AccountName): Promise<number> {
  const [counted] = await db
    .select({ made: count() })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, account))
  return counted?.made ?? 0
}
