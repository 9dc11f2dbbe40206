import { type SQL, sql } from 'drizzle-orm'
import type { ContentUseWire } from '@/lib/contract/schemas/content/use'
import { BOOKING_STATE_NAMES, BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { MAX_USE } from '@/lib/domain/content/use'
import { type Db, rowsOf } from '@/server/db/db'
import { facilities } from '@/server/db/schema/catalogue/catalogue'
import { listings } from '@/server/db/schema/listings/listings'

const OPEN_STATES = sql.join(
  BOOKING_STATE_NAMES.filter((state) => BOOKING_STATES[state].dates !== 'released').map(
    (state) => sql`${state}`,
  ),
  sql`, `,
)

const OWNERS = { city: listings.cityId, category: listings.categoryId }

/** Public listings of a city or a category, each once however many room types it has, and bookings of them that are not over. */
export async function countUse(db: Db, owner: keyof typeof OWNERS, id: string): Promise<ContentUseWire> {
  const isOwned = sql`${OWNERS[owner]} = ${id}`
  return {
    listings: await countUpTo(
      db,
      sql`listings WHERE ${isOwned} AND state = 'live' AND (property_id IS NULL OR property_id = id)`,
    ),
    bookings: await countUpTo(
      db,
      sql`bookings b JOIN listings ON listings.id = b.listing_id
        WHERE ${isOwned} AND b.state IN (${OPEN_STATES})`,
    ),
  }
}

/** Public listings that have a facility, or any of a group. */
export async function countFacilityUse(
  db: Db,
  owner: 'facility' | 'group',
  id: string,
): Promise<ContentUseWire> {
  const column = owner === 'group' ? facilities.groupId : facilities.id
  const members = sql`ARRAY(SELECT id FROM facilities WHERE ${column} = ${id})`
  const rows = sql`listings WHERE facility_ids && ${members} AND state = 'live'`
  return { listings: await countUpTo(db, rows), bookings: null }
}

async function countUpTo(db: Db, rows: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM ${rows} LIMIT ${MAX_USE}::int) found`,
  )
  return row?.count ?? 0
}
