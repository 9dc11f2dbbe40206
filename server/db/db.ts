import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or a transaction in it, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/**
 * Runs hand-written SQL. Select only types that both drivers return alike: texts, int4, float8 and booleans; cast all
 * others in SQL (int8 and times differ).
 */
export async function rowsOf<T>(runner: Pick<Db, 'execute'>, statement: SQL): Promise<T[]> {
  const result = (await runner.execute(statement)) as { rows: T[] }
  return result.rows
}
