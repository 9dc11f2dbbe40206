import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { ConfigProblem } from '@/server/config'
import { type Db, rowsOf } from '@/server/db/db'
import { assertKnownHistory, ReplacedHistory } from '@/server/db/known-history'
import { migrationsFolder, openDatabase } from '@/server/db/open'
import { setAsideFolder } from '@/server/db/set-aside'
import { migratedDataDir } from '../support/database'
import { appForTests } from '../support/test-app'

const api = appForTests()
const FOLDER = { name: 'The database in .data/pglite', remedy: 'delete that folder' }

/** As a build of before our migrations left it: other migrations, and data. */
async function ageDatabase(db: Db): Promise<void> {
  await db.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = 'of ' || id, created_at = id`)
  await db.execute(sql`UPDATE canned_answers SET title = 'Written by an older build'`)
}

const titles = (db: Db) =>
  rowsOf<{ title: string }>(db, sql`SELECT DISTINCT title FROM canned_answers ORDER BY title`)

/** What `db` answers after `change`, which is undone. */
async function refusalAfter(change: (tx: Db) => Promise<unknown>): Promise<unknown> {
  let refusal: unknown
  const undone = new Error('undo')
  const attempt = api.db.transaction(async (tx) => {
    await change(tx)
    refusal = await assertKnownHistory(tx, migrationsFolder(), FOLDER).catch((error: unknown) => error)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return refusal
}

test('a database that this build has migrated is opened', async () => {
  await expect(assertKnownHistory(api.db, migrationsFolder(), FOLDER)).resolves.toBeUndefined()
})

test('a database with migrations of another build is refused with a message that explains what to do', async () => {
  const refusal = await refusalAfter((tx) =>
    tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of another build', 1)`,
    ),
  )
  expect(refusal).toBeInstanceOf(ConfigProblem)
  expect(String(refusal)).toMatch(
    /The database in \.data\/pglite was made by another build of Diyar, .* begin with an empty database, delete that folder; to keep its data, run the build that made it\.$/,
  )
})

test('a database of the history that was replaced is refused with the page that names the way to export it', async () => {
  const refusal = await refusalAfter(ageDatabase)
  expect(refusal).toBeInstanceOf(ReplacedHistory)
  expect(String(refusal)).toMatch(
    /was made by an older build of Diyar, .* Nothing in it was changed\. .* docs\/deployment\.md, "A database of an older build"\.$/,
  )
})

test('a history of a later build that shares no migration is not taken for an older one', async () => {
  const refusal = await refusalAfter((tx) =>
    tx.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = 'of ' || id, created_at = created_at + 1`),
  )
  expect(refusal).not.toBeInstanceOf(ReplacedHistory)
  expect(refusal).toBeInstanceOf(ConfigProblem)
})

test('an embedded demo of the history that was replaced remains beside a new one, with a sentence that names its folder', async () => {
  const dataDir = await migratedDataDir('older')
  const older = await openDatabase({ dataDir })
  await ageDatabase(older.db)
  await older.close()
  const told: string[] = []
  const { db, close } = await openDatabase({ dataDir, onSetAside: (sentence) => told.push(sentence) })
  expect(await titles(db)).toHaveLength(3)
  await close()
  const [kept = ''] = readdirSync(dataDir).filter((name) => name !== 'pglite')
  expect(told).toEqual([
    `The demo in ${join(dataDir, 'pglite')} was made by an older build of Diyar, which this one cannot read. ` +
      `It is kept in ${join(dataDir, kept)}; a new demo begins.`,
  ])
  const old = await PGlite.create({ dataDir: join(dataDir, kept), extensions: { btree_gist, pg_trgm } })
  const { rows } = await old.query('SELECT DISTINCT title FROM canned_answers')
  expect(rows).toEqual([{ title: 'Written by an older build' }])
  await old.close()
}, 240_000)

test('an embedded database is moved for no other reason, and never where it may be more than a demo', () => {
  const tell = jest.fn()
  const [other, replaced] = [new Error('no space left'), new ReplacedHistory('The database')]
  expect(() => setAsideFolder(other, '/no-such-folder', tell)).toThrow(other)
  expect(() => setAsideFolder(replaced, '/no-such-folder')).toThrow(replaced)
  expect(tell).not.toHaveBeenCalled()
})

test('a demo whose folder cannot be moved is refused with what to do, and no new one begins', () => {
  const tell = jest.fn()
  const setAside = () => setAsideFolder(new ReplacedHistory('The database'), '/no-such-folder', tell)
  expect(setAside).toThrow(ConfigProblem)
  expect(setAside).toThrow(
    /^The demo in \/no-such-folder .* cannot be moved away \(.*ENOENT.*\)\. Nothing .* Set DATA_DIR to another folder/,
  )
  expect(tell).not.toHaveBeenCalled()
})
