import { and, asc, desc, eq, gt, gte, lt, max, type SQL, sql } from 'drizzle-orm'
import type { AccountKind } from '@/lib/domain/ledger/accounts'
import { spanOfMonth } from '@/lib/domain/payouts/earnings'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { invoices } from '@/server/db/schema/money/invoices'
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'
import { accountingPeriods } from '@/server/db/schema/money/periods'
import { users } from '@/server/db/schema/people/users'

export type ClosedPeriod = typeof accountingPeriods.$inferSelect

/** One closing at a time. */
export async function lockPeriods(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('accounting periods', 0))`)
}

export function listClosed(db: Db) {
  return db
    .select({ period: accountingPeriods, closer: users })
    .from(accountingPeriods)
    .innerJoin(users, eq(users.id, accountingPeriods.closedBy))
    .orderBy(desc(accountingPeriods.month))
}

export async function writeClosed(tx: Db, period: ClosedPeriod): Promise<void> {
  await tx.insert(accountingPeriods).values(period)
}

interface MonthCount {
  month: string
  transactions: number
  documents: number
}

/** How many postings and documents each month after the last closed one has; closed months have stored what they hold. */
export async function countOpenMonths(db: Db): Promise<MonthCount[]> {
  const [last] = await db.select({ month: max(accountingPeriods.month) }).from(accountingPeriods)
  const since = last?.month ? spanOfMonth(last.month).to : new Date(0)
  const months = (table: 'ledger_transactions' | 'invoices', instant: 'created_at' | 'issued_at') => sql`
    SELECT to_char(${sql.raw(instant)} AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM') AS month, count(*) AS count
    FROM ${sql.raw(table)} WHERE ${sql.raw(instant)} >= ${since.toISOString()}::timestamptz GROUP BY 1`
  return rowsOf(
    db,
    sql`
    SELECT month, coalesce(t.count, 0)::int AS transactions, coalesce(d.count, 0)::int AS documents
    FROM (${months('ledger_transactions', 'created_at')}) t FULL JOIN (${months('invoices', 'issued_at')}) d USING (month)`,
  )
}

/** The balance of each kind of account at an instant, and what moved it since another one. */
export function sumAccountsAt(
  db: Db,
  from: Date,
  until: Date,
): Promise<{ account: AccountKind; moved: number; balance: number }[]> {
  const { amountHalalas, account, transactionId } = ledgerEntries
  const kind = sql<AccountKind>`split_part(${account}, ':', 1)`
  const sumOf = (condition?: SQL) =>
    sql<number>`coalesce(sum(${amountHalalas})${condition ? sql` FILTER (WHERE ${condition})` : sql``}, 0)::float8`.mapWith(
      Number,
    )
  return db
    .select({ account: kind, moved: sumOf(gte(ledgerTransactions.createdAt, from)), balance: sumOf() })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, transactionId))
    .where(lt(ledgerTransactions.createdAt, until))
    .groupBy(kind)
}

const PORTION = 1000

/** The postings of a month in their order, with their entries. */
export async function* postingsOf(db: Db, month: string) {
  const { from, to } = spanOfMonth(month)
  const { sequence, createdAt } = ledgerTransactions
  let after = 0
  for (;;) {
    const rows = await db
      .select({
        transaction: ledgerTransactions,
        entries: sql<[account: string, amountHalalas: number][]>`(
          SELECT json_agg(json_build_array(e.account, e.amount_halalas) ORDER BY e.account COLLATE "C")
          FROM ledger_entries e WHERE e.transaction_id = ledger_transactions.id
        )`,
      })
      .from(ledgerTransactions)
      .where(and(gte(createdAt, from), lt(createdAt, to), gt(sequence, after)))
      .orderBy(asc(sequence))
      .limit(PORTION)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return
    after = last.transaction.sequence
  }
}

/** The documents of a month in the order of their ids, without the guest's name, which may be erased. */
export async function* documentsOf(db: Db, month: string) {
  const { from, to } = spanOfMonth(month)
  let after = ''
  for (;;) {
    const rows = await db
      .select({
        id: invoices.id,
        total: invoices.totalHalalas,
        printed: sql<string>`${invoices.printed}::text`,
      })
      .from(invoices)
      .where(
        and(
          gte(invoices.issuedAt, from),
          lt(invoices.issuedAt, to),
          gt(sql`${invoices.id} COLLATE "C"`, after),
        ),
      )
      .orderBy(sql`${invoices.id} COLLATE "C"`)
      .limit(PORTION)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return
    after = last.id
  }
}

export const countClosed = (db: Db, month: string): Promise<number> =>
  db.$count(accountingPeriods, eq(accountingPeriods.month, month))
