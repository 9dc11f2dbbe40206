import { and, eq, gt, lte } from 'drizzle-orm'
import type { Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { publishedEvents } from '@/server/db/schema/bookings/calendar-feeds'

/** What our own feed says of one span. */
export interface PublishedEvent {
  uid: string
  startsAt: Date
  endsAt: Date
  /** grows with each change of the event */
  sequence: number
  modifiedAt: Date
}

type Row = PublishedEvent & { withdrawnAt: Date | null }

/**
 * The events of the spans in which a listing is sold out. A span that was published before, or that overlaps one that
 * was, keeps its UID; where it begins or ends at another time, or was free meanwhile, its SEQUENCE grows.
 */
export async function publishSpans(
  db: Db,
  listingId: string,
  spans: readonly Span[],
  now: Date,
): Promise<PublishedEvent[]> {
  const seen = planOf(listingId, await listPublished(db, listingId, now), spans, now)
  if (seen.changed.length === 0) return seen.events
  return db.transaction(async (tx) => {
    // Two sites may ask at once.
    await lockListing(tx, listingId)
    const plan = planOf(listingId, await listPublished(tx, listingId, now), spans, now)
    for (const row of plan.changed) {
      await tx
        .insert(publishedEvents)
        .values({ listingId, ...row })
        .onConflictDoUpdate({ target: [publishedEvents.listingId, publishedEvents.uid], set: row })
    }
    await deleteOver(tx, listingId, now)
    return plan.events
  })
}

/** Those that are not over, also those that were withdrawn. */
function listPublished(db: Db, listingId: string, now: Date): Promise<Row[]> {
  return db
    .select({
      uid: publishedEvents.uid,
      startsAt: publishedEvents.startsAt,
      endsAt: publishedEvents.endsAt,
      sequence: publishedEvents.sequence,
      modifiedAt: publishedEvents.modifiedAt,
      withdrawnAt: publishedEvents.withdrawnAt,
    })
    .from(publishedEvents)
    .where(and(eq(publishedEvents.listingId, listingId), gt(publishedEvents.endsAt, now)))
}

const deleteOver = (tx: Db, listingId: string, now: Date) =>
  tx
    .delete(publishedEvents)
    .where(and(eq(publishedEvents.listingId, listingId), lte(publishedEvents.endsAt, now)))

function planOf(listingId: string, rows: readonly Row[], spans: readonly Span[], now: Date) {
  // Of several that a span overlaps, one that readers still know, and the earliest.
  const free = new Set(
    rows.toSorted(
      (one, other) =>
        Number(one.withdrawnAt !== null) - Number(other.withdrawnAt !== null) ||
        one.startsAt.getTime() - other.startsAt.getTime(),
    ),
  )
  const take = (row: Row | undefined) => {
    if (row) free.delete(row)
    return row
  }
  // Those at their own time first, so that no neighbour takes their UID.
  const exact = new Map(
    spans.map((span) => [span, take([...free].find((row) => isAt(row, span) && !row.withdrawnAt))] as const),
  )
  const changed: Row[] = []
  const events = spans.map((span): PublishedEvent => {
    const known = exact.get(span)
    if (known) return known
    const row = take([...free].find((one) => one.startsAt < span.to && span.from < one.endsAt))
    const at = { startsAt: span.from, endsAt: span.to, modifiedAt: now, withdrawnAt: null }
    const event = row
      ? { uid: row.uid, ...at, sequence: row.sequence + 1 }
      : { uid: newUid(listingId, span, rows, now), ...at, sequence: 0 }
    changed.push(event)
    return event
  })
  const withdrawn = [...free].filter((row) => !row.withdrawnAt).map((row) => ({ ...row, withdrawnAt: now }))
  return { events, changed: [...changed, ...withdrawn] }
}

const isAt = ({ startsAt, endsAt }: Row, { from, to }: Span) =>
  startsAt.getTime() === from.getTime() && endsAt.getTime() === to.getTime()

/** By the beginning, unless another event has taken that name and was moved since. */
function newUid(listingId: string, { from }: Span, rows: readonly Row[], now: Date): string {
  const name = `${listingId}-${from.getTime()}`
  const isTaken = rows.some(({ uid }) => uid === `${name}@diyar`)
  return isTaken ? `${name}-${now.getTime()}@diyar` : `${name}@diyar`
}
