import { sql } from 'drizzle-orm'
import { toSar } from '@/lib/domain/money'
import { AGE_BANDS, AGED, type Aged, type AgeingRow, ageBandOf } from '@/lib/domain/periods/period'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'

const DAY_MS = 86_400_000

/** Debts of vendors, balances of users and what waits to be explained, by the days since each was last moved. */
export async function sumByAge(db: Db, now: Date): Promise<AgeingRow[]> {
  const rows = await rowsOf<{ aged: Aged; amount: number; since: number }>(
    db,
    sql`
    SELECT split_part(a.name, ':', 1) AS aged, abs(a.balance_halalas)::float8 AS amount,
      (extract(epoch FROM max(t.created_at)) * 1000)::float8 AS since
    FROM ledger_accounts a
    JOIN ledger_entries e ON e.account = a.name JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE a.balance_halalas <> 0 AND split_part(a.name, ':', 1) IN ('vendor_debt', 'guest_wallet')
    GROUP BY a.name, a.balance_halalas
    UNION ALL
    SELECT 'settlement_lines', abs(net_halalas + fee_halalas)::float8, (extract(epoch FROM created_at) * 1000)::float8
    FROM settlement_lines WHERE state = 'open'
    UNION ALL
    SELECT 'bank_lines', abs(amount_halalas)::float8, (extract(epoch FROM booked_on) * 1000)::float8
    FROM bank_statement_lines WHERE state = 'open'`,
  )
  return AGED.map((aged) => {
    const own = rows.filter((row) => row.aged === aged)
    const bands = Array.from({ length: AGE_BANDS.length + 1 }, () => 0)
    for (const { amount, since } of own) {
      const band = ageBandOf((now.getTime() - since) / DAY_MS)
      bands[band] = (bands[band] ?? 0) + amount
    }
    return { aged, count: own.length, bands: bands.map(toSar) }
  })
}
