import { and, desc, eq, exists, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { type AccountName, availableOf, debtOf, pendingOf, reserveOf } from '@/lib/domain/ledger/accounts'
import type { Month } from '@/lib/domain/payouts/earnings'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  moneyTimers,
} from '@/server/db/schema/money/ledger'

interface Span {
  from: Date
  to: Date
}

export const accountsOf = (vendorId: string): AccountName[] => [
  pendingOf(vendorId),
  availableOf(vendorId),
  debtOf(vendorId),
  reserveOf(vendorId),
]

const sumOn = (accounts: readonly AccountName[]) =>
  sql<number>`coalesce(sum(${ledgerEntries.amountHalalas}) FILTER (WHERE ${inArray(ledgerEntries.account, [...accounts])}), 0)::float8`.mapWith(
    Number,
  )

/** What only changes the place of a vendor's money. */
export const WITHIN = ['earnings_available', 'reserve_held', 'reserve_released'] as const

/** Transactions that change what a vendor has. */
function movementsOf(db: Db, vendorId: string) {
  const own = db
    .select({ one: sql`1` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.transactionId, ledgerTransactions.id),
        inArray(ledgerEntries.account, accountsOf(vendorId)),
      ),
    )
  return and(notInArray(ledgerTransactions.kind, [...WITHIN]), exists(own))
}

const within = ({ from, to }: Span) =>
  and(gte(ledgerTransactions.createdAt, from), lt(ledgerTransactions.createdAt, to))

/** A vendor's movements of a span with the shares of vendor and platform, the newest first; without a page all of them. */
export async function listMovements(
  db: Db,
  vendorId: string,
  span: Span,
  page?: { limit: number; offset: number },
) {
  const rows = db
    .select({
      transaction: ledgerTransactions,
      booking: { id: bookings.id, code: bookings.code, snapshot: bookings.snapshot },
      availableAt: sql<Date | null>`coalesce(${moneyTimers.doneAt}, ${moneyTimers.dueAt})`.mapWith(
        moneyTimers.dueAt,
      ),
      doneAt: moneyTimers.doneAt,
      netHalalas: sumOn(accountsOf(vendorId)),
      commissionHalalas: sumOn(['commission_income']),
      commissionVatHalalas: sumOn(['vat_payable']),
      stayVatHalalas: sumOn(['stay_vat_payable']),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .leftJoin(bookings, eq(bookings.id, ledgerTransactions.bookingId))
    .leftJoin(moneyTimers, and(eq(moneyTimers.bookingId, bookings.id), eq(moneyTimers.kind, 'earnings')))
    .where(and(movementsOf(db, vendorId), within(span)))
    .groupBy(ledgerTransactions.id, bookings.id, moneyTimers.bookingId, moneyTimers.kind)
    .orderBy(desc(ledgerTransactions.sequence))
    .$dynamic()
  return page ? rows.limit(page.limit).offset(page.offset) : rows
}
export type Movement = Awaited<ReturnType<typeof listMovements>>[number]

export const countMovements = (db: Db, vendorId: string, span: Span): Promise<number> =>
  db.$count(ledgerTransactions, and(movementsOf(db, vendorId), within(span)))

/** The months of Riyadh in which a vendor's earnings moved, the newest first. */
export async function listMonths(db: Db, vendorId: string): Promise<Month[]> {
  const month = sql<string>`to_char(${ledgerTransactions.createdAt} AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM')`
  const rows = await db
    .selectDistinct({ month })
    .from(ledgerTransactions)
    .where(movementsOf(db, vendorId))
    .orderBy(desc(month))
  return rows.map((row) => row.month)
}

/** What a vendor had before an instant: pending, available and in reserve together, less debts. */
export const sumBefore = (db: Db, vendorId: string, before: Date): Promise<number> =>
  sumUntil(db, accountsOf(vendorId), before)

/** The part of it that was in reserve. */
export const sumReserveBefore = (db: Db, vendorId: string, before: Date): Promise<number> =>
  sumUntil(db, [reserveOf(vendorId)], before)

async function sumUntil(db: Db, accounts: AccountName[], before: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sumOn(accounts) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(inArray(ledgerEntries.account, accounts), lt(ledgerTransactions.createdAt, before)))
  return row?.sum ?? 0
}

/** A vendor's balances in halalas; `debt` as a positive amount. */
export async function findBalances(db: Db, vendorId: string) {
  const rows = await db
    .select({ name: ledgerAccounts.name, balance: ledgerAccounts.balanceHalalas })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.name, accountsOf(vendorId)))
  const of = (name: AccountName) => rows.find((row) => row.name === name)?.balance ?? 0
  return {
    pending: of(pendingOf(vendorId)),
    available: of(availableOf(vendorId)),
    debt: Math.abs(of(debtOf(vendorId))),
    reserve: of(reserveOf(vendorId)),
  }
}
