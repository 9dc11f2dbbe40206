import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** The advisory lock of the process that runs the timers. */
const LOCK = 7_114_036
/** The server drops the connection of a machine that lost its power, and with it the lock, within half a minute. */
const KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

const ANSWER_MS = 5000

export interface Leader {
  /** Whether this process leads; it takes the lead where no other one has it. Rejects without a database. */
  isLeading(): Promise<boolean>
  close(): Promise<void>
}

/** The one among all processes of a PostgreSQL that holds a lock, on a connection of its own, for as long as it lives. */
export function leaderOf(pool: pg.Pool | undefined, log: Pick<FastifyBaseLogger, 'info'>): Leader {
  let holder: pg.Client | undefined
  if (!pool) return { isLeading: async () => true, close: async () => undefined }

  async function tryToLead(options: pg.PoolOptions): Promise<boolean> {
    const given = options.options ? `${options.options} ${KEEP_ALIVE}` : KEEP_ALIVE
    const client = new pg.Client({ ...options, pipeline: false, options: given, query_timeout: ANSWER_MS })
    // A lost connection ends the lead; the next round notices it.
    client.on('error', () => undefined)
    client.on('end', () => {
      if (holder === client) holder = undefined
    })
    await client.connect()
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_first', [LOCK])
    if (rows[0].is_first) holder = client
    else await client.end()
    return rows[0].is_first
  }

  return {
    async isLeading() {
      if (holder && (await isAlive(holder))) return true
      const isFirst = await tryToLead(pool.options)
      if (isFirst) log.info('this process runs the timers')
      return isFirst
    },
    async close() {
      await holder?.end()
    },
  }
}

/** A connection to a primary that is gone may stay open for hours without saying so. */
async function isAlive(client: pg.Client): Promise<boolean> {
  try {
    await client.query('SELECT 1')
    return true
  } catch {
    await client.end().catch(() => undefined)
    return false
  }
}
