import type { PGlite } from '@electric-sql/pglite'
import { watchEmbeddedStatements } from '@/server/db/embedded-statements'
import { requestIdIn } from '@/server/db/postgres-driver/named-requests'
import {
  restoreContexts,
  type TimedStatement,
  watchStatements,
} from '@/server/db/postgres-driver/statement-times'
import type { Deps } from '@/server/deps'

const TEXT_LENGTH = 500

/** Adds each statement on either engine to the work that it belongs to. Returns what stops it. */
export function traceStatements({ db, pool, replicas }: Pick<Deps, 'db' | 'pool' | 'replicas'>): () => void {
  if (!pool) {
    const { $client } = db as unknown as { $client: PGlite }
    return watchEmbeddedStatements($client, addToSpan)
  }
  const stops = [pool, ...(replicas?.pools ?? [])].map((one) => {
    restoreContexts(one)
    return watchStatements(one, addToSpan)
  })
  return () => {
    for (const stop of stops) stop()
  }
}

/** The text has placeholders where the values were. */
function addToSpan({ text, ms, hasFailed, span }: TimedStatement): void {
  span?.addEnded(summaryOf(text), ms, {
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutId(text).slice(0, TEXT_LENGTH) },
    hasFailed,
  })
}

const withoutId = (text: string) => (requestIdIn(text) ? text.slice(0, text.lastIndexOf('/*')) : text).trim()

const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i

/** The operation and the first table outside subqueries: `SELECT bookings`. */
function summaryOf(text: string): string {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
  const table = (TABLE.exec(withoutSubqueries(text)) ?? TABLE.exec(text))?.[1]
  return table ? `${operation} ${table}` : operation
}

function withoutSubqueries(text: string): string {
  let depth = 0
  return [...text]
    .filter((sign) => {
      if (sign === '(') depth += 1
      if (sign === ')') depth -= 1
      return depth === 0
    })
    .join('')
}
