import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { allOf, type Criteria } from './criteria'
import { priceSql } from './price-sql'

/** Whether a city, or any, has room types beside those that are properties. */
export async function hasLiveRoomTypes(db: Db, cityId: string | null): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`SELECT 1 FROM listings s WHERE s.property_id IS NOT NULL AND s.property_id <> s.id AND s.state = 'live'
      AND ${cityId ? sql`s.city_id = ${cityId}` : sql`true`} LIMIT 1`,
  )
  return rows.length > 0
}

/** A room type is found while its property is live. A value in place of EXISTS, which may be hashed over all listings. */
export const IN_LIVE_PROPERTY = sql`(s.property_id IS NULL OR s.property_id = s.id
  OR (SELECT p.state FROM listings p WHERE p.id = s.property_id) = 'live')`

/**
 * Whether a row is the cheapest of those room types of its property that meet the conditions; always true of a listing
 * without room types, which reads nothing for it. The fence leads the planner to the few rows of the property.
 */
export function isCheapestOfProperty(criteria: Criteria, conditions: SQL[]): SQL {
  return sql`(s.property_id IS NULL OR (
    SELECT 1 FROM (SELECT s.id, s.property_id, m.shown) o
    CROSS JOIN LATERAL (
      SELECT FROM (SELECT * FROM listings r WHERE r.property_id = o.property_id AND r.id <> o.id AND r.state = 'live' OFFSET 0) s
      ${priceSql(criteria)}
      WHERE ${allOf(conditions)} AND (m.shown, s.id) < (o.shown, o.id)
    ) cheaper LIMIT 1) IS NULL)`
}
