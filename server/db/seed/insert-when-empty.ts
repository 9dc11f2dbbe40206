import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { cities } from '@/server/db/schema/catalogue/catalogue'

/** The advisory lock of all processes that seed the same database. */
const SEED_LOCK = 7_310_001

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export async function isEmpty(db: Pick<Db, 'select'>): Promise<boolean> {
  return (await db.select({ id: cities.id }).from(cities).limit(1)).length === 0
}

/** One transaction writes all rows, so an interrupted seed leaves an empty database. Returns whether it wrote. */
export function insertWhenEmpty(db: Db, insert: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    if (!(await isEmpty(tx))) return false
    await insert(tx)
    return true
  })
}
