import { eq, sql } from 'drizzle-orm'
import { EARNING_STATES } from '@/lib/domain/booking/transitions'
import { addDays, type Day, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { marketDays } from '@/server/db/schema/console/market'

const at = (day: Day) => sql`${instantAt(day, MIDNIGHT).toISOString()}::timestamptz`
const EARNING = sql.raw(EARNING_STATES.map((state) => `'${state}'`).join(', '))

/** The price of booking `b` that stands: what is left of what was captured, and of one that was not cancelled the rest at the door. */
const GROSS = sql`greatest(0, CASE WHEN b.state IN (${EARNING}) THEN b.total_halalas - b.paid_halalas ELSE 0 END + coalesce((
  SELECT sum(p.amount_halalas - p.deposit_halalas - coalesce((
    SELECT sum(r.amount_halalas - r.deposit_halalas) FROM refunds r WHERE r.payment_id = p.id AND NOT r.is_borne), 0))
  FROM payments p WHERE p.booking_id = b.id AND p.state = 'paid'), 0))`

/** Commission less what went back, and what Diyar paid of prices. */
const POSTED = (account: 'commission_income' | 'promotion_cost') => sql`coalesce((
  SELECT sum(e.amount_halalas) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.booking_id = b.id AND e.account = ${sql.raw(`'${account}'`)}), 0)`

/** Sums a day again from what happened, in place of what was summed of it before. */
export async function sumMarketDay(tx: Db, day: Day): Promise<void> {
  const [start, end] = [at(day), at(addDays(day, 1))]
  await tx.delete(marketDays).where(eq(marketDays.day, day))
  await tx.execute(sql`
    WITH confirmed AS (
      SELECT DISTINCT e.booking_id AS id FROM booking_events e
      WHERE e.to_state = 'confirmed' AND e.from_state IS DISTINCT FROM 'confirmed'
        AND e.created_at >= ${start} AND e.created_at < ${end} AND NOT EXISTS (
          SELECT FROM booking_events earlier WHERE earlier.booking_id = e.booking_id AND earlier.created_at < ${start}
            AND earlier.to_state = 'confirmed' AND earlier.from_state IS DISTINCT FROM 'confirmed')
    ),
    sold AS (
      SELECT b.city_id, b.listing_type, b.state, ${GROSS} AS gross, ${POSTED('commission_income')} AS commission,
        -${POSTED('promotion_cost')} AS promotion
      FROM confirmed c JOIN bookings b ON b.id = c.id
    ),
    requested AS (
      SELECT b.city_id, b.listing_type, b.state, answer.after
      FROM bookings b JOIN booking_events e ON e.booking_id = b.id AND e.event = 'create' AND e.to_state = 'requested'
      LEFT JOIN LATERAL (
        SELECT a.created_at - b.created_at AS after FROM booking_events a
        WHERE a.booking_id = b.id AND a.role = 'vendor' AND a.from_state = 'requested'
        ORDER BY a.created_at LIMIT 1) answer ON true
      WHERE b.created_at >= ${start} AND b.created_at < ${end}
    ),
    visited AS (
      SELECT l.city_id, l.type AS listing_type, f.step, f.visitors
      FROM listing_funnels f JOIN listings l ON l.id = f.listing_id WHERE f.day = ${day}::date
    ),
    sums AS (
      SELECT city_id, listing_type, 0 AS views, 0 AS dates, 0 AS checkouts, 1 AS booked,
        (state IN ('checked_in', 'completed'))::int AS stayed, (state = 'cancelled_by_guest')::int AS by_guest,
        (state = 'cancelled_by_vendor')::int AS by_vendor, (state = 'cancelled_by_admin')::int AS by_admin,
        0 AS requests, 0 AS hour, 0 AS six, 0 AS later, 0 AS unanswered, gross, commission, promotion
      FROM sold
      UNION ALL
      SELECT city_id, listing_type, 0, 0, 0, 0, 0, 0, 0, 0, 1, (after <= interval '1 hour')::int,
        (after > interval '1 hour' AND after <= interval '6 hours')::int, (after > interval '6 hours')::int,
        (after IS NULL AND state = 'expired')::int, 0, 0, 0
      FROM requested
      UNION ALL
      SELECT city_id, listing_type, (step = 'view')::int * visitors, (step = 'dates')::int * visitors,
        (step = 'checkout')::int * visitors, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      FROM visited
    )
    INSERT INTO market_days (day, city_id, listing_type, views, dates, checkouts, booked, stayed, cancelled_by_guest,
      cancelled_by_vendor, cancelled_by_admin, requests, within_hour, within_six_hours, answered_later, unanswered,
      gross_halalas, commission_halalas, promotion_halalas)
    SELECT ${day}::date, city_id, listing_type, sum(views), sum(dates), sum(checkouts), sum(booked), sum(stayed), sum(by_guest),
      sum(by_vendor), sum(by_admin), sum(requests), coalesce(sum(hour), 0), coalesce(sum(six), 0), coalesce(sum(later), 0),
      sum(unanswered), sum(gross), sum(commission), sum(promotion)
    FROM sums GROUP BY city_id, listing_type`)
}
