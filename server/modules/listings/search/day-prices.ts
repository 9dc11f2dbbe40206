import { sql } from 'drizzle-orm'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { allOf, type Criteria } from './criteria'
import { everyRoomType } from './matches'
import { adjusted, priceSql } from './price-sql'

/** Only this many of the cheapest listings are read, which decide a city's lowest prices. */
const CANDIDATES = 200

/** The lowest price in halalas of a bookable listing for each night; `to` is exclusive. */
export function lowestByDay(
  db: Db,
  criteria: Criteria,
  { from, to }: { from: Day; to: Day },
): Promise<{ day: Day; price: number }[]> {
  return rowsOf(
    db,
    sql`WITH cheap AS MATERIALIZED (
        SELECT s.* FROM listings s ${priceSql(criteria)}
        WHERE s.pricing_mode = 'daily' AND ${allOf(everyRoomType(criteria))}
        ORDER BY s.lowest_price LIMIT ${CANDIDATES}::int
      )
      SELECT to_char(night, 'YYYY-MM-DD') AS day,
        min(t.price)::float8 AS price
      FROM generate_series(
        greatest(${from}::date, ${criteria.today}::date)::timestamp,
        (least(${to}::date, ${criteria.today}::date + ${MAX_DAYS_AHEAD}::int) - 1)::timestamp, interval '1 day') AS night
      JOIN cheap s ON NOT (s.booked @> night::date)
        AND (s.open_from IS NULL OR s.open_from <= night::date)
        AND (s.open_to IS NULL OR s.open_to >= night::date)
      LEFT JOIN date_prices d ON d.listing_id = s.id AND d.day = night::date
      CROSS JOIN LATERAL (SELECT night::date - ${criteria.today}::date AS days_ahead, 1 AS length, 'nights' AS unit) q
      CROSS JOIN LATERAL (SELECT coalesce(d.price_halalas, nullif(s.night_prices[extract(dow FROM night)::int + 1], 0)) AS price) n
      ${adjusted('n.price', 'day')}
      GROUP BY night
      HAVING min(t.price) IS NOT NULL
      ORDER BY night`,
  )
}
