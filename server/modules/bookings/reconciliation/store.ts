import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { DifferenceKind, DifferenceState } from '@/lib/domain/ledger/reconciliation'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { ledgerDifferences, reconciliationRuns } from '@/server/db/schema/money/reconciliation'
import type { Difference } from './find-differences'

/** Claims a night for this process; false when it was claimed before. */
export async function claimNight(db: Db, day: Day, startedAt: Date): Promise<boolean> {
  const claimed = await db
    .insert(reconciliationRuns)
    .values({ day, startedAt })
    .onConflictDoNothing()
    .returning({ day: reconciliationRuns.day })
  return claimed.length > 0
}

export async function endNight(db: Db, day: Day, endedAt: Date): Promise<void> {
  await db.update(reconciliationRuns).set({ endedAt }).where(eq(reconciliationRuns.day, day))
}

export async function findLastRunAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ endedAt: reconciliationRuns.endedAt })
    .from(reconciliationRuns)
    .where(isNotNull(reconciliationRuns.endedAt))
    .orderBy(desc(reconciliationRuns.day))
    .limit(1)
  return row?.endedAt ?? null
}

/** Writes a difference, or what it has become since an earlier night; true when it is new. */
export async function writeDifference(
  tx: Db,
  { kind, subject, bookingId, ours, theirs }: Difference,
  now: Date,
): Promise<boolean> {
  const sides = { oursHalalas: ours, theirsHalalas: theirs, checkedAt: now }
  const [row] = await tx
    .insert(ledgerDifferences)
    .values({ kind, subject, bookingId, ...sides, createdAt: now })
    .onConflictDoUpdate({
      target: [ledgerDifferences.kind, ledgerDifferences.subject],
      targetWhere: sql`state = 'open'`,
      set: sides,
    })
    .returning({ createdAt: ledgerDifferences.createdAt })
  return row?.createdAt.getTime() === now.getTime()
}

/** What this night compared and did not find again is resolved. */
export async function resolveOthers(tx: Db, kinds: readonly DifferenceKind[], now: Date): Promise<void> {
  const isOpen = and(eq(ledgerDifferences.state, 'open'), inArray(ledgerDifferences.kind, [...kinds]))
  await tx
    .update(ledgerDifferences)
    .set({ state: 'resolved', checkedAt: now })
    .where(and(isOpen, lt(ledgerDifferences.checkedAt, now)))
}

/** With the codes of their bookings, in any order. */
export function listDifferencesByIds(db: Db, ids: string[]) {
  return db
    .select({ difference: ledgerDifferences, code: bookings.code })
    .from(ledgerDifferences)
    .leftJoin(bookings, eq(bookings.id, ledgerDifferences.bookingId))
    .where(inArray(ledgerDifferences.id, ids))
}

export const listOpenDifferences = (db: Db) =>
  db
    .select({ kind: ledgerDifferences.kind, subject: ledgerDifferences.subject })
    .from(ledgerDifferences)
    .where(eq(ledgerDifferences.state, 'open'))

export function countDifferences(db: Db, state: DifferenceState): Promise<number> {
  return db.$count(ledgerDifferences, eq(ledgerDifferences.state, state))
}
