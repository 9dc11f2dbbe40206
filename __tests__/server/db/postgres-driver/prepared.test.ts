import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { markTuned } from '@/server/db/postgres-driver/tuned'

test('a statement is built once for each database, run with the values of each call, and named for a tuned one', async () => {
  const built: Db[] = []
  const statement = prepared('find_one', (db) => {
    built.push(db)
    return {
      prepare: (name) => ({ execute: async ({ id }) => `${built.indexOf(db)} ${id} ${name}` }),
    }
  })
  const [pool, transaction] = [{} as Db, markTuned({} as Db)]
  expect(await statement(pool, { id: 'a' })).toBe('0 a ')
  expect(await statement(pool, { id: 'b' })).toBe('0 b ')
  expect(await statement(transaction, { id: 'c' })).toBe('1 c find_one')
  expect(built).toEqual([pool, transaction])
})
