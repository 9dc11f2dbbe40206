import { count, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AccountSums } from '@/lib/contract/schemas/ledger/explorer'
import { ACCOUNT_KINDS } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import type { Deps } from '@/server/deps'
import { listTable, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { ledgerTable } from './ledger-table'

/** The ledger in the console; it is only read. */
export function adminLedgerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/ledger', (request) => listTable(deps, ledgerTable, request))
  serve(app, 'GET /admin/ledger.csv', (request, reply) => sendTable(deps, ledgerTable, request, reply))
  serve(app, 'GET /admin/ledger-accounts', () => sumAccounts(deps.db))
}

/** The balance of each shared account, and of those of all users together. */
async function sumAccounts(db: Db): Promise<AccountSums> {
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
