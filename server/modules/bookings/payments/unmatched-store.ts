import { and, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { unmatchedPayments } from '@/server/db/schema/money/payments'

export type UnmatchedPayment = typeof unmatchedPayments.$inferSelect

/** Records an unmatched capture; null when it was known. */
export async function writeUnmatched(
  db: Db,
  payment: typeof unmatchedPayments.$inferInsert,
): Promise<UnmatchedPayment | null> {
  const [written] = await db.insert(unmatchedPayments).values(payment).onConflictDoNothing().returning()
  return written ?? null
}

/** Captures that are still unmatched since before an instant, the oldest first. */
export function listUnknownOf(db: Db, provider: string, until: Date): Promise<UnmatchedPayment[]> {
  return db
    .select()
    .from(unmatchedPayments)
    .where(
      and(
        eq(unmatchedPayments.provider, provider),
        eq(unmatchedPayments.reason, 'unknown'),
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
  change: Partial<Pick<UnmatchedPayment, 'state' | 'lastProblem'>>,
): Promise<void> {
  await db.update(unmatchedPayments).set(change).where(eq(unmatchedPayments.id, id))
}

/** For an admin, the newest first. */
export async function listUnmatched(db: Db, page: { limit: number; offset: number }) {
  const total = await db.$count(unmatchedPayments)
  const rows = await db
    .select()
    .from(unmatchedPayments)
    .orderBy(desc(unmatchedPayments.createdAt), desc(unmatchedPayments.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total }
}
