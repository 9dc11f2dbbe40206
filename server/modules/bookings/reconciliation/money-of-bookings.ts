import { sql } from 'drizzle-orm'

/** Bookings from before the ledger were opened with what was known of them. */
const SINCE_LEDGER = sql`NOT EXISTS (
  SELECT FROM ledger_transactions t WHERE t.booking_id = b.id AND t.idempotency_key LIKE 'opening:%'
)`

/** The captures of a booking; a share is its payer's until its split is whole. */
const CAPTURED = sql`
  SELECT p.* FROM payments p
  LEFT JOIN split_shares s ON s.id = p.share_id
  LEFT JOIN splits w ON w.id = s.split_id
  WHERE p.state = 'paid' AND (p.share_id IS NULL OR w.state = 'whole')`

/**
 * What a booking counts as paid, within what is due and its price, against its captures less all refunds but those that Diyar bears. Of a stay that is over
 * refunds no longer lower what was paid.
 */
export const PAID_OF_BOOKINGS = sql`
  SELECT b.id AS subject, b.id AS "bookingId", (b.paid_halalas + b.deposit_paid_halalas)::float8 AS ours,
    (CASE
      WHEN b.paid_halalas > b.total_halalas THEN b.total_halalas + b.deposit_paid_halalas
      WHEN b.paid_halalas < b.due_now_halalas THEN b.due_now_halalas + b.deposit_paid_halalas
      WHEN b.state = 'completed' THEN b.paid_halalas + b.deposit_paid_halalas
      ELSE coalesce(c.sum, 0) - coalesce(r.sum, 0)
    END)::float8 AS theirs
  FROM bookings b
  LEFT JOIN (
    SELECT booking_id, sum(amount_halalas) AS sum FROM (${CAPTURED}) c GROUP BY booking_id
  ) c ON c.booking_id = b.id
  LEFT JOIN (
    SELECT c.booking_id, sum(r.amount_halalas) AS sum
    FROM refunds r JOIN (${CAPTURED}) c ON c.id = r.payment_id WHERE NOT r.is_borne GROUP BY c.booking_id
  ) r ON r.booking_id = b.id
  WHERE b.state IN ('confirmed', 'checked_in', 'completed') AND ${SINCE_LEDGER}`

/**
 * The price that was captured and not returned against the documents of payments and refunds. A surplus is in none; a reversal is
 * left out on both sides, because it has a credit note only while the booking owes it again.
 */
export const DOCUMENTS_OF_BOOKINGS = sql`
  SELECT b.id AS subject, b.id AS "bookingId",
    (coalesce(c.sum, 0) - coalesce(r.sum, 0))::float8 AS ours, coalesce(i.sum, 0)::float8 AS theirs
  FROM bookings b
  LEFT JOIN (
    SELECT booking_id, sum(amount_halalas - deposit_halalas) AS sum FROM (${CAPTURED}) c GROUP BY booking_id
  ) c ON c.booking_id = b.id
  LEFT JOIN (
    SELECT c.booking_id, sum(r.amount_halalas - r.deposit_halalas) AS sum
    FROM refunds r JOIN (${CAPTURED}) c ON c.id = r.payment_id
    WHERE r.cause = 'surplus' OR (r.cause = 'owed' AND r.state = 'done')
      OR (r.cause = 'chargeback' AND NOT r.is_borne) GROUP BY c.booking_id
  ) r ON r.booking_id = b.id
  LEFT JOIN (
    SELECT booking_id, sum(CASE kind WHEN 'credit_note' THEN -total_halalas ELSE total_halalas END) AS sum
    FROM invoices i
    WHERE kind IN ('receipt', 'tax_invoice', 'credit_note') AND (cause LIKE 'payment:%' OR cause LIKE 'refund:%')
      AND NOT EXISTS (SELECT FROM refunds r WHERE i.cause = 'refund:' || r.id AND r.cause = 'reversal')
    GROUP BY booking_id
  ) i ON i.booking_id = b.id
  WHERE ${SINCE_LEDGER}`
