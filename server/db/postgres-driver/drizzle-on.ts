import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { commentStatements } from './named-requests'
import { runAgain } from './run-again'
import { transactionsOf } from './transactions'
import { markTuned, type PostgresDriver } from './tuned'

/** Drizzle on a pool without connections yet. The tuned driver needs a pool with `pipeline: true`. */
export function drizzleOn(pool: pg.Pool, driver: PostgresDriver): NodePgDatabase<Record<string, never>> {
  const db = drizzle(pool)
  if (driver === 'plain') return withTransaction(db, runAgain(db.transaction.bind(db)))
  pool.on('connect', sendTogether)
  pool.on('connect', prepareInTransactions)
  commentStatements(pool)
  return markTuned(withTransaction(db, runAgain(transactionsOf(pool))))
}

type PostgresDb = NodePgDatabase<Record<string, never>>

function withTransaction(db: PostgresDb, transaction: PostgresDb['transaction']): PostgresDb {
  db.transaction = transaction
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

/** Maximum of prepared statements per connection, because lists of many lengths make many statements. */
const MOST_STATEMENTS = 300

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_STATEMENTS) return known
  const name = `diyar_${names.size}`
  names.set(text, name)
  return name
}

interface Statement {
  text: string
  name?: string
}

const isStatement = (requested: unknown): requested is Statement =>
  typeof requested === 'object' &&
  requested !== null &&
  'text' in requested &&
  typeof requested.text === 'string'

/**
 * Prepares the statements of transactions once per connection: they are few and use keys. Statements outside of a
 * transaction, above all searches, are planned each time for their values.
 */
export function prepareInTransactions(client: pg.PoolClient): void {
  const request = client.query.bind(client) as (...requested: unknown[]) => unknown
  let isInTransaction = false
  const query = (requested: unknown, values?: unknown, ...rest: unknown[]) => {
    const text = isStatement(requested) ? requested.text : requested
    if (typeof text === 'string' && /^begin\b/i.test(text)) isInTransaction = true
    if (typeof text === 'string' && /^(commit|rollback)\s*$/i.test(text)) isInTransaction = false
    const hasValues = Array.isArray(values) && values.length > 0
    const named = isInTransaction && hasValues && isStatement(requested) && !requested.name
    return request(named ? { ...requested, name: nameOf(requested.text) } : requested, values, ...rest)
  }
  client.query = query as typeof client.query
}
