import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { prepareInTransactions } from './prepare-in-transactions'
import { sendTogether } from './send-together'
import { transactionsOf } from './transactions'
import { markTuned, type PostgresDriver } from './tuned'

/** Drizzle on a pool without connections yet. The tuned driver needs a pool with `pipeline: true`. */
export function drizzleOn(pool: pg.Pool, driver: PostgresDriver): NodePgDatabase<Record<string, never>> {
  const db = drizzle(pool)
  if (driver === 'plain') return db
  pool.on('connect', sendTogether)
  pool.on('connect', prepareInTransactions)
  db.transaction = transactionsOf(pool)
  return markTuned(db)
}
