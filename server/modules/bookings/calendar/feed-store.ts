import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { calendarConflicts, calendarFeeds } from '@/server/db/schema/bookings/calendar-feeds'
import { listings } from '@/server/db/schema/listings/listings'

export type Feed = typeof calendarFeeds.$inferSelect

/** The feed of a listing; its secret is created at the first read. */
export async function ensureFeed(tx: Db, listingId: string, exportSecret: string): Promise<Feed> {
  await tx.insert(calendarFeeds).values({ listingId, exportSecret }).onConflictDoNothing()
  const [feed] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.listingId, listingId))
  if (!feed) throw new Error('a calendar feed was not written')
  return feed
}

export async function findFeedOfSecret(db: Db, exportSecret: string): Promise<Feed | null> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.exportSecret, exportSecret))
  return feed ?? null
}

export async function setFeed(
  tx: Db,
  listingId: string,
  feed: Partial<Pick<Feed, 'importUrl' | 'exportSecret' | 'lastReadAt' | 'lastProblem'>>,
): Promise<void> {
  await tx.update(calendarFeeds).set(feed).where(eq(calendarFeeds.listingId, listingId))
}

/** Whether this is the address that the listing imports now. */
export async function isImported(tx: Db, listingId: string, importUrl: string): Promise<boolean> {
  const [feed] = await tx
    .select({ importUrl: calendarFeeds.importUrl })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.listingId, listingId))
  return feed?.importUrl === importUrl
}

export function listDueFeeds(db: Db, readBefore: Date, limit: number): Promise<Feed[]> {
  return db
    .select()
    .from(calendarFeeds)
    .where(
      and(
        isNotNull(calendarFeeds.importUrl),
        or(isNull(calendarFeeds.lastReadAt), lte(calendarFeeds.lastReadAt, readBefore)),
      ),
    )
    .orderBy(asc(calendarFeeds.lastReadAt))
    .limit(limit)
}

/** Claims one import for this process; false when another has it. */
export async function claimFeed(db: Db, { listingId, lastReadAt }: Feed, now: Date): Promise<boolean> {
  const unread = lastReadAt ? eq(calendarFeeds.lastReadAt, lastReadAt) : isNull(calendarFeeds.lastReadAt)
  const claimed = await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(calendarFeeds.listingId, listingId), unread))
    .returning({ listingId: calendarFeeds.listingId })
  return claimed.length > 0
}

/** False when the same event was reported before. */
export async function writeConflict(tx: Db, row: typeof calendarConflicts.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(calendarConflicts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: calendarConflicts.id })
  return written.length > 0
}

/** Deletes conflicts whose event was removed or no longer overlaps. */
export async function deleteStaleConflicts(
  tx: Db,
  listingId: string,
  externalIds: readonly string[],
): Promise<void> {
  const gone = externalIds.length > 0 ? notInArray(calendarConflicts.externalId, [...externalIds]) : undefined
  await tx.delete(calendarConflicts).where(and(eq(calendarConflicts.listingId, listingId), gone))
}

/** A vendor's open conflicts, the newest first; of one listing or of all. */
export function loadConflicts(db: Db, vendorId: string, listingId?: string) {
  return db
    .select({ conflict: calendarConflicts, name: listings.name, nameAr: listings.nameAr })
    .from(calendarConflicts)
    .innerJoin(listings, eq(listings.id, calendarConflicts.listingId))
    .where(
      and(
        eq(listings.vendorId, vendorId),
        isNull(calendarConflicts.resolvedAt),
        listingId ? eq(listings.id, listingId) : undefined,
      ),
    )
    .orderBy(desc(calendarConflicts.createdAt), desc(calendarConflicts.id))
    .limit(100)
}

/** Locks a conflict until the transaction ends; null for those of other vendors. */
export async function lockConflict(tx: Db, vendorId: string, id: string) {
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.vendorId, vendorId))
  const [conflict] = await tx
    .select()
    .from(calendarConflicts)
    .where(and(eq(calendarConflicts.id, id), inArray(calendarConflicts.listingId, own)))
    .for('update')
  return conflict ?? null
}

export async function resolveConflict(tx: Db, id: string, resolvedAt: Date): Promise<void> {
  await tx.update(calendarConflicts).set({ resolvedAt }).where(eq(calendarConflicts.id, id))
}
