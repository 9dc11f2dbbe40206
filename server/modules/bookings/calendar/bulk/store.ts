import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { bulkChanges } from '@/server/db/schema/bookings/bulk-changes'

export type BulkChangeRow = typeof bulkChanges.$inferSelect

export async function insertBulkChange(tx: Db, row: typeof bulkChanges.$inferInsert): Promise<void> {
  await tx.insert(bulkChanges).values(row)
}

/** The acts of a vendor since an instant that were not undone, the newest first. */
export function listBulkChanges(db: Db, vendorId: string, since: Date): Promise<BulkChangeRow[]> {
  return db
    .select()
    .from(bulkChanges)
    .where(
      and(eq(bulkChanges.vendorId, vendorId), gt(bulkChanges.createdAt, since), isNull(bulkChanges.undoneAt)),
    )
    .orderBy(desc(bulkChanges.createdAt), desc(bulkChanges.id))
}

/** An act of a vendor, locked, so that of two who undo it the second sees the first; null where there is none. */
export async function lockBulkChange(tx: Db, vendorId: string, id: string): Promise<BulkChangeRow | null> {
  const [row] = await tx
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.vendorId, vendorId)))
    .for('update')
  return row ?? null
}

export async function markUndone(tx: Db, id: string, undoneAt: Date): Promise<void> {
  await tx.update(bulkChanges).set({ undoneAt }).where(eq(bulkChanges.id, id))
}

export async function deleteBulkChanges(db: Db, before: Date): Promise<void> {
  await db.delete(bulkChanges).where(lt(bulkChanges.createdAt, before))
}
