import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { listingDrafts } from '@/server/db/schema/listing-changes'

export type DraftRow = typeof listingDrafts.$inferSelect
type StoredDraftRow = Pick<DraftRow, 'type' | 'step' | 'payload' | 'updatedAt'>

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

export async function updateDraft(
  db: Db,
  ownerId: string,
  id: string,
  stored: StoredDraftRow,
): Promise<DraftRow | null> {
  const [written] = await db.update(listingDrafts).set(stored).where(mine(ownerId, id)).returning()
  return written ?? null
}

export async function deleteDraft(db: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await db.delete(listingDrafts).where(mine(ownerId, id)).returning({ id: listingDrafts.id })
  return gone.length > 0
}
