import { sql } from 'drizzle-orm'
import type { Db } from './db'
import { isTimeUp } from './failures'

/** Runs statements that PostgreSQL ends after so many milliseconds each; null when it has. PGlite lets them end. */
export async function withinTime<T>(db: Db, ms: number, work: (tx: Db) => Promise<T>): Promise<T | null> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${ms}`))
      return work(tx)
    })
  } catch (error) {
    if (isTimeUp(error)) return null
    throw error
  }
}
