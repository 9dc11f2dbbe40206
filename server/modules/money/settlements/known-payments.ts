import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import type { KnownPayment } from './match-lines'

/** What the matched lines of a kind took back of the payment `k`. */
const takenBack = (kind: 'refund' | 'chargeback') => sql`coalesce((
  SELECT -sum(l.net_halalas + l.fee_halalas) FROM settlement_lines l
  WHERE l.provider_payment_id = k.id AND l.kind = ${kind} AND l.state = 'matched'
), 0)::float8`

/**
 * What we know of payments by their ids at the provider: attempts, and captures that no attempt explains, which all go back. Refunds
 * that were finally refused, or made by our bank, never leave the provider, and those that a chargeback made are in its line.
 */
export async function findKnownPayments(
  tx: Db,
  provider: string,
  providerIds: readonly string[],
): Promise<Map<string, KnownPayment>> {
  if (providerIds.length === 0) return new Map()
  const ids = sql`(SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(providerIds)])}::jsonb))`
  const rows = await rowsOf<KnownPayment & { id: string }>(
    tx,
    sql`
    SELECT k.id, k.payment_id AS "paymentId", k.amount::float8 AS "amountHalalas", k.refunds::float8 AS "refundsHalalas",
      EXISTS (
        SELECT FROM settlement_lines l WHERE l.provider_payment_id = k.id AND l.kind = 'payment' AND l.state = 'matched'
      ) AS "isSettled",
      ${takenBack('refund')} AS "settledRefundsHalalas", ${takenBack('chargeback')} AS "settledChargebacksHalalas"
    FROM (
      SELECT p.provider_id AS id, p.id AS payment_id, p.amount_halalas AS amount, coalesce((
        SELECT sum(r.amount_halalas) FROM refunds r
        WHERE r.payment_id = p.id AND r.state <> 'failed' AND r.destination = 'card' AND r.bank_reference IS NULL
          AND r.chargeback_id IS NULL
      ), 0) AS refunds
      FROM payments p WHERE p.provider = ${provider} AND p.provider_id IN ${ids}
      UNION ALL
      SELECT u.provider_id, NULL, u.amount, u.amount FROM unmatched_payments u
      WHERE u.provider = ${provider} AND u.currency = 'SAR' AND u.provider_id IN ${ids}
        AND NOT EXISTS (SELECT FROM payments p WHERE p.provider_id = u.provider_id)
    ) k`,
  )
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}
