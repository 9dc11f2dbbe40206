import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { commentStatements } from './named-requests'
import { runAgain } from './run-again'
import { type PostgresStatements, prepareInTransactions, withoutNames } from './statement-names'
import { transactionsOf } from './transactions'

/** Drizzle on a pool with `pipeline: true` that has no connections yet. */
export function drizzleOn(
  pool: pg.Pool,
  statements: PostgresStatements,
): NodePgDatabase<Record<string, never>> {
  const db = drizzle(pool)
  db.transaction = runAgain(transactionsOf(pool))
  pool.on('connect', sendTogether)
  pool.on('connect', statements === 'named' ? prepareInTransactions : withoutNames)
  commentStatements(pool)
  return db
}

/**
 * Sends the statements of one turn of the event loop in one write. Only useful on a pipelining connection; others run
 * one statement at a time.
 */
export function sendTogether(client: pg.PoolClient): void {
  const request = client.query.bind(client) as (...requested: unknown[]) => unknown
  const { stream } = client.connection
  const query = (...requested: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return request(...requested)
  }
  client.query = query as typeof client.query
}
