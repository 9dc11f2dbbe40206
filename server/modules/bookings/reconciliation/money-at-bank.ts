import { inArray, type SQL, sql } from 'drizzle-orm'
import type { DifferenceKind } from '@/lib/domain/ledger/reconciliation'
import { PAYOUT_PLACES, PAYOUT_STATES, type PayoutPlace } from '@/lib/domain/payouts/payout'
import { payouts } from '@/server/db/schema/money/payouts'

/** What the ledger has of our bank, and of what reaches it, against payouts, refunds and settlements. */
export const MONEY_AT_BANK = {
  // What is on its way to vendors against the open payouts, and what our bank paid less what settlements brought against the
  // payouts that arrived, the refunds that it made and those settlements.
  payouts_open: payoutsIn('payout_clearing'),
  payouts_paid: payoutsIn(
    'bank_clearing',
    sql`SELECT amount_halalas FROM refunds WHERE state = 'done' AND bank_reference IS NOT NULL
      UNION ALL SELECT -transferred_halalas FROM settlements`,
  ),
  // What waits to be explained of settlements against their lines.
  settlement_lines_open: sql`
    SELECT 'settlement_open' AS subject, NULL AS "bookingId",
      (SELECT coalesce(sum(amount_halalas), 0) FROM ledger_entries WHERE account = 'settlement_open')::float8 AS ours,
      (SELECT coalesce(sum(net_halalas + fee_halalas), 0) FROM settlement_lines WHERE state = 'open')::float8 AS theirs`,
} as const satisfies Partial<Record<DifferenceKind, SQL>>

function payoutsIn(place: PayoutPlace, beside = sql`SELECT 0 AS amount_halalas WHERE false`): SQL {
  const states = PAYOUT_STATES.filter((state) => PAYOUT_PLACES[state] === place)
  return sql`
    SELECT ${place}::text AS subject, NULL AS "bookingId",
      (SELECT coalesce(sum(amount_halalas), 0) FROM ledger_entries WHERE account = ${place})::float8 AS ours,
      (SELECT coalesce(sum(amount_halalas), 0) FROM (
        SELECT amount_halalas FROM payouts WHERE ${inArray(payouts.state, states)} UNION ALL ${beside}
      ) paid)::float8 AS theirs`
}
