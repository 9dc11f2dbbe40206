import { sql } from 'drizzle-orm'
import { MAX_NIGHTS } from '@/lib/domain/booking/stay-rules'
import { EARNING_STATES } from '@/lib/domain/booking/transitions'
import { addDays, type DayRange, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { asRoom } from '@/server/policy/booking-of-listing'

interface TakenNights {
  listingId: string
  booked: number
  salesHalalas: number
  /** closed by the vendor, or by a calendar of another site */
  closed: number
}

/** A listing with the days of the range on which it was on sale. */
interface Offer {
  id: string
  offered: DayRange
}

const textsOf = (values: readonly string[]) => sql`string_to_array(${values.join()}, ',')`
const at = (day: string) => sql`${instantAt(day, MIDNIGHT).toISOString()}::timestamptz`

/** What a booking `b` costs of its listing `r.listing_id`: `priceIn` of lib/domain/booking/rooms.ts, whose lines are in the order of the rooms. */
const PRICE = sql`CASE WHEN b.rooms IS NULL THEN b.total_halalas ELSE (
  SELECT sum(round(b.total_halalas * up_to / whole) - round(b.total_halalas * (up_to - amount) / whole)) FROM (
    SELECT line->'room'->>'_id' AS room, amount, sum(amount) OVER (ORDER BY place) AS up_to, greatest(1, sum(amount) OVER ()) AS whole
    FROM jsonb_array_elements(b.snapshot->'lines') WITH ORDINALITY AS l(line, place), LATERAL CAST(line->>'amountHalalas' AS numeric) AS amount
    WHERE line->'room' IS NOT NULL
  ) AS part WHERE room = r.listing_id) END`

/**
 * The nights of listings that are sold by days, of each unit, and what was paid for them: of a stay over the end of the range
 * as many nights as lie in it. Closed are those that were on sale. Listings without any are left out.
 */
export function findTakenNights(
  db: Db,
  offers: readonly Offer[],
  { from, to }: DayRange,
): Promise<TakenNights[]> {
  const ids = textsOf(offers.map(({ id }) => id))
  const firsts = textsOf(offers.map(({ offered }) => offered.from))
  const ends = textsOf(offers.map(({ offered }) => offered.to))
  return rowsOf<TakenNights>(
    db,
    sql`
    WITH booked AS (
      SELECT b.id, b.listing_id, b.units FROM bookings b WHERE b.listing_id = ANY(${ids})
      UNION ALL
      SELECT b.id, o.id, (room->>'units')::int FROM unnest(${ids}) AS o(id)
      JOIN bookings b ON b.rooms @> ${asRoom(sql`o.id`)}
      JOIN LATERAL jsonb_array_elements(b.rooms) AS room ON room->>'listingId' = o.id
    ),
    stays AS (
      SELECT r.listing_id, r.units, ${PRICE} AS price, (b.period->>'checkOut')::date - (b.period->>'checkIn')::date AS nights,
        least((b.period->>'checkOut')::date, ${to}::date) - greatest((b.period->>'checkIn')::date, ${from}::date) AS within
      FROM booked r JOIN bookings b ON b.id = r.id
      WHERE b.state = ANY(${textsOf(EARNING_STATES)}) AND b.period->>'mode' = 'daily'
        AND b.check_in_at >= ${at(addDays(from, -MAX_NIGHTS))} AND b.check_in_at < ${at(addDays(to, 1))}
    ),
    offers AS (
      SELECT * FROM unnest(${ids}, ${firsts}::date[], ${ends}::date[]) AS o(listing_id, first_day, end_day)
    ),
    closings AS (
      SELECT a.listing_id, count(DISTINCT (a.unit_id, d.day))::int AS closed
      FROM allocations a JOIN offers o ON o.listing_id = a.listing_id JOIN listings l ON l.id = a.listing_id
      CROSS JOIN LATERAL generate_series(
        greatest((lower(a.during) AT TIME ZONE 'Asia/Riyadh')::date - 1, o.first_day),
        least((upper(a.during) AT TIME ZONE 'Asia/Riyadh')::date, o.end_day - 1), interval '1 day') AS d(day)
      WHERE a.listing_id = ANY(${ids}) AND a.state = 'blocked'
        AND a.during && tstzrange(${at(from)}, ${at(addDays(to, 1))})
        AND a.during && tstzrange((d.day::date + l.check_in_time) AT TIME ZONE 'Asia/Riyadh',
          (d.day::date + 1 + least(l.check_in_time, l.check_out_time)) AT TIME ZONE 'Asia/Riyadh')
      GROUP BY a.listing_id
    ),
    sums AS (
      SELECT listing_id, sum(units * within)::int AS booked,
        sum(round(price * within::numeric / nights))::float8 AS sales
      FROM stays WHERE within > 0 GROUP BY listing_id
    )
    SELECT coalesce(s.listing_id, c.listing_id) AS "listingId", coalesce(s.booked, 0) AS booked,
      coalesce(s.sales, 0) AS "salesHalalas", coalesce(c.closed, 0) AS closed
    FROM sums s FULL JOIN closings c ON c.listing_id = s.listing_id`,
  )
}
