import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { blocks } from '@/server/db/schema/bookings/allocations'
import { calendarConflicts, importedFeeds } from '@/server/db/schema/bookings/calendar-feeds'
import { listings } from '@/server/db/schema/listings/listings'

/** An event of a feed: its key is one of that feed alone. */
export interface EventKey {
  feedId: string
  externalId: string
}

const isOf = ({ feedId, externalId }: EventKey) =>
  and(eq(calendarConflicts.feedId, feedId), eq(calendarConflicts.externalId, externalId))

/** False when the same event was reported before; then its days and its name are those of now. */
export async function writeConflict(
  tx: Db,
  row: typeof calendarConflicts.$inferInsert & EventKey,
): Promise<boolean> {
  const { firstDay, lastDay, summary } = row
  const known = await tx
    .update(calendarConflicts)
    .set({ firstDay, lastDay, summary })
    .where(and(eq(calendarConflicts.listingId, row.listingId), isOf(row)))
    .returning({ id: calendarConflicts.id })
  if (known.length > 0) return false
  await tx.insert(calendarConflicts).values(row)
  return true
}

/** Deletes the conflicts of a listing whose event was removed or no longer overlaps a booking. */
export async function deleteStaleConflicts(
  tx: Db,
  listingId: string,
  current: readonly EventKey[],
): Promise<void> {
  const rows = await tx
    .select({
      id: calendarConflicts.id,
      feedId: calendarConflicts.feedId,
      externalId: calendarConflicts.externalId,
    })
    .from(calendarConflicts)
    .where(eq(calendarConflicts.listingId, listingId))
  const keys = new Set(current.map(({ feedId, externalId }) => `${feedId} ${externalId}`))
  const stale = rows.filter(({ feedId, externalId }) => !keys.has(`${feedId} ${externalId}`))
  if (stale.length === 0) return
  await tx.delete(calendarConflicts).where(
    inArray(
      calendarConflicts.id,
      stale.map(({ id }) => id),
    ),
  )
}

/** A vendor's open conflicts, the newest first; of one listing or of all. */
export function loadConflicts(db: Db, vendorId: string, listingId?: string) {
  return db
    .select({
      conflict: calendarConflicts,
      name: listings.name,
      nameAr: listings.nameAr,
      startsAt: blocks.startsAt,
      endsAt: blocks.endsAt,
      feed: { id: importedFeeds.id, name: importedFeeds.name, colour: importedFeeds.colour },
    })
    .from(calendarConflicts)
    .innerJoin(listings, eq(listings.id, calendarConflicts.listingId))
    .leftJoin(importedFeeds, eq(importedFeeds.id, calendarConflicts.feedId))
    .leftJoin(
      blocks,
      and(eq(blocks.feedId, calendarConflicts.feedId), eq(blocks.externalId, calendarConflicts.externalId)),
    )
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
