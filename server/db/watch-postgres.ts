import type pg from 'pg'
import { breakConnections, openPool } from './open'

const EVERY_MS = 250
const ANSWER_MS = 750
/** A server that is only busy answers one of them. */
const SILENT_PROBES = 2
/** A timer that fires so much later was held up by this process itself, and so was the answer. */
const LAG_MS = 300
/** While the server is away nobody waits for a connection that cannot come. */
const CONNECT_MS_WHILE_AWAY = 100

interface Watched {
  pool: pg.Pool
  url: string
  /** told of each change */
  onChange: (isAway: boolean) => void
}

/**
 * Tells a PostgreSQL that is gone without a word (its machine lost, the network cut) from one that is busy: the shortest statement
 * on a connection of its own gets no answer twice in a row. Then every call in work fails at once, and new ones do not wait, until
 * it answers again. Returns what stops it.
 */
export function watchPostgres({ pool, url, onChange }: Watched): () => Promise<void> {
  const limits = { min: 0, max: 1, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS }
  const probes = openPool(url, { ...limits, idleTimeoutMillis: 0, pipeline: false })
  const { connectionTimeoutMillis } = pool.options
  let isAway = false
  let silentProbes = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  function become(away: boolean): void {
    if (away === isAway || isStopped) return
    isAway = away
    pool.options.connectionTimeoutMillis = away ? CONNECT_MS_WHILE_AWAY : connectionTimeoutMillis
    if (away) breakConnections(pool)
    onChange(away)
  }

  async function probe(): Promise<void> {
    const begun = performance.now()
    try {
      await probes.query('SELECT 1')
      silentProbes = 0
      become(false)
    } catch {
      const ms = performance.now() - begun
      // What is refused at once fails by itself.
      if (ms >= ANSWER_MS && ms < ANSWER_MS + LAG_MS) silentProbes += 1
      if (silentProbes === SILENT_PROBES) become(true)
    }
    if (!isStopped) timer = setTimeout(() => void probe(), EVERY_MS).unref()
  }

  void probe()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await probes.end()
  }
}
