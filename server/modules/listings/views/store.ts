import { lt, type SQL, sql } from 'drizzle-orm'
import type { VisitSource, VisitStep } from '@/lib/domain/statistics/funnel'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listingViews } from '@/server/db/schema/listings/listings'

export interface View {
  listingId: string
  day: Day
  step: VisitStep
  source: VisitSource
  /** of the visitor at the step, the one to store first */
  hashes: string[]
  /** of the same visitor at the view, whose source counts for the later steps */
  viewHashes: string[]
  userId: string | null
}

const rowOf = ({ listingId, day, step, source, hashes, viewHashes, userId }: View): SQL =>
  sql`(${listingId}::text, ${day}::date, ${step}::text, ${source}::text, ${hashes[0]}::text, ${hashes.at(-1)}::text,
    ${viewHashes[0]}::text, ${viewHashes.at(-1)}::text, ${userId}::text)`

/**
 * Inserts new views in one statement, and adds them to the counts of their day and listing, of a room type to its property's; known views, hidden or unknown
 * listings and views by members of its vendor are ignored.
 */
export async function addViews(db: Db, views: View[]): Promise<void> {
  if (views.length === 0) return
  await db.execute(sql`
    WITH visits (visited, day, step, source, hash, device_hash, view_hash, device_view_hash, user_id) AS (
      VALUES ${sql.join(views.map(rowOf), sql`, `)}
    ),
    placed AS (
      SELECT v.*, coalesce(s.property_id, s.id) AS listing_id FROM visits v JOIN listings s ON s.id = v.visited
    ),
    fresh AS (
      INSERT INTO listing_views (listing_id, day, visitor_hash, step, source)
      SELECT v.listing_id, v.day, v.hash, v.step, coalesce((
        SELECT known.source FROM listing_views known
        WHERE known.listing_id = v.listing_id AND known.day = v.day AND known.visitor_hash IN (v.view_hash, v.device_view_hash)
        ORDER BY known.visitor_hash = v.view_hash DESC LIMIT 1), v.source)
      FROM placed v JOIN listings s ON s.id = v.listing_id
      WHERE s.state = 'live' AND NOT EXISTS (
        SELECT FROM vendor_members m WHERE m.vendor_id = s.vendor_id AND m.user_id = v.user_id)
        AND NOT EXISTS (
          SELECT FROM listing_views known
          WHERE known.listing_id = v.listing_id AND known.day = v.day AND known.visitor_hash = v.device_hash)
      ON CONFLICT DO NOTHING
      RETURNING listing_id, day, step, source
    ),
    counted AS (
      SELECT listing_id, day, step, source, count(*)::int AS visitors FROM fresh GROUP BY 1, 2, 3, 4
    ),
    written AS (
      INSERT INTO listing_funnels (listing_id, day, step, source, visitors)
      SELECT listing_id, day, step, source, visitors FROM counted ORDER BY 1, 2, 3, 4
      ON CONFLICT (listing_id, day, step, source)
        DO UPDATE SET visitors = listing_funnels.visitors + excluded.visitors
    ),
    viewed AS (SELECT listing_id, sum(visitors)::int AS views FROM counted WHERE step = 'view' GROUP BY 1)
    UPDATE listings SET views = listings.views + viewed.views
    FROM viewed WHERE listings.id = viewed.listing_id`)
}

/** Visitors of earlier days are not needed any more. */
export async function deleteViewsBefore(db: Db, day: Day): Promise<void> {
  await db.delete(listingViews).where(lt(listingViews.day, day))
}
