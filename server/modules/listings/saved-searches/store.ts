import { and, asc, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'
import { savedSearches } from '@/server/db/schema/listings/saved-searches'

export type SavedSearchRow = typeof savedSearches.$inferSelect

export function listOfUser(db: Db, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

export async function findSame(tx: Db, userId: string, params: string): Promise<SavedSearchRow | null> {
  const same = and(eq(savedSearches.userId, userId), eq(savedSearches.params, params))
  const [row] = await tx.select().from(savedSearches).where(same)
  return row ?? null
}

export async function countOfUser(tx: Db, userId: string): Promise<number> {
  return tx.$count(savedSearches, eq(savedSearches.userId, userId))
}

export async function writeSearch(tx: Db, row: typeof savedSearches.$inferInsert): Promise<SavedSearchRow> {
  const [written] = await tx.insert(savedSearches).values(row).returning()
  if (!written) throw new Error('the database took a search and gave nothing back')
  return written
}

const ofUser = (userId: string, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

/** Alerts begin anew, without what changed while they were off; false for none of this user. */
export async function writeAlerts(
  db: Db,
  userId: string,
  id: string,
  change: Pick<SavedSearchRow, 'alerts' | 'checkedAt' | 'dueAt'>,
): Promise<boolean> {
  const isOther = eq(savedSearches.alerts, !change.alerts)
  await db
    .update(savedSearches)
    .set({ ...change, followed: null })
    .where(and(ofUser(userId, id), isOther))
  return (await db.$count(savedSearches, ofUser(userId, id))) > 0
}

export async function deleteSearch(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(savedSearches).where(ofUser(userId, id))
}

/** Searches with alerts that are due, the longest waiting first. */
export function listDue(db: Db, due: { now: Date; today: Day; limit: number }): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.alerts, true),
        lte(savedSearches.dueAt, due.now),
        or(isNull(savedSearches.endsOn), gte(savedSearches.endsOn, due.today)),
      ),
    )
    .orderBy(asc(savedSearches.dueAt))
    .limit(due.limit)
}

/** False when another process has taken it. */
export async function claimDue(db: Db, { id, dueAt }: SavedSearchRow, next: Date): Promise<boolean> {
  const taken = await db
    .update(savedSearches)
    .set({ dueAt: next })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.dueAt, dueAt)))
    .returning({ id: savedSearches.id })
  return taken.length > 0
}

/** Locked; null when it was deleted, switched off or compared since it was read. */
export async function lockUnchanged(
  tx: Db,
  { id, checkedAt }: SavedSearchRow,
): Promise<SavedSearchRow | null> {
  const unchanged = and(
    eq(savedSearches.id, id),
    eq(savedSearches.alerts, true),
    eq(savedSearches.checkedAt, checkedAt),
  )
  const [row] = await tx.select().from(savedSearches).where(unchanged).for('update')
  return row ?? null
}

export async function writeCompared(
  tx: Db,
  id: string,
  compared: Pick<SavedSearchRow, 'followed' | 'checkedAt'>,
): Promise<void> {
  await tx.update(savedSearches).set(compared).where(eq(savedSearches.id, id))
}

/** The names of those that are public now. */
export async function readPublic(tx: Db, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .select({ id: listings.id, name: listings.name, nameAr: listings.nameAr })
    .from(listings)
    .where(and(inArray(listings.id, ids), eq(listings.state, 'live'), isNull(listings.deletedAt)))
}
