import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { listingDrafts } from '@/server/db/schema/listings/listing-changes'

export type DraftRow = typeof listingDrafts.$inferSelect
type StoredDraftRow = Pick<DraftRow, 'type' | 'step' | 'payload' | 'device' | 'updatedAt'>

const mine = (vendorId: string, id: string) =>
  and(eq(listingDrafts.vendorId, vendorId), eq(listingDrafts.id, id))

export function readDrafts(db: Db, vendorId: string): Promise<DraftRow[]> {
  return db
    .select()
    .from(listingDrafts)
    .where(eq(listingDrafts.vendorId, vendorId))
    .orderBy(desc(listingDrafts.updatedAt), desc(listingDrafts.id))
}

export function countDrafts(db: Db, vendorId: string): Promise<number> {
  return db.$count(listingDrafts, eq(listingDrafts.vendorId, vendorId))
}

export const findDraft = (db: Db, vendorId: string, id: string): Promise<DraftRow | null> =>
  firstRow(db.select().from(listingDrafts).where(mine(vendorId, id)))

export const insertDraft = (db: Db, row: typeof listingDrafts.$inferInsert): Promise<DraftRow | null> =>
  firstRow(db.insert(listingDrafts).values(row).returning())

/** Writes a draft that is still as it was at `basedOn`; null where it changed since. Each save gets a later `updatedAt`. */
export async function updateDraft(
  db: Db,
  { vendorId, id, basedOn }: { vendorId: string; id: string; basedOn: Date },
  stored: StoredDraftRow,
): Promise<DraftRow | null> {
  const updatedAt = sql`greatest(${stored.updatedAt.toISOString()}::timestamptz, ${listingDrafts.updatedAt} + interval '1 millisecond')`
  const [written] = await db
    .update(listingDrafts)
    .set({ ...stored, updatedAt })
    .where(and(mine(vendorId, id), eq(listingDrafts.updatedAt, basedOn)))
    .returning()
  return written ?? null
}

export async function deleteDraft(db: Db, vendorId: string, id: string): Promise<boolean> {
  const gone = await db.delete(listingDrafts).where(mine(vendorId, id)).returning({ id: listingDrafts.id })
  return gone.length > 0
}
