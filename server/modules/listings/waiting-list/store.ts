import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Period } from '@/lib/domain/booking/bookable'
import type { Db } from '@/server/db/db'
import { waitingList } from '@/server/db/schema/listings/waiting-list'

/** The number of entries that one user sees. */
const MAX_WAITING = 50

export type WaitingRow = typeof waitingList.$inferSelect

/** One entry per user and listing: a later one replaces it. */
export async function writeWaiting(tx: Db, row: typeof waitingList.$inferInsert): Promise<void> {
  const { period, createdAt } = row
  await tx
    .insert(waitingList)
    .values(row)
    .onConflictDoUpdate({
      target: [waitingList.userId, waitingList.listingId],
      set: { period, createdAt, notifiedAt: null },
    })
}

export async function removeWaiting(tx: Db, userId: string, listingId: string): Promise<void> {
  await tx.delete(waitingList).where(ofPerson(userId, listingId))
}

/** The user's open entry for a listing. */
export async function findWaitingOf(db: Db, userId: string, listingId: string): Promise<Period | null> {
  const [row] = await db
    .select({ period: waitingList.period })
    .from(waitingList)
    .where(and(ofPerson(userId, listingId), isNull(waitingList.notifiedAt)))
  return row?.period ?? null
}

/** All entries of a user, notified or not. */
export function listWaitingOf(db: Db, userId: string): Promise<WaitingRow[]> {
  return db.select().from(waitingList).where(eq(waitingList.userId, userId)).limit(MAX_WAITING)
}

/** The open entries of a listing, the earliest first. */
export function readWaiting(tx: Db, listingId: string): Promise<WaitingRow[]> {
  return tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.listingId, listingId), isNull(waitingList.notifiedAt)))
    .orderBy(asc(waitingList.createdAt))
}

/** Marks an entry as notified; false when it was or is deleted. */
export async function markNotified(tx: Db, { userId, listingId }: WaitingRow, now: Date): Promise<boolean> {
  const marked = await tx
    .update(waitingList)
    .set({ notifiedAt: now })
    .where(and(ofPerson(userId, listingId), isNull(waitingList.notifiedAt)))
    .returning({ userId: waitingList.userId })
  return marked.length > 0
}

const ofPerson = (userId: string, listingId: string) =>
  and(eq(waitingList.userId, userId), eq(waitingList.listingId, listingId))
