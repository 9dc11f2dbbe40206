import { PGlite } from '@electric-sql/pglite'
import { quickClient } from '@/server/db/embedded-client'

let plain: PGlite
let quick: PGlite

beforeAll(async () => {
  plain = await PGlite.create()
  quick = await quickClient(plain)
  await plain.exec(`CREATE TABLE stays (id text PRIMARY KEY, nights int NOT NULL DEFAULT 1, facts jsonb, tags text[],
    at timestamptz, bytes bytea, price float8, is_paid boolean)`)
}, 60_000)

afterAll(() => plain.close())

beforeEach(() => plain.exec('TRUNCATE stays'))

const parsed = async () =>
  (await plain.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')).rows

test('a statement that runs twice is parsed once, and one of PGlite itself each time', async () => {
  const text = 'SELECT nights FROM stays WHERE id = $1'
  for (const id of ['first', 'second']) await quick.query(text, [id])
  await plain.query('SELECT id FROM stays')
  expect((await parsed()).filter(({ statement }) => statement.includes('FROM stays'))).toEqual([
    { statement: text },
  ])
})

test.each([
  ['id', 'شاليه'],
  ['nights', 7],
  ['facts', { units: [1, 2], note: null }],
  ['tags', ['a', 'b "quoted"', 'c,d']],
  ['at', '2026-03-15T09:00:00Z'],
  ['bytes', new Uint8Array([0, 255, 7])],
  ['price', 1.5],
  ['is_paid', true],
  ['facts', null],
  ['tags', undefined],
])('what is written and read of %s is what PGlite itself writes and reads', async (column, value) => {
  const columns = column === 'id' ? 'id' : `id, ${column}`
  const values = (id: string) => (column === 'id' ? [value] : [id, value])
  const text = `INSERT INTO stays (${columns}) VALUES (${column === 'id' ? '$1' : '$1, $2'}) RETURNING ${column}`
  const written = await quick.query(text, values('quick'))
  await plain.exec('DELETE FROM stays')
  const expected = await plain.query(text, values('plain'))
  expect(written).toEqual(expected)
  for (const options of [{}, { rowMode: 'array' as const }]) {
    const read = `SELECT ${column} FROM stays`
    expect(await quick.query(read, [], options)).toEqual(await plain.query(read, [], options))
  }
})

test('a statement that is refused has the code of PostgreSQL, and the next one is whole', async () => {
  const insert = 'INSERT INTO stays (id, nights) VALUES ($1, $2)'
  await quick.query(insert, ['one', 1])
  await expect(quick.query(insert, ['one', 1])).rejects.toMatchObject({
    code: '23505',
    constraint: 'stays_pkey',
  })
  await expect(quick.query(insert, ['two', 'many'])).rejects.toMatchObject({ code: '22P02' })
  await expect(quick.query('SELECT * FROM nowhere')).rejects.toMatchObject({ code: '42P01' })
  const { affectedRows } = await quick.query(insert, ['two', 2])
  expect(affectedRows).toBe(1)
})

test('a transaction that is refused in its middle leaves nothing, and its statements run again after it', async () => {
  const insert = 'INSERT INTO stays (id) VALUES ($1)'
  const twice = quick.transaction(async (tx) => {
    await tx.query(insert, ['one'])
    await tx.query(insert, ['one'])
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  await quick.transaction((tx) => tx.query(insert, ['one']))
  expect((await quick.query('SELECT id FROM stays')).rows).toEqual([{ id: 'one' }])
})

test('a table that was altered is read as it is now', async () => {
  await plain.exec('CREATE TABLE notes (a int); INSERT INTO notes VALUES (1)')
  const all = 'SELECT * FROM notes'
  await quick.query(all)
  await plain.exec('ALTER TABLE notes ADD COLUMN b int')
  expect((await quick.query(all)).rows).toEqual([{ a: 1, b: null }])
})

test('of more statements than are stored the ones that were not used for the longest time are given up', async () => {
  for (let i = 0; i < 520; i++) await quick.query(`SELECT ${i} AS n`)
  const names = (await parsed()).map(({ statement }) => statement)
  expect([names.length, names.includes('SELECT 0 AS n')]).toEqual([500, false])
  expect((await quick.query('SELECT 0 AS n')).rows).toEqual([{ n: 0 }])
})

test('an instance that is opened again has no statements of its last owner', async () => {
  await quick.query('SELECT 1 AS first')
  const next = await quickClient(plain)
  expect((await next.query('SELECT 1 AS first')).rows).toEqual([{ first: 1 }])
  quick = next
})
