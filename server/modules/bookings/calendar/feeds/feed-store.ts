import { and, asc, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { blocks } from '@/server/db/schema/bookings/allocations'
import { importedFeeds } from '@/server/db/schema/bookings/calendar-feeds'
import { listings } from '@/server/db/schema/listings/listings'

export type ImportedFeed = typeof importedFeeds.$inferSelect

/** The feeds of a listing, the oldest first. */
export function listFeeds(db: Db, listingId: string): Promise<ImportedFeed[]> {
  return db
    .select()
    .from(importedFeeds)
    .where(eq(importedFeeds.listingId, listingId))
    .orderBy(asc(importedFeeds.createdAt), asc(importedFeeds.id))
}

/** A feed of a listing of this vendor; null for those of others. */
export async function findFeed(db: Db, vendorId: string, id: string): Promise<ImportedFeed | null> {
  const own = db.select({ id: listings.id }).from(listings).where(eq(listings.vendorId, vendorId))
  const [feed] = await db
    .select()
    .from(importedFeeds)
    .where(and(eq(importedFeeds.id, id), inArray(importedFeeds.listingId, own)))
  return feed ?? null
}

export async function insertFeed(
  tx: Db,
  row: Pick<typeof importedFeeds.$inferInsert, 'listingId' | 'name' | 'colour' | 'url' | 'createdAt'>,
): Promise<ImportedFeed> {
  const [feed] = await tx.insert(importedFeeds).values(row).returning()
  if (!feed) throw new Error('a feed was not written')
  return feed
}

export async function updateFeed(
  tx: Db,
  id: string,
  change: Partial<Omit<ImportedFeed, 'id' | 'listingId' | 'createdAt' | 'fetches'>>,
): Promise<void> {
  await tx.update(importedFeeds).set(change).where(eq(importedFeeds.id, id))
}

/** Another address: what is fetched of the old one meanwhile is dropped, and the new one is due at once. */
export async function readdressFeed(tx: Db, id: string, url: string): Promise<void> {
  const anew = { lastReadAt: null, lastProblem: null, failingSince: null, failureNotifiedAt: null }
  await tx
    .update(importedFeeds)
    .set({ url, ...anew, fetches: sql`${importedFeeds.fetches} + 1` })
    .where(eq(importedFeeds.id, id))
}

/** Its conflicts go with it; its events must be gone. */
export async function deleteFeed(tx: Db, id: string): Promise<void> {
  await tx.delete(importedFeeds).where(eq(importedFeeds.id, id))
}

/** Feeds of listings that are there, those that were never fetched first. */
export async function listDueFeeds(db: Db, readBefore: Date, limit: number): Promise<ImportedFeed[]> {
  const rows = await db
    .select({ feed: importedFeeds })
    .from(importedFeeds)
    .innerJoin(listings, eq(listings.id, importedFeeds.listingId))
    .where(
      and(
        isNull(listings.deletedAt),
        or(isNull(importedFeeds.lastReadAt), lte(importedFeeds.lastReadAt, readBefore)),
      ),
    )
    .orderBy(sql`${importedFeeds.lastReadAt} ASC NULLS FIRST`)
    .limit(limit)
  return rows.map(({ feed }) => feed)
}

/** Claims a fetch for this process; returns its number, null when another process was quicker. */
export async function claimFetch(
  db: Db,
  { id, fetches }: ImportedFeed,
  lastReadAt: Date,
): Promise<number | null> {
  const [claimed] = await db
    .update(importedFeeds)
    .set({ lastReadAt, fetches: fetches + 1 })
    .where(and(eq(importedFeeds.id, id), eq(importedFeeds.fetches, fetches)))
    .returning({ fetches: importedFeeds.fetches })
  return claimed?.fetches ?? null
}

/** The feed while this is its last fetch; null where it was removed, given another address or fetched again. */
export async function findFetched(tx: Db, id: string, fetches: number): Promise<ImportedFeed | null> {
  const [feed] = await tx
    .select()
    .from(importedFeeds)
    .where(and(eq(importedFeeds.id, id), eq(importedFeeds.fetches, fetches)))
  return feed ?? null
}

/** How many events of each feed of a listing are not over. */
export async function countEvents(db: Db, listingId: string, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ feedId: blocks.feedId, events: count() })
    .from(blocks)
    .where(and(eq(blocks.listingId, listingId), eq(blocks.source, 'ical'), gt(blocks.endsAt, now)))
    .groupBy(blocks.feedId)
  return new Map(rows.flatMap(({ feedId, events }) => (feedId ? [[feedId, events] as const] : [])))
}
