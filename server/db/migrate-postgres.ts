import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { isLockTimeUp, isLostRace } from './failures'

/** A change of a table that waits for a long reader makes all others wait behind it. */
const LOCK_TIMEOUT_MS = 2000
const PAUSE_MS = 3000
const MOST_TRIES = 10

interface Migration {
  connectionString: string
  migrationsFolder: string
  pauseMs?: number
}

/** Applies what is new, all or nothing. After a long wait for a lock or a deadlock it steps back, lets others work, and tries again. */
export async function migratePostgres({
  connectionString,
  migrationsFolder,
  pauseMs = PAUSE_MS,
}: Migration): Promise<void> {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 5000,
    options: `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
  })
  pool.on('error', () => undefined)
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await migrate(drizzle(pool), { migrationsFolder })
      } catch (error) {
        if (tries === MOST_TRIES || !(isLockTimeUp(error) || isLostRace(error))) throw error
        await pause(pauseMs)
      }
    }
  } finally {
    await pool.end()
  }
}
