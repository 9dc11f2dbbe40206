import type { Db } from '@/server/db/open'
import { prepared } from '@/server/db/prepared'

test('a statement is built once for each database and run with the values of each call', async () => {
  const built: Db[] = []
  const statement = prepared((db) => {
    built.push(db)
    return { execute: async ({ id }: Record<string, unknown>) => `${built.indexOf(db)} ${id}` }
  })
  const [pool, transaction] = [{}, {}] as [Db, Db]
  expect(await statement(pool, { id: 'a' })).toBe('0 a')
  expect(await statement(pool, { id: 'b' })).toBe('0 b')
  expect(await statement(transaction, { id: 'c' })).toBe('1 c')
  expect(built).toEqual([pool, transaction])
})
