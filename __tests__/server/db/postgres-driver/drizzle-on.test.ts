import { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { drizzleOn } from '@/server/db/postgres-driver/drizzle-on'
import { isTuned } from '@/server/db/postgres-driver/tuned'

test('a plain driver has none of our changes, a tuned one has them all', () => {
  const [plain, tuned] = [new pg.Pool(), new pg.Pool()]
  const [ofPlain, ofTuned] = [drizzleOn(plain, 'plain'), drizzleOn(tuned, 'tuned')]
  expect([plain, tuned].map((pool) => pool.listenerCount('connect'))).toEqual([0, 2])
  expect([ofPlain, ofTuned].map(isTuned)).toEqual([false, true])
  expect(ofPlain.transaction).toBe(PgDatabase.prototype.transaction)
  expect(ofTuned.transaction).not.toBe(PgDatabase.prototype.transaction)
})
