import { max, sql } from 'drizzle-orm'
import { MOST_FIGURE_NIGHTS } from '@/lib/domain/statistics/market'
import { addDays, addMinutes, type Day, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { supplyNights } from '@/server/db/schema/console/market'

const EVERY_MINUTES = 60
const at = (day: Day) => sql`${instantAt(day, MIDNIGHT).toISOString()}::timestamptz`

/**
 * Counts once an hour, for each coming night and the one before today, the units of public listings that are sold by nights and
 * in their season, and how many are free. A night is that of `findTakenNights`.
 */
export async function countSupply(db: Db, now: Date, today: Day): Promise<void> {
  const [last] = await db.select({ at: max(supplyNights.computedAt) }).from(supplyNights)
  if (last?.at && addMinutes(last.at, EVERY_MINUTES) > now) return
  const [from, until] = [addDays(today, -1), addDays(today, MOST_FIGURE_NIGHTS - 1)]
  const computedAt = sql`${now.toISOString()}::timestamptz`
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('supply by night', 0))`)
    await tx.execute(sql`DELETE FROM supply_nights WHERE night >= ${from}::date`)
    await tx.execute(sql`
    WITH on_sale AS (
      SELECT city_id, type, open_from, open_to, sum(units)::int AS units FROM listings
      WHERE state = 'live' AND deleted_at IS NULL AND pricing_mode = 'daily' GROUP BY 1, 2, 3, 4
    ),
    offered AS (
      SELECT n.night::date AS night, o.city_id, o.type, sum(o.units)::int AS units
      FROM generate_series(${from}::date, ${until}::date, interval '1 day') AS n(night) JOIN on_sale o
        ON (o.open_from IS NULL OR n.night >= o.open_from) AND (o.open_to IS NULL OR n.night <= o.open_to)
      GROUP BY 1, 2, 3
    ),
    taken AS (
      SELECT n.night::date AS night, l.city_id, l.type, count(*)::int AS units
      FROM allocations a JOIN listings l ON l.id = a.listing_id
      CROSS JOIN LATERAL generate_series(
        greatest((lower(a.during) AT TIME ZONE 'Asia/Riyadh')::date - 1, ${from}::date),
        least((upper(a.during) AT TIME ZONE 'Asia/Riyadh')::date, ${until}::date), interval '1 day') AS n(night)
      WHERE a.during && tstzrange(${at(from)}, ${at(addDays(until, 2))}) AND a.state <> 'released'
        AND NOT (a.state = 'held' AND coalesce(a.hold_expires_at <= ${computedAt}, false))
        AND l.state = 'live' AND l.deleted_at IS NULL AND l.pricing_mode = 'daily'
        AND (l.open_from IS NULL OR n.night >= l.open_from) AND (l.open_to IS NULL OR n.night <= l.open_to)
        AND a.during && tstzrange((n.night::date + l.check_in_time) AT TIME ZONE 'Asia/Riyadh',
          (n.night::date + 1 + least(l.check_in_time, l.check_out_time)) AT TIME ZONE 'Asia/Riyadh')
      GROUP BY 1, 2, 3
    )
    INSERT INTO supply_nights (night, city_id, listing_type, units, free, computed_at)
    SELECT o.night, o.city_id, o.type, o.units, greatest(0, o.units - coalesce(t.units, 0)), ${computedAt}
    FROM offered o LEFT JOIN taken t ON t.night = o.night AND t.city_id = o.city_id AND t.type = o.type`)
  })
}
