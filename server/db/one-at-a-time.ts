import pg from 'pg'

/** The advisory lock of the process that migrates. */
const LOCK = 7_114_037

/**
 * Runs `work` in one of all processes at a time: two that migrate an empty database together would collide. The lock
 * ends with its transaction, so that a pooler between us and PostgreSQL keeps it too.
 */
export async function oneAtATime<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
  // What is migrated by then stands; the next process finds it done.
  holder.on('error', () => undefined)
  await holder.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    return await work()
  } finally {
    await holder.end().catch(() => undefined)
  }
}
