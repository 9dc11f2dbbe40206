import { and, asc, desc, eq } from 'drizzle-orm'
import type { ListingHistoryEntry } from '@/lib/domain/listing/vendor-listing'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/db'
import { listingEvents } from '@/server/db/schema/listing-changes'

const MAX_ENTRIES = 50

export async function insertHistoryEvent(tx: Db, row: typeof listingEvents.$inferInsert): Promise<void> {
  await tx.insert(listingEvents).values(row)
}

/** The last events of a listing, newest first. */
export async function listHistory(db: Db, listingId: string): Promise<ListingHistoryEntry[]> {
  const rows = await db
    .select()
    .from(listingEvents)
    .where(eq(listingEvents.listingId, listingId))
    .orderBy(desc(listingEvents.createdAt), asc(listingEvents.id))
    .limit(MAX_ENTRIES)
  return rows.map(({ event, role, toState, reason, createdAt }) => ({
    event,
    role,
    status: toState,
    reason,
    createdAt: createdAt.toISOString(),
  }))
}

export async function findStateBeforeSuspension(tx: Db, listingId: string): Promise<ListingState | null> {
  const [row] = await tx
    .select({ state: listingEvents.fromState })
    .from(listingEvents)
    .where(and(eq(listingEvents.listingId, listingId), eq(listingEvents.event, 'suspend')))
    .orderBy(desc(listingEvents.createdAt))
    .limit(1)
  return row?.state ?? null
}
