import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { together } from './together'

/**
 * Transactions of a pool. Each runs on an object that stays with its connection, so that what is prepared within one is
 * built once for the connection; and its first statements leave together with its beginning. A connection that cannot even
 * be rolled back is closed.
 */
export function transactionsOf(pool: Pool): NodePgDatabase<Record<string, never>>['transaction'] {
  const known = new WeakMap<PoolClient, NodePgTransaction<Record<string, never>, Record<string, never>>>()
  const dialect = new PgDialect()
  const on = (client: PoolClient) => {
    const one =
      known.get(client) ??
      new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
    known.set(client, one)
    return one
  }
  return async (work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const [, result] = await together([client.query('BEGIN'), work(on(client))])
      await client.query('COMMIT')
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch((failure) => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}
