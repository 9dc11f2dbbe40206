import { type SQL, sql } from 'drizzle-orm'
import { AT_BANK_WITHIN_DAYS } from '@/lib/domain/bank-statement/bank-statement'
import { SETTLED_WITHIN_DAYS } from '@/lib/domain/settlements/settlement'
import type { Db } from '@/server/db/db'
import { compareAll, type Difference } from './find-differences'

const DAY_MS = 86_400_000

/** Payments from before the first settlement that we have are in none. */
const SINCE_SETTLEMENTS = sql`(
  SELECT min(coalesce(l.transacted_at, s.settled_at)) FROM settlement_lines l JOIN settlements s ON s.id = l.settlement_id
  WHERE l.kind = 'payment'
)`

/** What settlements have of a payment. An admin may have explained a refund before it was found at the provider. */
const settled = (kind: 'payment' | 'refund') => sql`
  SELECT payment_id, abs(sum(net_halalas + fee_halalas)) AS sum FROM settlement_lines
  WHERE kind = ${kind} AND payment_id IS NOT NULL
    AND (state = 'matched' OR (kind = 'refund' AND explained_as = 'payments'))
  GROUP BY payment_id`

/** What was captured or refunded long ago and no settlement names, and what is settled of a payment that we never captured. */
export function findUnsettled(db: Db, now: Date): Promise<Difference[]> {
  const until = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  return compareAll(db, {
    payment_settled: paymentsUntil(until(SETTLED_WITHIN_DAYS)),
    refunds_settled: refundsUntil(until(SETTLED_WITHIN_DAYS)),
    settlement_at_bank: transfersUntil(until(AT_BANK_WITHIN_DAYS)),
  })
}

const paymentsUntil = (until: string): SQL => sql`
  SELECT p.id AS subject, p.booking_id AS "bookingId",
    (CASE WHEN p.state IN ('paid', 'refunded') THEN p.amount_halalas ELSE 0 END)::float8 AS ours, coalesce(l.sum, 0)::float8 AS theirs
  FROM payments p LEFT JOIN (${settled('payment')}) l ON l.payment_id = p.id
  WHERE p.provider <> 'balance' AND (l.sum IS NOT NULL OR (
    p.state IN ('paid', 'refunded') AND p.paid_at < ${until}::timestamptz AND p.paid_at >= ${SINCE_SETTLEMENTS}
  ))`

/** A refund that a chargeback made is a line of its own kind. */
const refundsUntil = (until: string): SQL => sql`
  SELECT p.id AS subject, p.booking_id AS "bookingId", r.sum::float8 AS ours,
    least(r.sum, coalesce(l.sum, 0))::float8 AS theirs
  FROM payments p
  JOIN (
    SELECT payment_id, sum(amount_halalas) AS sum FROM refunds
    WHERE state = 'done' AND destination = 'card' AND bank_reference IS NULL AND chargeback_id IS NULL
      AND ended_at < ${until}::timestamptz AND ended_at >= ${SINCE_SETTLEMENTS}
    GROUP BY payment_id
  ) r ON r.payment_id = p.id
  LEFT JOIN (${settled('refund')}) l ON l.payment_id = p.id
  WHERE p.provider <> 'balance'`

/** Settlements that no line of the bank's statement is, since there are statements. */
const transfersUntil = (until: string): SQL => sql`
  SELECT s.settlement_id AS subject, NULL AS "bookingId", s.transferred_halalas::float8 AS ours, 0::float8 AS theirs
  FROM settlements s
  WHERE s.transferred_halalas <> 0 AND s.settled_at < ${until}::timestamptz
    AND s.settled_at >= (SELECT min(booked_on) FROM bank_statement_lines)
    AND NOT EXISTS (SELECT FROM bank_statement_lines l WHERE l.settlement_id = s.id)`
