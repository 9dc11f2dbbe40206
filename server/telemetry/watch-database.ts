import { watchStatements } from '@/server/db/postgres-driver/statement-times'
import type { Deps } from '@/server/deps'
import type { Metrics } from './metrics'

const TEXT_LENGTH = 500

/** Measures the statements of PostgreSQL and logs the slow ones, without their values. Returns what stops it. */
export function watchDatabase({ pool, config, log }: Deps, metrics: Metrics): () => void {
  if (!pool) return () => undefined
  return watchStatements(pool, ({ text, ms, hasFailed, requestId }) => {
    metrics.statements.observe({ result: hasFailed ? 'failed' : 'done' }, ms / 1000)
    if (ms < config.slowStatementMs) return
    metrics.slowStatements.inc()
    log.warn(
      { ms: Math.round(ms), statement: text.slice(0, TEXT_LENGTH), reqId: requestId },
      'slow statement',
    )
  })
}
