import { lt, sql } from 'drizzle-orm'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listingViews } from '@/server/db/schema/listings/listings'

export interface View {
  listingId: string
  day: Day
  visitorHash: string
  userId: string | null
}

/** Inserts new views in one statement; known views, hidden or unknown listings and views by members of its vendor are ignored. */
export async function addViews(db: Db, views: View[]): Promise<void> {
  if (views.length === 0) return
  const rows = views.map(
    (one) => sql`(${one.listingId}::text, ${one.day}::date, ${one.visitorHash}::text, ${one.userId}::text)`,
  )
  await db.execute(sql`
    WITH seen (listing_id, day, visitor_hash, user_id) AS (VALUES ${sql.join(rows, sql`, `)}),
    fresh AS (
      INSERT INTO listing_views (listing_id, day, visitor_hash)
      SELECT seen.listing_id, seen.day, seen.visitor_hash
      FROM seen JOIN listings s ON s.id = seen.listing_id
      WHERE s.state = 'live' AND NOT EXISTS (
        SELECT FROM vendor_members m WHERE m.vendor_id = s.vendor_id AND m.user_id = seen.user_id)
      ON CONFLICT DO NOTHING
      RETURNING listing_id
    ),
    counted AS (SELECT listing_id, count(*)::int AS views FROM fresh GROUP BY listing_id)
    UPDATE listings SET views = listings.views + counted.views
    FROM counted WHERE listings.id = counted.listing_id`)
}

/** Visitors of earlier days are not needed any more. */
export async function deleteViewsBefore(db: Db, day: Day): Promise<void> {
  await db.delete(listingViews).where(lt(listingViews.day, day))
}
