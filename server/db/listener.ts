import pg from 'pg'

/** The part of a pool that the socket adapter uses. */
export interface Listener {
  pool: pg.Pool
  close: () => Promise<void>
}

const NEVER = new Promise<never>(() => undefined)

/**
 * A dedicated connection for the socket adapter, so that a broken one uses no connection of the pool. The adapter
 * reconnects after one to three seconds; the old connection is closed first, to avoid duplicate events.
 */
export function listenerOf(pool: pg.Pool): Listener {
  let current: pg.Client | undefined
  let isClosed = false
  const drop = async () => {
    current?.removeAllListeners('end')
    await current?.end().catch(() => undefined)
  }
  const connect = async () => {
    // After closing, the adapter would retry for ever; a promise that never settles stops it.
    if (isClosed) return NEVER
    await drop()
    const client = new pg.Client({ ...pool.options, pipeline: false })
    current = client
    // Without an error listener a lost connection would end the process; the adapter reacts to "end".
    client.on('error', () => undefined)
    await client.connect()
    return Object.assign(client, { release: () => void client.end() })
  }
  return {
    pool: { connect, query: pool.query.bind(pool) } as unknown as pg.Pool,
    close: async () => {
      isClosed = true
      await drop()
    },
  }
}
