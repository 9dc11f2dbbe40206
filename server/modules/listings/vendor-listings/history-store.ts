import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm'
import type { ListingHistoryEntry } from '@/lib/contract/schemas/listing/vendor-listing'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/db'
import { listingEvents } from '@/server/db/schema/listings/listing-changes'

const MAX_ENTRIES = 50

export async function insertHistoryEvent(tx: Db, row: typeof listingEvents.$inferInsert): Promise<void> {
  await tx.insert(listingEvents).values(row)
}

/** The last events of a listing, newest first. */
export function listHistory(db: Db, listingId: string): Promise<ListingHistoryEntry[]> {
  return entriesOf(db, eq(listingEvents.listingId, listingId))
}

/** The events of a listing after one of its versions, newest first. */
export function listHistoryAfter(db: Db, listingId: string, version: number): Promise<ListingHistoryEntry[]> {
  return entriesOf(db, and(eq(listingEvents.listingId, listingId), gt(listingEvents.version, version)))
}

async function entriesOf(db: Db, condition: SQL | undefined): Promise<ListingHistoryEntry[]> {
  const rows = await db
    .select()
    .from(listingEvents)
    .where(condition)
    .orderBy(desc(listingEvents.createdAt), asc(listingEvents.id))
    .limit(MAX_ENTRIES)
  return rows.map(({ event, role, toState, reason, prices, createdAt }) => ({
    event,
    role,
    status: toState,
    reason,
    prices: prices ?? [],
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
