import { and, inArray, like, lt, type SQL, sql } from 'drizzle-orm'
import type { DebtListWire, DebtWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { DEBT_TABLE } from '@/lib/domain/admin/tables'
import { type AccountName, debtOf, readAccount } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import { type Day, daysBetween, riyadhDay } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import { listOpenWriteOffs } from '@/server/modules/money/balance/open-write-offs'
import { findVendorNames } from '@/server/modules/money/payouts/vendor-money/vendor-names'
import { findVendorIds } from '@/server/modules/people/vendors/find-vendors'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import type { Clock } from '@/server/ports/clock'

const { name, balanceHalalas } = ledgerAccounts
const isDebt: SQL | undefined = and(like(name, 'vendor_debt:%'), lt(balanceHalalas, 0))

/** What vendors owe, the largest debt first, with how old it is and what is proposed about it. */
export const debtTable = (clock: Clock): TableWithMore<DebtListWire> => ({
  spec: DEBT_TABLE,
  source: {
    from: ledgerAccounts,
    id: name,
    sorts: { amount: balanceHalalas },
    where: async (db, { q }) =>
      and(isDebt, q ? inArray(name, (await findVendorIds(db, q)).map(debtOf)) : undefined),
    load: (db, ids, admin) => loadDebts(db, ids, { adminId: admin._id, today: riyadhDay(clock.now()) }),
  },
  file: {
    vendor: (row) => row.vendor.name,
    amount: (row) => row.amount,
    since: (row) => row.since,
    age: (row) => row.age,
    proposal: (row) => row.proposal?.reason ?? '',
  },
  beside: async ({ db }) => {
    const owed = sql<number>`coalesce(sum(${balanceHalalas}), 0)::float8`
    const [row] = await db.select({ owed }).from(ledgerAccounts).where(isDebt)
    return { owed: toSar(Math.abs(row?.owed ?? 0)) }
  },
})

async function loadDebts(
  db: Db,
  ids: string[],
  { adminId, today }: { adminId: string; today: Day },
): Promise<DebtWire[]> {
  const rows = await db
    .select()
    .from(ledgerAccounts)
    .where(inArray(name, ids as AccountName[]))
  const vendorIds = rows.map((row) => readAccount(row.name).ownerId ?? '')
  const names = await findVendorNames(db, vendorIds)
  const begun = await findBeginnings(db, ids)
  const proposals = await listOpenWriteOffs(db, vendorIds, adminId)
  return rows.map((row) => {
    const vendorId = readAccount(row.name).ownerId ?? ''
    const since: Day = begun.get(row.name) ?? today
    return {
      _id: row.name,
      vendor: { _id: vendorId, name: names.get(vendorId) ?? '' },
      amount: toSar(Math.abs(row.balanceHalalas)),
      since,
      age: Math.max(0, daysBetween(since, today)),
      proposal: proposals.get(vendorId) ?? null,
    }
  })
}

/** The day of the first entry after which an account was never at zero again. */
async function findBeginnings(db: Db, accounts: string[]): Promise<Map<string, Day>> {
  const rows = await rowsOf<{ account: string; since: string }>(
    db,
    sql`SELECT account, to_char(min(created_at) AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS since FROM (
      SELECT account, created_at, before, sequence,
        max(CASE WHEN before = 0 THEN sequence END) OVER (PARTITION BY account) AS begun
      FROM (
        SELECT e.account, t.created_at, t.sequence,
          sum(e.amount_halalas) OVER (PARTITION BY e.account ORDER BY t.sequence) - e.amount_halalas AS before
        FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE ${inArray(sql`e.account`, accounts)}
      ) running
    ) numbered WHERE sequence = begun GROUP BY account`,
  )
  return new Map(rows.map(({ account, since }) => [account, since]))
}
