import { sql } from 'drizzle-orm'
import { leaderOf } from '@/server/jobs/leader'
import { eventually } from '../../eventually'
import { appForTests } from '../support/test-app'

const api = appForTests()

/** Ends the connections that hold an advisory lock, as a failover does. */
const endHolders = () =>
  api.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()`,
  )

test('over PostgreSQL one process runs the timers until it ends or loses its connection, then another; the embedded database has one', async () => {
  const { pool, log } = api.app.deps
  const [first, second] = [leaderOf(pool, log), leaderOf(pool, log)]
  const isAlone = !pool
  try {
    expect(await first.isLeading()).toBe(true)
    expect(await second.isLeading()).toBe(isAlone)
    expect(await first.isLeading()).toBe(true)
    if (pool) await endHolders()
    await eventually(() => second.isLeading())
    expect(await first.isLeading()).toBe(isAlone)
    await second.close()
    await eventually(() => first.isLeading())
  } finally {
    await first.close()
    await second.close()
  }
})
