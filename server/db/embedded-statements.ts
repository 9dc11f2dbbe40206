import type { PGlite } from '@electric-sql/pglite'
import { currentRequestId, currentSpan } from '@/server/current-request'
import type { Watcher } from './postgres-driver/statement-times'

type Runner = Pick<PGlite, 'query' | 'exec'>

/**
 * Tells of each statement of the embedded database, until the returned function is called. PGlite runs those of a
 * transaction on an object of that transaction, which is watched as well.
 */
export function watchEmbeddedStatements(client: PGlite, watch: Watcher): () => void {
  const { query, exec, transaction } = client
  watchRunner(client, watch)
  const watched = (work: (tx: Runner) => Promise<unknown>) =>
    transaction.call(client, (tx) => {
      watchRunner(tx, watch)
      return work(tx)
    })
  client.transaction = watched as typeof transaction
  return () => void Object.assign(client, { query, exec, transaction })
}

function watchRunner(runner: Runner, watch: Watcher): void {
  runner.query = timed(runner.query.bind(runner), watch) as Runner['query']
  runner.exec = timed(runner.exec.bind(runner), watch) as Runner['exec']
}

function timed(run: (text: string, ...rest: never[]) => Promise<unknown>, watch: Watcher) {
  return async (text: string, ...rest: never[]) => {
    const start = performance.now()
    const [requestId, span] = [currentRequestId(), currentSpan()]
    const tell = (hasFailed: boolean) =>
      watch({ text, ms: performance.now() - start, hasFailed, requestId, span })
    try {
      const answer = await run(text, ...rest)
      tell(false)
      return answer
    } catch (error) {
      tell(true)
      throw error
    }
  }
}
