import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type AccountName, walletOf } from '@/lib/domain/ledger/accounts'
import { type BalanceFilter, postedAs } from '@/lib/domain/ledger/balance'
import { instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'

/** The newest first; without a page all of them. The balance after each counts those that a filter leaves out. */
export async function listMovements(
  db: Db,
  userId: string,
  filter: BalanceFilter = {},
  page?: { limit: number; offset: number },
) {
  const numbered = movementsOf(db, walletOf(userId))
  const movements = db
    .select()
    .from(numbered)
    .where(matching(filter, numbered))
    .orderBy(desc(numbered.sequence))
  return page ? movements.limit(page.limit).offset(page.offset) : movements
}

export type Movement = Awaited<ReturnType<typeof listMovements>>[number]

export async function countMovements(db: Db, userId: string, filter: BalanceFilter): Promise<number> {
  const [counted] = await db
    .select({ made: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, walletOf(userId)), matching(filter, ledgerTransactions)))
  return counted?.made ?? 0
}

/** The months of Riyadh that have movements, the newest first. */
export async function listMonths(db: Db, userId: string): Promise<string[]> {
  const month = sql<string>`to_char(${ledgerTransactions.createdAt} AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM')`
  const rows = await db
    .selectDistinct({ month: month.as('month') })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.account, walletOf(userId)))
    .orderBy(desc(sql`month`))
  return rows.map((row) => row.month)
}

function movementsOf(db: Db, account: AccountName) {
  const inOrder = sql`ORDER BY ${ledgerTransactions.sequence}`
  return db
    .select({
      id: ledgerEntries.id,
      sequence: ledgerTransactions.sequence,
      amountHalalas: ledgerEntries.amountHalalas,
      kind: ledgerTransactions.kind,
      reason: ledgerTransactions.reason,
      createdAt: ledgerTransactions.createdAt,
      bookingId: ledgerTransactions.bookingId,
      code: bookings.code,
      balanceHalalas: sql<number>`(sum(${ledgerEntries.amountHalalas}) OVER (${inOrder}))::float8`.as(
        'balance_after',
      ),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(bookings, eq(bookings.id, ledgerTransactions.bookingId))
    .where(eq(ledgerEntries.account, account))
    .as('movements')
}

function matching(
  { kind, month }: BalanceFilter,
  { kind: postedKind, createdAt }: { kind: AnyPgColumn; createdAt: AnyPgColumn },
): SQL | undefined {
  const span = month === undefined ? undefined : spanOf(month)
  return and(
    kind && inArray(postedKind, [...postedAs(kind)]),
    span && and(gte(createdAt, span.from), lt(createdAt, span.to)),
  )
}

/** `2026-12` to the first instant of the next month, in Riyadh. */
function spanOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: instantAt(`${month}-01`, MIDNIGHT), to: instantAt(`${next}-01`, MIDNIGHT) }
}
