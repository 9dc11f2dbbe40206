import { type SQL, sql } from 'drizzle-orm'
import type { DifferenceKind } from '@/lib/domain/ledger/reconciliation'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { COMMISSION_OF_BOOKINGS, STAY_VAT_OF_BOOKINGS } from './commission-of-bookings'
import { entriesByBooking } from './entries-by-booking'
import { MONEY_AT_BANK } from './money-at-bank'
import { DOCUMENTS_OF_BOOKINGS, PAID_OF_BOOKINGS } from './money-of-bookings'
import { OPEN_CHARGEBACKS, TAKEN_BY_BANKS } from './money-of-chargebacks'

/** Both sides in halalas: ours is what the ledger says. */
export interface Difference {
  kind: DifferenceKind
  subject: string
  bookingId: string | null
  ours: number
  theirs: number
}

/** Each answers `subject`, `bookingId`, `ours` and `theirs`, one statement and so one snapshot. */
const COMPARISONS: Partial<Record<DifferenceKind, SQL>> = {
  // The entries of an account against its balance.
  account_sum: sql`
    SELECT a.name AS subject, NULL AS "bookingId",
      coalesce(sum(e.amount_halalas), 0)::float8 AS ours, a.balance_halalas::float8 AS theirs
    FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account = a.name
    GROUP BY a.name`,
  // The wallet against the balance that the user is shown.
  user_balance: sql`
    SELECT u.id AS subject, NULL AS "bookingId",
      coalesce(a.balance_halalas, 0)::float8 AS ours, u.balance_halalas::float8 AS theirs
    FROM users u LEFT JOIN ledger_accounts a ON a.name = 'guest_wallet:' || u.id`,
  // What a booking has at the provider against its payments, finished refunds and chargebacks, which the refunds that they made
  // are in; what the provider charges is in settlements alone.
  booking_captures: sql`
    SELECT b.id AS subject, b.id AS "bookingId", coalesce(-l.sum, 0)::float8 AS ours,
      (coalesce(p.sum, 0) - coalesce(r.sum, 0) - coalesce(c.sum, 0))::float8 AS theirs
    FROM bookings b
    LEFT JOIN (${TAKEN_BY_BANKS}) c ON c.booking_id = b.id
    LEFT JOIN (${entriesByBooking('psp_clearing')}) l ON l.booking_id = b.id
    LEFT JOIN (
      SELECT booking_id, sum(amount_halalas) AS sum FROM payments
      WHERE state = 'paid' AND provider <> 'balance' GROUP BY booking_id
    ) p ON p.booking_id = b.id
    LEFT JOIN (${refundsByBooking(sql`r.state = 'done' AND r.destination = 'card' AND r.bank_reference IS NULL AND r.chargeback_id IS NULL`)}) r ON r.booking_id = b.id`,
  // What is owed back against the refunds that have not arrived.
  booking_refunds: sql`
    SELECT b.id AS subject, b.id AS "bookingId",
      coalesce(l.sum, 0)::float8 AS ours, coalesce(r.sum, 0)::float8 AS theirs
    FROM bookings b
    LEFT JOIN (${entriesByBooking('refund_clearing')}) l ON l.booking_id = b.id
    LEFT JOIN (${refundsByBooking(sql`r.state <> 'done'`)}) r ON r.booking_id = b.id`,
  chargebacks_open: OPEN_CHARGEBACKS,
  // What is held of a guest's balance against the open attempts that it is held for.
  booking_holds: sql`
    SELECT b.id AS subject, b.id AS "bookingId",
      coalesce(l.sum, 0)::float8 AS ours, coalesce(p.sum, 0)::float8 AS theirs
    FROM bookings b
    LEFT JOIN (${entriesByBooking('balance_held')}) l ON l.booking_id = b.id
    LEFT JOIN (
      SELECT booking_id, sum(balance_halalas) AS sum FROM payments WHERE state = 'initiated' GROUP BY booking_id
    ) p ON p.booking_id = b.id`,
  // The commission and its VAT of a booking that is over against Diyar's invoice.
  booking_commission: COMMISSION_OF_BOOKINGS,
  booking_paid: PAID_OF_BOOKINGS,
  booking_documents: DOCUMENTS_OF_BOOKINGS,
  booking_stay_vat: STAY_VAT_OF_BOOKINGS,
  // Captures without a booking against those that wait for a refund.
  unmatched_captures: sql`
    SELECT 'SAR' AS subject, NULL AS "bookingId",
      (SELECT coalesce(-sum(e.amount_halalas), 0) FROM ledger_entries e
        JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.account = 'psp_clearing' AND t.booking_id IS NULL
          AND t.kind NOT IN ('settlement_received', 'settlement_explained'))::float8 AS ours,
      (SELECT coalesce(sum(amount), 0) FROM unmatched_payments
        WHERE currency = 'SAR' AND state IN ('open', 'refused'))::float8 AS theirs`,
  ...MONEY_AT_BANK,
}

/** What the ledger and the other tables do not agree on. */
export const findDifferences = (db: Db): Promise<Difference[]> => compareAll(db, COMPARISONS)

/** Whatever each of these finds different. */
export async function compareAll(
  db: Db,
  comparisons: Partial<Record<DifferenceKind, SQL>>,
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [kind, comparison] of Object.entries(comparisons)) {
    const rows = await rowsOf<Omit<Difference, 'kind'>>(
      db,
      sql`SELECT * FROM (${comparison}) compared WHERE ours <> theirs ORDER BY subject`,
    )
    found.push(...rows.map((row) => ({ kind: kind as DifferenceKind, ...row })))
  }
  return found
}

function refundsByBooking(condition: SQL): SQL {
  return sql`
    SELECT p.booking_id, sum(r.amount_halalas) AS sum
    FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE ${condition} GROUP BY p.booking_id`
}
