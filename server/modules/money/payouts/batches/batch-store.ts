import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { MAX_BATCH_SIZE, OPEN_PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { payoutBatches, payouts } from '@/server/db/schema/money/payouts'

type Batch = typeof payoutBatches.$inferSelect

const totalHalalas = sql<number>`coalesce(sum(${payouts.amountHalalas}), 0)::float8`.mapWith(Number)

/** Approved payouts that are in no bank file, of vendors whose payouts nothing stops. */
const unbatched = and(
  eq(payouts.state, 'approved'),
  isNull(payouts.batchId),
  sql`NOT EXISTS (SELECT 1 FROM payout_holds h WHERE h.vendor_id = ${payouts.vendorId} AND h.lifted_at IS NULL)`,
)

export async function sumUnbatched(db: Db): Promise<{ count: number; sum: number }> {
  const [row] = await db.select({ count: count(), sum: totalHalalas }).from(payouts).where(unbatched)
  return row ?? { count: 0, sum: 0 }
}

/** Locks the payouts of the next bank file; another one waits, and finds none. */
export function lockUnbatched(tx: Db): Promise<{ id: string }[]> {
  return tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(unbatched)
    .orderBy(asc(payouts.id))
    .limit(MAX_BATCH_SIZE)
    .for('update')
}

export async function writeBatch(
  tx: Db,
  batch: Omit<typeof payoutBatches.$inferInsert, 'id'>,
  payoutIds: string[],
): Promise<Batch> {
  const [row] = await tx.insert(payoutBatches).values(batch).returning()
  if (!row) throw new Error('the bank file was not written')
  await tx.update(payouts).set({ batchId: row.id }).where(inArray(payouts.id, payoutIds))
  return row
}

export const findBatch = (db: Db, id: string): Promise<Batch | null> =>
  firstRow(db.select().from(payoutBatches).where(eq(payoutBatches.id, id)))

export const lockBatch = (tx: Db, id: string): Promise<Batch | null> =>
  firstRow(tx.select().from(payoutBatches).where(eq(payoutBatches.id, id)).for('update'))

export async function markBatchApproved(
  tx: Db,
  id: string,
  approval: { approvedBy: string; approvedAt: Date },
): Promise<void> {
  await tx.update(payoutBatches).set(approval).where(eq(payoutBatches.id, id))
}

export async function markBatchSent(tx: Db, id: string, sentAt: Date): Promise<void> {
  await tx.update(payoutBatches).set({ sentAt }).where(eq(payoutBatches.id, id))
}

/** A payout that was refused before the file was approved is not in it. */
const isInFile = (batchId: string) => and(eq(payouts.batchId, batchId), ne(payouts.state, 'refused'))

export function listPayoutsOfBatch(db: Db, batchId: string) {
  return db.select().from(payouts).where(isInFile(batchId)).orderBy(asc(payouts.sequence))
}

/** The same until the transaction ends: none of them is refused while their file is approved. */
export function lockPayoutsOfBatch(tx: Db, batchId: string) {
  return tx.select().from(payouts).where(isInFile(batchId)).orderBy(asc(payouts.sequence)).for('update')
}

/** Bank files with what they hold, in any order. */
export function listBatches(db: Db, ids: string[]) {
  return db
    .select({
      batch: payoutBatches,
      count: sql<number>`count(*) FILTER (WHERE ${payouts.state} <> 'refused')`.mapWith(Number),
      sum: sql<number>`coalesce(sum(${payouts.amountHalalas}) FILTER (WHERE ${payouts.state} <> 'refused'), 0)::float8`.mapWith(
        Number,
      ),
      openCount: sql<number>`count(*) FILTER (WHERE ${inArray(payouts.state, OPEN_PAYOUT_STATES)})`.mapWith(
        Number,
      ),
    })
    .from(payoutBatches)
    .innerJoin(payouts, eq(payouts.batchId, payoutBatches.id))
    .where(inArray(payoutBatches.id, ids))
    .groupBy(payoutBatches.id)
}
