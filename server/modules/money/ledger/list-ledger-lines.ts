import { asc, eq } from 'drizzle-orm'
import type { LedgerLineWire } from '@/lib/contract/schemas/booking/admin-wire'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'

/** The lines of the ledger that belong to a booking, the oldest first. */
export async function listLedgerLines(db: Db, bookingId: string): Promise<LedgerLineWire[]> {
  const rows = await db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.bookingId, bookingId))
    .orderBy(asc(ledgerTransactions.createdAt), asc(ledgerTransactions.id), asc(ledgerEntries.account))
  return rows.map(({ entry, transaction }) => ({
    _id: entry.id,
    kind: transaction.kind,
    account: entry.account,
    amount: toSar(entry.amountHalalas),
    at: transaction.createdAt.toISOString(),
  }))
}
