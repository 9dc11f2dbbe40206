import type { PoolClient } from 'pg'

/**
 * Sends the statements of one turn of the event loop in one write. Only useful on a pipelining connection; others run
 * one statement at a time.
 */
export function sendTogether(client: PoolClient): void {
  const request = client.query.bind(client) as (...requested: unknown[]) => unknown
  const { stream } = client.connection
  const query = (...requested: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return request(...requested)
  }
  client.query = query as typeof client.query
}
