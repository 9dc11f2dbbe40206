import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { startTemporaryPostgres } from '@/scripts/steps/postgres.mjs'
import { rowsOf } from '@/server/db/db'
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
