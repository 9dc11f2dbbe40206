import { sql } from 'drizzle-orm'
import { BOOKING_STATE_NAMES, BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { type ContentUseWire, MAX_USE } from '@/lib/domain/content/use'
import { type Db, rowsOf } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings'

const OPEN_STATES = sql.join(
  BOOKING_STATE_NAMES.filter((state) => BOOKING_STATES[state].dates !== 'released').map(
    (state) => sql`${state}`,
  ),
  sql`, `,
)

const OWNERS = { city: listings.cityId, category: listings.categoryId }

/** Public listings of a city or a category, and bookings of them that are not over. */
export async function countUse(db: Db, owner: keyof typeof OWNERS, id: string): Promise<ContentUseWire> {
  const isOwned = sql`${OWNERS[owner]} = ${id}`
  const [use] = await rowsOf<ContentUseWire>(
    db,
    sql`SELECT
      (SELECT count(*)::int FROM (
        SELECT 1 FROM listings WHERE ${isOwned} AND state = 'live' LIMIT ${MAX_USE}::int) l) AS listings,
      (SELECT count(*)::int FROM (
        SELECT 1 FROM bookings b JOIN listings ON listings.id = b.listing_id
        WHERE ${isOwned} AND b.state IN (${OPEN_STATES}) LIMIT ${MAX_USE}::int) b) AS bookings`,
  )
  return use ?? { listings: 0, bookings: 0 }
}
