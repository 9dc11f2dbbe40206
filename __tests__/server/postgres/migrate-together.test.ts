import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { startTemporaryPostgres } from '@/scripts/steps/services/postgres.mjs'
import { rowsOf } from '@/server/db/db'
import { migratePostgres } from '@/server/db/migrate-postgres'
import { migrationsFolder, type OpenDb, openDatabase } from '@/server/db/open'

const countMigrations = ({ db }: OpenDb) =>
  rowsOf<{ all: number; different: number }>(
    db,
    sql`SELECT count(*)::int AS all, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations`,
  )

test('three processes that open an empty database at once migrate it once, and each can use it', async () => {
  const postgres = await startTemporaryPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed')
  const settings = { databaseUrl: postgres.url, dataDir: '' }
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(settings)))
  const all = readMigrationFiles({ migrationsFolder: migrationsFolder() }).length
  expect(await Promise.all(opened.map(countMigrations))).toEqual(opened.map(() => [{ all, different: all }]))
  await Promise.all(opened.map(({ close }) => close()))
  await postgres.stop()
}, 60_000)

/** Migrations of our own, one after the other. */
function aMigrationsFolder(statements: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: `000${idx}`,
    breakpoints: true,
  }))
  for (const [at, statement] of statements.entries()) writeFileSync(join(folder, `000${at}.sql`), statement)
  const journal = { version: '7', dialect: 'postgresql', entries }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  return folder
}

async function untilOneWaits(client: pg.Client): Promise<void> {
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
  while ((await client.query(waiting)).rowCount !== 1) await Promise.resolve()
}

test('a migration behind a long transaction lets writers pass, and is applied once the transaction ends', async () => {
  const postgres = await startTemporaryPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed')
  const connectionString = postgres.url
  const table = 'CREATE TABLE stays (id integer)'
  const begun = { connectionString, pauseMs: 500 }
  await migratePostgres({ ...begun, migrationsFolder: aMigrationsFolder([table]) })
  const [long, writer] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
  await Promise.all([long.connect(), writer.connect()])
  await long.query('BEGIN')
  await long.query('INSERT INTO stays VALUES (1)')
  const index = 'CREATE INDEX stays_id ON stays (id)'
  const migrated = migratePostgres({ ...begun, migrationsFolder: aMigrationsFolder([table, index]) })
  await untilOneWaits(writer)
  // Behind the index, until it steps back.
  await writer.query('INSERT INTO stays VALUES (2)')
  await long.query('COMMIT')
  await migrated
  const indexes = await writer.query("SELECT indexname FROM pg_indexes WHERE tablename = 'stays'")
  expect(indexes.rows).toEqual([{ indexname: 'stays_id' }])
  await Promise.all([long.end(), writer.end()])
  await postgres.stop()
}, 60_000)

test('a migration that loses a deadlock is tried again, and is applied once the other transaction ends', async () => {
  const postgres = await startTemporaryPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed')
  const connectionString = postgres.url
  const tables = 'CREATE TABLE a (id integer);\n--> statement-breakpoint\nCREATE TABLE b (id integer);'
  const begun = { connectionString, pauseMs: 500 }
  await migratePostgres({ ...begun, migrationsFolder: aMigrationsFolder([tables]) })
  const [long, observer] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
  await Promise.all([long.connect(), observer.connect()])
  // The other transaction waits for longer before it looks for a deadlock, so that the migration is the one that loses.
  await long.query("SET deadlock_timeout = '1min'")
  await long.query('BEGIN')
  await long.query('INSERT INTO b VALUES (1)')
  const columns =
    'ALTER TABLE a ADD COLUMN text text;\n--> statement-breakpoint\nALTER TABLE b ADD COLUMN text text;'
  const migrated = migratePostgres({ ...begun, migrationsFolder: aMigrationsFolder([tables, columns]) })
  await untilOneWaits(observer)
  await long.query('INSERT INTO a VALUES (1)')
  await long.query('COMMIT')
  await migrated
  expect((await observer.query('SELECT a.text, b.text FROM a, b')).rowCount).toBe(1)
  await Promise.all([long.end(), observer.end()])
  await postgres.stop()
}, 60_000)
