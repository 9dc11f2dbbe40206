import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/db'
import { allocations, blocks } from '@/server/db/schema/bookings/allocations'
import type { ImportedEvent } from './imported-events'

/** An event of a feed, whether or not it holds a unit. */
export interface FeedEvent extends Span {
  id: string
  feedId: string
  externalId: string
  summary: string | null
}

/** The events of a feed, as they were read last. */
export function listEvents(tx: Db, feedId: string) {
  return tx
    .select({
      id: blocks.id,
      externalId: blocks.externalId,
      startsAt: blocks.startsAt,
      endsAt: blocks.endsAt,
      summary: blocks.note,
    })
    .from(blocks)
    .where(eq(blocks.feedId, feedId))
}

export async function insertEvents(
  tx: Db,
  { id: feedId, listingId }: { id: string; listingId: string },
  events: readonly ImportedEvent[],
  createdAt: Date,
): Promise<void> {
  if (events.length === 0) return
  await tx.insert(blocks).values(
    events.map(({ key, summary, real }) => ({
      listingId,
      feedId,
      source: 'ical' as const,
      externalId: key,
      startsAt: real.from,
      endsAt: real.to,
      note: summary || null,
      createdAt,
    })),
  )
}

/** Deletes events with the dates that they hold. */
export async function deleteEvents(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(allocations).where(inArray(allocations.blockId, [...ids]))
  await tx.delete(blocks).where(inArray(blocks.id, [...ids]))
}

/** The names of events may be those of guests. */
export async function deleteSummaries(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(blocks)
      .set({ note: null })
      .where(inArray(blocks.id, [...ids]))
}

/** The events of all feeds of a listing within a window, the earliest first. */
export async function listFeedEvents(tx: Db, listingId: string, window: Span): Promise<FeedEvent[]> {
  const rows = await tx
    .select({
      id: blocks.id,
      feedId: blocks.feedId,
      externalId: blocks.externalId,
      summary: blocks.note,
      from: blocks.startsAt,
      to: blocks.endsAt,
    })
    .from(blocks)
    .where(
      and(
        eq(blocks.listingId, listingId),
        eq(blocks.source, 'ical'),
        lt(blocks.startsAt, window.to),
        gt(blocks.endsAt, window.from),
      ),
    )
    .orderBy(asc(blocks.startsAt), asc(blocks.createdAt), asc(blocks.id))
  return rows.flatMap(({ feedId, externalId, from, to, ...row }) =>
    feedId && externalId && from && to ? [{ ...row, feedId, externalId, from, to }] : [],
  )
}
