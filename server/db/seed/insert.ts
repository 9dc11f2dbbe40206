import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'

/** PostgreSQL takes 65,535 parameters a statement; the widest table has about 50 columns. */
const ROWS_AT_ONCE = 500

export async function insertAll<Table extends PgTable>(
  tx: Pick<Db, 'insert'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
