import { sql } from 'drizzle-orm'
import { startTemporaryPostgres } from '@/scripts/steps/services/postgres.mjs'
import { ConfigProblem } from '@/server/config'
import { type Db, rowsOf } from '@/server/db/db'
import { ReplacedHistory } from '@/server/db/known-history'
import { openDatabase } from '@/server/db/open'

const titlesIn = (db: Db, schema: string) =>
  rowsOf<{ title: string }>(
    db,
    sql`SELECT DISTINCT title FROM ${sql.identifier(schema)}.canned_answers ORDER BY title`,
  )

test('an older database is refused outside of the demo, and in the demo put into a schema beside the new one', async () => {
  const postgres = await startTemporaryPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed')
  const settings = { databaseUrl: postgres.url, dataDir: '' }
  const older = await openDatabase(settings)
  await older.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = 'of ' || id, created_at = id`)
  await older.db.execute(sql`UPDATE canned_answers SET title = 'Written by an older build'`)

  await expect(openDatabase(settings)).rejects.toBeInstanceOf(ReplacedHistory)
  expect(await titlesIn(older.db, 'public')).toEqual([{ title: 'Written by an older build' }])
  await older.db.execute(sql`CREATE ROLE reader LOGIN`)
  await older.db.execute(sql`GRANT USAGE ON SCHEMA public, drizzle TO reader`)
  await older.db.execute(sql`GRANT SELECT ON ALL TABLES IN SCHEMA public, drizzle TO reader`)
  await older.close()

  const databaseUrl = postgres.url.replace('postgres@', 'reader@')
  const refused = openDatabase({ ...settings, databaseUrl, onSetAside: () => undefined })
  await expect(refused).rejects.toBeInstanceOf(ConfigProblem)
  await expect(refused).rejects.toThrow(
    /cannot be moved away \(must be owner of schema public\)\. Nothing in it was changed\. Set DATABASE_URL to another one/,
  )

  const told: string[] = []
  const onSetAside = (sentence: string) => told.push(sentence)
  const demo = await openDatabase({ ...settings, onSetAside })
  expect(told).toEqual([
    expect.stringMatching(
      /^The demo in the database of DATABASE_URL was made by an older build of Diyar, .* schema diyar_\d{14}; a new demo begins\.$/,
    ),
  ])
  const kept = /diyar_\d{14}/.exec(told[0] ?? '')?.[0] ?? ''
  expect(await titlesIn(demo.db, kept)).toEqual([{ title: 'Written by an older build' }])
  expect(await titlesIn(demo.db, 'public')).toHaveLength(3)
  await demo.close()

  const again = await openDatabase({ ...settings, onSetAside })
  expect(told).toHaveLength(1)
  await again.close()
  await postgres.stop()
}, 60_000)
