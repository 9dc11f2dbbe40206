import { sql } from 'drizzle-orm'
import type { Db } from './db'

/** Milliseconds of the shortest statement; rejects when the database does not answer. */
export async function probeDatabase(db: Db): Promise<number> {
  const begun = performance.now()
  await db.execute(sql`SELECT 1`)
  return performance.now() - begun
}
