import { and, gte, inArray, lt, sql, sum } from 'drizzle-orm'
import type { FunnelCount, VisitSource } from '@/lib/domain/statistics/funnel'
import { type DayRange, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { listingFunnels } from '@/server/db/schema/listings/listings'

type ListingCount = FunnelCount & { listingId: string }

/** The visitors of listings at each step, and their confirmed bookings: by listing and source. */
export async function countFunnel(
  db: Db,
  listingIds: readonly string[],
  range: DayRange,
): Promise<ListingCount[]> {
  if (listingIds.length === 0) return []
  const { listingId, day, step, source, visitors } = listingFunnels
  const visits = await db
    .select({ listingId, step, source, count: sum(visitors).mapWith(Number) })
    .from(listingFunnels)
    .where(and(inArray(listingId, [...listingIds]), gte(day, range.from), lt(day, range.to)))
    .groupBy(listingId, step, source)
  return [...visits, ...(await countBooked(db, listingIds, range))]
}

/** A booking that was confirmed counts once, on that day, also where it was cancelled later; without a known source by a link. */
async function countBooked(
  db: Db,
  listingIds: readonly string[],
  { from, to }: DayRange,
): Promise<ListingCount[]> {
  const rows = await rowsOf<{ listingId: string; source: VisitSource; count: number }>(
    db,
    sql`
    SELECT b.listing_id AS "listingId", coalesce(s.source, 'direct') AS source, count(DISTINCT b.id)::int AS count
    FROM bookings b
    JOIN booking_events e ON e.booking_id = b.id AND e.to_state = 'confirmed' AND e.from_state IS DISTINCT FROM 'confirmed'
    LEFT JOIN booking_sources s ON s.booking_id = b.id
    WHERE b.listing_id = ANY(string_to_array(${listingIds.join()}, ','))
      AND e.created_at >= ${instantAt(from, MIDNIGHT).toISOString()}::timestamptz
      AND e.created_at < ${instantAt(to, MIDNIGHT).toISOString()}::timestamptz
    GROUP BY 1, 2`,
  )
  return rows.map((row) => ({ ...row, step: 'booked' }))
}
