import type { Pool, PoolClient } from 'pg'
import { currentRequestId } from '@/server/current-request'
import { requestIdIn } from './named-requests'

/** A statement that has ended; its text has placeholders where the values were. */
export interface TimedStatement {
  text: string
  ms: number
  hasFailed: boolean
  requestId: string | null
}

type Watcher = (statement: TimedStatement) => void

const watchers = new WeakMap<Pool, Set<Watcher>>()

/** Measures every statement of a pool that has no connections yet. */
export function timeStatements(pool: Pool): void {
  const known = new Set<Watcher>()
  watchers.set(pool, known)
  const tell = (statement: TimedStatement) => {
    for (const watch of known) watch(statement)
  }
  pool.on('connect', (client) => timeClient(client, tell))
}

/** Tells of each statement from now on, until the returned function is called. */
export function watchStatements(pool: Pool, watch: Watcher): () => void {
  const known = watchers.get(pool)
  known?.add(watch)
  return () => known?.delete(watch)
}

function timeClient(client: PoolClient, tell: Watcher): void {
  const request = client.query.bind(client) as (...requested: unknown[]) => unknown
  const query = (...requested: unknown[]) => {
    const start = performance.now()
    const requestId = currentRequestId()
    const end = (hasFailed: boolean) => {
      const text = textOf(requested[0])
      tell({ text, ms: performance.now() - start, hasFailed, requestId: requestIdIn(text) ?? requestId })
    }
    const last = requested.at(-1)
    if (typeof last === 'function') {
      const answer = (error: unknown, result: unknown) => {
        end(Boolean(error))
        last(error, result)
      }
      return request(...requested.slice(0, -1), answer)
    }
    const running = request(...requested)
    if (running instanceof Promise)
      running.then(
        () => end(false),
        () => end(true),
      )
    return running
  }
  client.query = query as typeof client.query
}

function textOf(requested: unknown): string {
  if (typeof requested === 'string') return requested
  const { text } = (requested ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}
