import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/open'
import { serviceDrafts } from '@/server/db/schema/listing-changes'

export type DraftRow = typeof serviceDrafts.$inferSelect
type Kept = Pick<DraftRow, 'type' | 'step' | 'payload' | 'updatedAt'>

const mine = (ownerId: string, id: string) =>
  and(eq(serviceDrafts.ownerId, ownerId), eq(serviceDrafts.id, id))

export function readDrafts(db: Db, ownerId: string): Promise<DraftRow[]> {
  return db
    .select()
    .from(serviceDrafts)
    .where(eq(serviceDrafts.ownerId, ownerId))
    .orderBy(desc(serviceDrafts.updatedAt), desc(serviceDrafts.id))
}

export function countDrafts(db: Db, ownerId: string): Promise<number> {
  return db.$count(serviceDrafts, eq(serviceDrafts.ownerId, ownerId))
}

export async function readDraft(db: Db, ownerId: string, id: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(serviceDrafts).where(mine(ownerId, id))
  return row ?? null
}

export async function insertDraft(db: Db, row: typeof serviceDrafts.$inferInsert): Promise<DraftRow | null> {
  const [written] = await db.insert(serviceDrafts).values(row).returning()
  return written ?? null
}

export async function updateDraft(db: Db, ownerId: string, id: string, kept: Kept): Promise<DraftRow | null> {
  const [written] = await db.update(serviceDrafts).set(kept).where(mine(ownerId, id)).returning()
  return written ?? null
}

export async function deleteDraft(db: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await db.delete(serviceDrafts).where(mine(ownerId, id)).returning({ id: serviceDrafts.id })
  return gone.length > 0
}
