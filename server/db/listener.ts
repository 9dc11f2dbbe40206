import pg from 'pg'

/** What the socket adapter asks of a pool. */
export interface Listener {
  pool: pg.Pool
  close: () => Promise<void>
}

const NEVER = new Promise<never>(() => undefined)

/**
 * The connection on which the socket adapter listens: one of its own, so that a broken one takes no place in the pool. The
 * adapter connects anew one to three seconds after a loss; an earlier connection is ended first, or news would come twice.
 */
export function listenerOf(pool: pg.Pool): Listener {
  let current: pg.Client | undefined
  let isClosed = false
  const drop = async () => {
    current?.removeAllListeners('end')
    await current?.end().catch(() => undefined)
  }
  const connect = async () => {
    // The adapter would try for ever to replace a connection that is refused.
    if (isClosed) return NEVER
    await drop()
    const client = new pg.Client({ ...pool.options, pipeline: false })
    current = client
    // Without a listener the loss of the connection would end the process; the adapter acts on "end".
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
