import { sql } from 'drizzle-orm'
import { entriesByBooking } from './entries-by-booking'

/** What the provider has less of each booking because of chargebacks: all but those that were won. */
export const TAKEN_BY_BANKS = sql`
  SELECT booking_id, sum(amount_halalas) AS sum FROM chargebacks WHERE state <> 'won' GROUP BY booking_id`

/** What is held for the chargebacks of a booking against those that are open. */
export const OPEN_CHARGEBACKS = sql`
  SELECT b.id AS subject, b.id AS "bookingId",
    coalesce(-l.sum, 0)::float8 AS ours, coalesce(c.sum, 0)::float8 AS theirs
  FROM bookings b
  LEFT JOIN (${entriesByBooking('chargeback_held')}) l ON l.booking_id = b.id
  LEFT JOIN (
    SELECT booking_id, sum(amount_halalas - booked_halalas) AS sum FROM chargebacks
    WHERE state IN ('opened', 'evidence_sent') GROUP BY booking_id
  ) c ON c.booking_id = b.id`
