import { count, sql } from 'drizzle-orm'
import type { AccountSums } from '@/lib/contract/schemas/ledger/explorer'
import { ACCOUNT_KINDS } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'

/** The balance of each shared account, and of those of all users together. */
export async function sumAccounts(db: Db): Promise<AccountSums> {
  const kind = sql<string>`split_part(${ledgerAccounts.name}, ':', 1)`
  const rows = await db
    .select({
      kind,
      count: count(),
      sum: sql`sum(${ledgerAccounts.balanceHalalas})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .groupBy(kind)
  const found = new Map(rows.map((row) => [row.kind, row]))
  const data = ACCOUNT_KINDS.map((account) => {
    const { count = 0, sum = 0 } = found.get(account) ?? {}
    return { account, count, balance: toSar(sum) }
  })
  return { data }
}
