import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'

test('a statement is built once for each database under its name, and run with the values of each call', async () => {
  const built: Db[] = []
  const statement = prepared('find_one', (db) => {
    built.push(db)
    return {
      prepare: (name) => ({ execute: async ({ id }) => `${built.indexOf(db)} ${id} ${name}` }),
    }
  })
  const [pool, transaction] = [{} as Db, {} as Db]
  expect(await statement(pool, { id: 'a' })).toBe('0 a find_one')
  expect(await statement(pool, { id: 'b' })).toBe('0 b find_one')
  expect(await statement(transaction, { id: 'c' })).toBe('1 c find_one')
  expect(built).toEqual([pool, transaction])
})
