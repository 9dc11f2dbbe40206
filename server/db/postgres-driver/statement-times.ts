import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import type { Span } from '@/lib/telemetry/tracer'
import { currentRequestId, currentSpan } from '@/server/current-request'
import { requestIdIn } from './named-requests'

/** A statement that has ended; its text has placeholders where the values were. */
export interface TimedStatement {
  text: string
  ms: number
  hasFailed: boolean
  requestId: string | null
  /** the traced work that it belongs to */
  span: Span | undefined
}

export type Watcher = (statement: TimedStatement) => void

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

/** A statement that waited for a connection would else run as a part of the work that gave the connection back. */
export function restoreContexts(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (...callback: unknown[]) => unknown
  const kept = (callback?: (...answer: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()
  pool.connect = kept as typeof pool.connect
}

function timeClient(client: PoolClient, tell: Watcher): void {
  const request = client.query.bind(client) as (...requested: unknown[]) => unknown
  const query = (...requested: unknown[]) => {
    const start = performance.now()
    const requestId = currentRequestId()
    const span = currentSpan()
    const end = (hasFailed: boolean) => {
      const text = textOf(requested[0])
      const ms = performance.now() - start
      tell({ text, ms, hasFailed, requestId: requestIdIn(text) ?? requestId, span })
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
    if (isThenable(running))
      running.then(
        () => end(false),
        () => end(true),
      )
    return running
  }
  client.query = query as typeof client.query
}

/** A pool may use promises of its own (`Promise` of its settings, another realm). */
const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

function textOf(requested: unknown): string {
  if (typeof requested === 'string') return requested
  const { text } = (requested ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}
