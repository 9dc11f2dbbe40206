import { inArray, sql } from 'drizzle-orm'
import type { Span } from '@/lib/domain/booking/period'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from './db'
import { listings } from './schema/listings/listings'

/** The shortest of any day, as in the calendar: a stay may be longer than the night, and end on such a day. */
const TURNOVER = sql`least(turnover_minutes, (SELECT min((rule->>'turnoverHours')::int * 60)
  FROM jsonb_array_elements(stay_rules) AS rule)) * interval '1 minute'`

/** The database or a transaction. */
type Runner = Pick<Db, 'execute'>

/** Riyadh is UTC+3 all year, so no time zone table is needed. */
const RIYADH = sql`interval '3 hours'`

/** A night ends on the next day, and its turnover up to three days later. */
const REACH_DAYS = 4

/**
 * Recomputes the sold-out nights of a listing (`booked`, the copy for search) in the transaction that changed its
 * allocations; `changed` limits it to one span, expired holds count as free. Rules: lib/domain/booking/availability.ts.
 */
export function refreshBooked(
  runner: Runner,
  listingId: string,
  now: Date,
  changed?: Span,
): Promise<unknown> {
  return refreshBookedOfMany(runner, [listingId], now, changed)
}

/** The same for many listings in one statement. */
export async function refreshBookedOfMany(
  runner: Runner,
  listingIds: readonly string[],
  now: Date,
  changed?: Span,
): Promise<unknown> {
  if (listingIds.length === 0) return
  const first = changed ? addDays(riyadhDay(changed.from), -REACH_DAYS) : addDays(riyadhDay(now), -1)
  const last = changed ? riyadhDay(changed.to) : addDays(riyadhDay(now), MAX_DAYS_AHEAD)
  const written = sql`daterange(${changed ? first : null}::date, ${last}::date, '[]')`
  return runner.execute(sql`
    WITH service AS (
      SELECT id, units, pricing_mode, check_in_time - time '00:00' AS opens, ${TURNOVER} AS turnover,
        check_out_time - time '00:00' AS closes_at,
        check_out_time - time '00:00' + CASE WHEN check_out_time > check_in_time THEN interval '0' ELSE interval '1 day' END AS closes
      FROM listings WHERE ${inArray(listings.id, [...listingIds])}
    ), live AS (
      SELECT a.listing_id, a.unit_id, a.during, service.turnover FROM service JOIN allocations a ON a.listing_id = service.id
      WHERE a.state IN ('held', 'confirmed', 'blocked')
        AND a.during && tstzrange(
          ${first}::timestamp AT TIME ZONE ${RIYADH}, (${last}::date + 2)::timestamp AT TIME ZONE ${RIYADH} + service.turnover)
        AND NOT (a.state = 'held' AND a.hold_expires_at IS NOT NULL AND a.hold_expires_at <= ${now.toISOString()}::timestamptz)
    ), touched AS (
      SELECT DISTINCT live.listing_id, day::date AS day FROM live, generate_series(
        greatest(((lower(during) - turnover) AT TIME ZONE ${RIYADH})::date - 1, ${first}::date)::timestamp,
        least((upper(during) AT TIME ZONE ${RIYADH})::date, ${last}::date)::timestamp,
        interval '1 day') AS day
    ), slot AS (
      SELECT service.id, service.units, day, tstzrange(
          (day + opens) AT TIME ZONE ${RIYADH}, (day + 1 + closes_at) AT TIME ZONE ${RIYADH} + turnover) AS during
      FROM service JOIN touched ON touched.listing_id = service.id WHERE pricing_mode = 'daily'
      UNION ALL
      SELECT service.id, service.units, day, tstzrange(
          (day + hour * interval '1 hour') AT TIME ZONE ${RIYADH},
          (day + (hour + 1) * interval '1 hour') AT TIME ZONE ${RIYADH} + turnover) AS during
      FROM service JOIN touched ON touched.listing_id = service.id, generate_series(0, 23) AS hour
      WHERE pricing_mode = 'hourly' AND (opens = closes_at
        OR (hour * interval '1 hour' >= opens AND (hour + 1) * interval '1 hour' <= closes)
        OR ((hour + 24) * interval '1 hour' >= opens AND (hour + 25) * interval '1 hour' <= closes))
    ), filled AS (
      SELECT slot.id, day, units <= count(DISTINCT live.unit_id) AS is_full
      FROM slot LEFT JOIN live ON live.listing_id = slot.id AND live.during && slot.during
      GROUP BY slot.id, day, units, slot.during
    ), sold AS (
      SELECT id, day FROM filled GROUP BY id, day HAVING bool_and(is_full)
    ), taken AS (
      SELECT id, range_agg(daterange(day, day + 1)) AS days FROM sold GROUP BY id
    )
    UPDATE listings SET booked = booked - datemultirange(${written}) + coalesce(taken.days, '{}'::datemultirange)
    FROM service LEFT JOIN taken ON taken.id = service.id
    WHERE listings.id = service.id`)
}
