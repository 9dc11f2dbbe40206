import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { listingDrafts } from '@/server/db/schema/listing-changes'

export type DraftRow = typeof listingDrafts.$inferSelect
type StoredDraftRow = Pick<DraftRow, 'type' | 'step' | 'payload' | 'device' | 'updatedAt'>

const mine = (ownerId: string, id: string) =>
  and(eq(listingDrafts.ownerId, ownerId), eq(listingDrafts.id, id))

export function readDrafts(db: Db, ownerId: string): Promise<DraftRow[]> {
  return db
    .select()
    .from(listingDrafts)
    .where(eq(listingDrafts.ownerId, ownerId))
    .orderBy(desc(listingDrafts.updatedAt), desc(listingDrafts.id))
}

export function countDrafts(db: Db, ownerId: string): Promise<number> {
  return db.$count(listingDrafts, eq(listingDrafts.ownerId, ownerId))
}

export async function findDraft(db: Db, ownerId: string, id: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(listingDrafts).where(mine(ownerId, id))
  return row ?? null
}

export async function insertDraft(db: Db, row: typeof listingDrafts.$inferInsert): Promise<DraftRow | null> {
  const [written] = await db.insert(listingDrafts).values(row).returning()
  return written ?? null
}

/** Writes a draft that is still as it was at `basedOn`; null where it changed since. Each save gets a later `updatedAt`. */
export async function updateDraft(
  db: Db,
  { ownerId, id, basedOn }: { ownerId: string; id: string; basedOn: Date },
  stored: StoredDraftRow,
): Promise<DraftRow | null> {
  const updatedAt = sql`greatest(${stored.updatedAt.toISOString()}::timestamptz, ${listingDrafts.updatedAt} + interval '1 millisecond')`
  const [written] = await db
    .update(listingDrafts)
    .set({ ...stored, updatedAt })
    .where(and(mine(ownerId, id), eq(listingDrafts.updatedAt, basedOn)))
    .returning()
  return written ?? null
}

export async function deleteDraft(db: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await db.delete(listingDrafts).where(mine(ownerId, id)).returning({ id: listingDrafts.id })
  return gone.length > 0
}
