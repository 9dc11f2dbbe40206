import { and, eq, gt, inArray, lte, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { unmatchedPayments } from '@/server/db/schema/money/payments'

export type UnmatchedPayment = typeof unmatchedPayments.$inferSelect

/** Records an unmatched capture; null when it was known. */
export const writeUnmatched = (
  db: Db,
  payment: typeof unmatchedPayments.$inferInsert,
): Promise<UnmatchedPayment | null> =>
  firstRow(db.insert(unmatchedPayments).values(payment).onConflictDoNothing().returning())

/** An admin decides: its refund was refused, or it is of another amount than its attempt. */
export const isWaiting = or(
  eq(unmatchedPayments.state, 'refused'),
  and(
    eq(unmatchedPayments.state, 'open'),
    eq(unmatchedPayments.reason, 'mismatch'),
    eq(unmatchedPayments.resends, 0),
  ),
)
export const isWaitingForAdmin = ({ state, reason, resends }: UnmatchedPayment): boolean =>
  state === 'refused' || (state === 'open' && reason === 'mismatch' && resends === 0)

/** Locks one until the transaction ends; null for an unknown one. */
export const lockUnmatched = (tx: Db, id: string): Promise<UnmatchedPayment | null> =>
  firstRow(tx.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id)).for('update'))

/** Locks one that is still owed back, by its id at the provider; null where none is. */
export async function lockUnmatchedOf(
  tx: Db,
  provider: string,
  providerId: string,
): Promise<UnmatchedPayment | null> {
  const [row] = await tx
    .select()
    .from(unmatchedPayments)
    .where(
      and(
        eq(unmatchedPayments.provider, provider),
        eq(unmatchedPayments.providerId, providerId),
        inArray(unmatchedPayments.state, ['open', 'refused']),
      ),
    )
    .for('update')
  return row ?? null
}

export const isOpen = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(
    unmatchedPayments,
    and(eq(unmatchedPayments.id, id), eq(unmatchedPayments.state, 'open')),
  )) > 0

/** Captures that are still unmatched since before an instant, and those that an admin sends back, the oldest first. */
export function listToRefund(db: Db, provider: string, until: Date): Promise<UnmatchedPayment[]> {
  return db
    .select()
    .from(unmatchedPayments)
    .where(
      and(
        eq(unmatchedPayments.provider, provider),
        or(eq(unmatchedPayments.reason, 'unknown'), gt(unmatchedPayments.resends, 0)),
        eq(unmatchedPayments.state, 'open'),
        lte(unmatchedPayments.createdAt, until),
      ),
    )
    .orderBy(unmatchedPayments.createdAt)
    .limit(50)
}

export async function updateUnmatched(
  db: Db,
  id: string,
  change: Partial<Pick<UnmatchedPayment, 'state' | 'lastProblem' | 'resends'>>,
): Promise<void> {
  await db.update(unmatchedPayments).set(change).where(eq(unmatchedPayments.id, id))
}

/** In any order. */
export const listUnmatched = (db: Db, ids: string[]): Promise<UnmatchedPayment[]> =>
  db.select().from(unmatchedPayments).where(inArray(unmatchedPayments.id, ids))
