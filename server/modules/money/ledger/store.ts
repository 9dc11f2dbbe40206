import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { AccountName, Entry, TransactionKind } from '@/lib/domain/ledger/accounts'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import type { MoneyTimer } from '@/server/db/schema/money/ledger'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  moneyTimers,
} from '@/server/db/schema/money/ledger'

type NewTransaction = Omit<typeof ledgerTransactions.$inferInsert, 'id'>

/** Locks the accounts that exist, in the order in which `writeEntries` sorts their names, and returns the balances in halalas. */
export async function lockBalances(
  tx: Db,
  accounts: readonly AccountName[],
): Promise<Map<AccountName, Halalas>> {
  const rows = await tx
    .select({ name: ledgerAccounts.name, balance: ledgerAccounts.balanceHalalas })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.name, [...accounts]))
    .orderBy(sql`${ledgerAccounts.name} COLLATE "C"`)
    .for('no key update')
  return new Map(rows.map(({ name, balance }) => [name, balance]))
}

/** The id of the new transaction; null when its key was posted before. */
export async function writeTransaction(tx: Db, transaction: NewTransaction): Promise<string | null> {
  const [written] = await tx
    .insert(ledgerTransactions)
    .values(transaction)
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ id: ledgerTransactions.id })
  return written?.id ?? null
}

/** In the order of the accounts, because each entry locks its account. */
export async function writeEntries(tx: Db, transactionId: string, entries: readonly Entry[]): Promise<void> {
  const ordered = entries.toSorted((one, other) => (one.account < other.account ? -1 : 1))
  await tx.insert(ledgerEntries).values(ordered.map((entry) => ({ transactionId, ...entry })))
}

/** How often a kind was posted for a booking. */
export function countPosted(tx: Db, bookingId: string, kind: TransactionKind): Promise<number> {
  return tx.$count(
    ledgerTransactions,
    and(eq(ledgerTransactions.bookingId, bookingId), eq(ledgerTransactions.kind, kind)),
  )
}

/** What the entries of a booking sum up to on an account, in halalas. */
export async function sumOfBooking(tx: Db, bookingId: string, account: AccountName): Promise<Halalas> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amountHalalas}), 0)::float8`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.bookingId, bookingId), eq(ledgerEntries.account, account)))
  return row?.sum ?? 0
}

/** Sets a timer, or another time where it has not run yet. */
export async function setTimer(tx: Db, bookingId: string, kind: MoneyTimer, dueAt: Date): Promise<void> {
  await tx
    .insert(moneyTimers)
    .values({ bookingId, kind, dueAt })
    .onConflictDoUpdate({
      target: [moneyTimers.bookingId, moneyTimers.kind],
      set: { dueAt },
      setWhere: isNull(moneyTimers.doneAt),
    })
}

const ofTimer = (bookingId: string, kind: MoneyTimer) =>
  and(eq(moneyTimers.bookingId, bookingId), eq(moneyTimers.kind, kind))

export const findTimer = (tx: Db, bookingId: string, kind: MoneyTimer) =>
  firstRow(tx.select().from(moneyTimers).where(ofTimer(bookingId, kind)))

/** Compare-and-swap: false when it ran before, is paused or not paused as expected, was set later meanwhile, or was never set. */
export async function finishTimer(
  tx: Db,
  bookingId: string,
  kind: MoneyTimer,
  now: Date,
  isPaused = false,
): Promise<boolean> {
  const pause = isPaused
    ? isNotNull(moneyTimers.pausedAt)
    : and(isNull(moneyTimers.pausedAt), lte(moneyTimers.dueAt, now))
  const finished = await tx
    .update(moneyTimers)
    .set({ doneAt: now })
    .where(and(ofTimer(bookingId, kind), isNull(moneyTimers.doneAt), pause))
    .returning({ bookingId: moneyTimers.bookingId })
  return finished.length > 0
}

/** Compare-and-swap: false when it is due or done, or paused already. */
export async function pauseTimer(tx: Db, bookingId: string, kind: MoneyTimer, now: Date): Promise<boolean> {
  const paused = await tx
    .update(moneyTimers)
    .set({ pausedAt: now })
    .where(
      and(
        ofTimer(bookingId, kind),
        isNull(moneyTimers.doneAt),
        isNull(moneyTimers.pausedAt),
        gt(moneyTimers.dueAt, now),
      ),
    )
    .returning({ bookingId: moneyTimers.bookingId })
  return paused.length > 0
}

export async function isTimerDone(tx: Db, bookingId: string, kind: MoneyTimer): Promise<boolean> {
  return (await tx.$count(moneyTimers, and(ofTimer(bookingId, kind), isNotNull(moneyTimers.doneAt)))) > 0
}
