import type { PoolClient } from 'pg'

/**
 * Lets statements that are asked in one turn of the event loop leave in one write, instead of one write and one waking of
 * the database for each. Of use where the connection pipelines: else there is one statement at a time.
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
