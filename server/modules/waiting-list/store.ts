import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Period } from '@/lib/domain/booking/bookable'
import type { Db } from '@/server/db/open'
import { waitingList } from '@/server/db/schema/waiting-list'

/** What one person is shown; more is no list that anybody reads. */
const MOST_WISHES = 50

export type WaitingRow = typeof waitingList.$inferSelect

/** One wish a person and place: a later one takes the place of the earlier. */
export async function writeWaiting(tx: Db, row: typeof waitingList.$inferInsert): Promise<void> {
  const { period, createdAt } = row
  await tx
    .insert(waitingList)
    .values(row)
    .onConflictDoUpdate({
      target: [waitingList.userId, waitingList.serviceId],
      set: { period, createdAt, toldAt: null },
    })
}

export async function removeWaiting(tx: Db, userId: string, serviceId: string): Promise<void> {
  await tx.delete(waitingList).where(ofPerson(userId, serviceId))
}

/** What a person still waits for at a place. */
export async function readWaitingOf(db: Db, userId: string, serviceId: string): Promise<Period | null> {
  const [row] = await db
    .select({ period: waitingList.period })
    .from(waitingList)
    .where(and(ofPerson(userId, serviceId), isNull(waitingList.toldAt)))
  return row?.period ?? null
}

/** All wishes of a person, told or not. */
export function listWaitingOf(db: Db, userId: string): Promise<WaitingRow[]> {
  return db.select().from(waitingList).where(eq(waitingList.userId, userId)).limit(MOST_WISHES)
}

/** Everybody who still waits for a place, the earliest wish first. */
export function readWaiting(tx: Db, serviceId: string): Promise<WaitingRow[]> {
  return tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.serviceId, serviceId), isNull(waitingList.toldAt)))
    .orderBy(asc(waitingList.createdAt))
}

/** Once: false when the wish was told already, or taken back. */
export async function markNotified(tx: Db, { userId, serviceId }: WaitingRow, now: Date): Promise<boolean> {
  const marked = await tx
    .update(waitingList)
    .set({ toldAt: now })
    .where(and(ofPerson(userId, serviceId), isNull(waitingList.toldAt)))
    .returning({ userId: waitingList.userId })
  return marked.length > 0
}

const ofPerson = (userId: string, serviceId: string) =>
  and(eq(waitingList.userId, userId), eq(waitingList.serviceId, serviceId))
