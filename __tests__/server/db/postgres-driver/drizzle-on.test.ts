import pg from 'pg'
import { drizzleOn } from '@/server/db/postgres-driver/drizzle-on'
import { isTuned } from '@/server/db/postgres-driver/tuned'

test('only a tuned driver sends statements together and prepares them', () => {
  const [plain, tuned] = [new pg.Pool(), new pg.Pool()]
  const [ofPlain, ofTuned] = [drizzleOn(plain, 'plain'), drizzleOn(tuned, 'tuned')]
  expect([plain, tuned].map((pool) => pool.listenerCount('connect'))).toEqual([0, 2])
  expect([ofPlain, ofTuned].map(isTuned)).toEqual([false, true])
})
