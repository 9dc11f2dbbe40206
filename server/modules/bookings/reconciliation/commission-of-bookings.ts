import { sql } from 'drizzle-orm'
import { BOOKING_STATE_NAMES, BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { entriesByBooking } from './entries-by-booking'

const ENDED_STATES = BOOKING_STATE_NAMES.filter((state) => BOOKING_STATES[state].dates === 'released')

/** The commission and its VAT of bookings that are over, against Diyar's invoices; not of those from before the ledger. */
export const COMMISSION_OF_BOOKINGS = sql`
    SELECT b.id AS subject, b.id AS "bookingId",
      (coalesce(c.sum, 0) + coalesce(v.sum, 0))::float8 AS ours, coalesce(i.sum, 0)::float8 AS theirs
    FROM bookings b
    LEFT JOIN (${entriesByBooking('commission_income')}) c ON c.booking_id = b.id
    LEFT JOIN (${entriesByBooking('vat_payable')}) v ON v.booking_id = b.id
    LEFT JOIN (
      SELECT booking_id, sum(CASE kind WHEN 'commission_invoice' THEN 1 ELSE -1 END * total_halalas) AS sum FROM invoices
      WHERE kind IN ('commission_invoice', 'commission_credit_note') GROUP BY booking_id
    ) i ON i.booking_id = b.id
    WHERE b.state IN (${sql.join(
      ENDED_STATES.map((state) => sql`${state}`),
      sql`, `,
    )}) AND NOT EXISTS (
      SELECT 1 FROM ledger_transactions t WHERE t.booking_id = b.id AND t.idempotency_key LIKE 'opening:%'
    )`

/**
 * The VAT that Diyar owes of stays as their deemed supplier against its tax invoices and credit notes. A credit note is issued
 * when its refund has arrived, so bookings wait whose refunds are on their way.
 */
export const STAY_VAT_OF_BOOKINGS = sql`
    SELECT b.id AS subject, b.id AS "bookingId", coalesce(l.sum, 0)::float8 AS ours, coalesce(i.sum, 0)::float8 AS theirs
    FROM bookings b
    LEFT JOIN (${entriesByBooking('stay_vat_payable')}) l ON l.booking_id = b.id
    LEFT JOIN (
      SELECT booking_id, sum(CASE kind WHEN 'credit_note' THEN -1 ELSE 1 END * coalesce(vat_halalas, 0)) AS sum
      FROM invoices WHERE kind IN ('tax_invoice', 'receipt', 'credit_note') GROUP BY booking_id
    ) i ON i.booking_id = b.id
    WHERE b.stay_vat = 'diyar' AND NOT EXISTS (
      SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.booking_id = b.id AND r.state <> 'done'
    )`
