import { type SQL, sql } from 'drizzle-orm'
import type { SharedAccount } from '@/lib/domain/ledger/accounts'

/** The sum of each booking's entries on an account. */
export function entriesByBooking(account: SharedAccount): SQL {
  return sql`
    SELECT t.booking_id, sum(e.amount_halalas) AS sum
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.account = ${account} GROUP BY t.booking_id`
}
