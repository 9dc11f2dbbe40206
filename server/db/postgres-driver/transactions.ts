import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { currentRequestId } from '@/server/current-request'
import { isReadOnly } from '@/server/db/failures'
import { beginOf } from './named-requests'

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>

/**
 * Transactions of a pool. Each reuses an object of its connection, so that prepared statements are built once per
 * connection, and sends BEGIN with its first statements. A connection that cannot roll back is closed, and one whose
 * server is a replica by now.
 */
export function transactionsOf(pool: Pool): NodePgDatabase<Record<string, never>>['transaction'] {
  const known = new WeakMap<PoolClient, Transaction>()
  const dialect = new PgDialect()
  const on = (client: PoolClient) => {
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(
      client,
      dialect,
      undefined,
    )
    const one = known.get(client) ?? new NodePgTransaction(dialect, session, undefined)
    known.set(client, one)
    return one
  }
  return async (work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const result = await begun(client, () => work(on(client)))
      await client.query('COMMIT')
      return result
    } catch (error) {
      if (isReadOnly(error)) broken = error as Error
      await client.query('ROLLBACK').catch((failure) => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** The connection runs BEGIN before the statements; when BEGIN fails, its error is the reason. */
async function begun<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  const beginning = client.query(beginOf(currentRequestId()))
  const [began, worked] = await Promise.allSettled([beginning, work()])
  if (began.status === 'rejected') throw began.reason
  if (worked.status === 'rejected') throw worked.reason
  return worked.value
}
