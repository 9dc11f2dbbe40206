import { eq, inArray } from 'drizzle-orm'
import { emptyTables, openTestDatabase } from '@/__tests__/server/support/database'
import type { Db } from '@/server/db/db'
import type { OpenDb } from '@/server/db/open'
import { together } from '@/server/db/postgres-driver/together'
import { users } from '@/server/db/schema/people/users'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDatabase()
})
beforeEach(() => emptyTables(opened))
afterAll(() => opened.close())

const write = (db: Db, id: string) => db.insert(users).values({ id }).returning({ id: users.id })
const read = (db: Db, id: string) => db.select({ id: users.id }).from(users).where(eq(users.id, id))
const UNIQUE = { cause: { code: '23505' } }

async function known(): Promise<string[]> {
  const rows = await opened.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ['one', 'two']))
  return rows.map(({ id }) => id).sort()
}

test('answers are in the order of the statements', async () => {
  const { db } = opened
  await write(db, 'one')
  expect(await together([() => read(db, 'two'), () => read(db, 'one')])).toEqual([[], [{ id: 'one' }]])
  const inTransaction = db.transaction((tx) => together([() => write(tx, 'two'), () => read(tx, 'one')]))
  expect(await inTransaction).toEqual([[{ id: 'two' }], [{ id: 'one' }]])
})

test('outside of a transaction the others take effect, whichever fails', async () => {
  const { db } = opened
  await write(db, 'one')
  await expect(together([() => write(db, 'one'), () => write(db, 'two')])).rejects.toMatchObject(UNIQUE)
  expect(await known()).toEqual(['one', 'two'])
})

test('in a transaction nothing takes effect, and all have ended before it rejects with the cause', async () => {
  const { db } = opened
  await write(db, 'one')
  const ended: string[] = []
  const noted = (name: string, running: Promise<unknown>) => running.finally(() => ended.push(name))
  const work = db.transaction((tx) =>
    together([
      () => noted('new', write(tx, 'two')),
      () => noted('known', write(tx, 'one')),
      () => noted('refused', read(tx, 'one')),
    ]),
  )
  await expect(work).rejects.toMatchObject(UNIQUE)
  expect(ended).toEqual(['new', 'known', 'refused'])
  expect(await known()).toEqual(['one'])
})

test("the cause comes before the database's refusals of what followed it, in any order of the list", async () => {
  const { db } = opened
  await write(db, 'one')
  const work = db.transaction((tx) => {
    const first = write(tx, 'one')
    return together([() => read(tx, 'one'), () => first])
  })
  await expect(work).rejects.toMatchObject(UNIQUE)
})

test('a savepoint that failed leaves its transaction usable', async () => {
  const { db } = opened
  await write(db, 'one')
  await db.transaction(async (tx) => {
    const inner = tx.transaction((inside) =>
      together([() => write(inside, 'one'), () => read(inside, 'one')]),
    )
    await expect(inner).rejects.toMatchObject(UNIQUE)
    await write(tx, 'two')
  })
  expect(await known()).toEqual(['one', 'two'])
})
