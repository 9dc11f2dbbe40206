import type { Pool } from 'pg'
import { currentRequestId } from '@/server/current-request'

const APPLICATION = 'diyar'

/** The application name, by which pg_stat_activity and PostgreSQL's log show the request of a transaction. */
export function beginOf(requestId: string | null): string {
  return requestId ? `BEGIN; SET LOCAL application_name = '${APPLICATION} ${requestId}'` : 'BEGIN'
}

interface Statement {
  text: string
  name?: string
}

/**
 * Adds the id of the request to statements outside of a transaction, as a comment in the form of sqlcommenter. Not to
 * prepared ones, whose text must not change.
 */
export function commentStatements(pool: Pool): void {
  const request = pool.query.bind(pool) as (...requested: unknown[]) => unknown
  const query = (requested: Statement | string, ...rest: unknown[]) => {
    // Here and not at the connection: a pool that is busy calls back in the context of another request.
    const id = currentRequestId()
    const isOpen = typeof requested === 'object' && !requested.name && 'text' in requested
    return request(id && isOpen ? { ...requested, text: withId(requested.text, id) } : requested, ...rest)
  }
  pool.query = query as typeof pool.query
}

const withId = (text: string, id: string) => `${text} /*request_id='${id}'*/`

/** The request of a statement, from its comment. */
export const requestIdIn = (text: string): string | null =>
  /\/\*request_id='([0-9a-f-]+)'\*\/$/.exec(text)?.[1] ?? null
