import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { ConfigProblem } from '@/server/config'
import type { Db } from './db'
import { rowsOf } from './db'

/** The location of the database, and how an operator creates an empty one. */
export interface Whereabouts {
  name: string
  remedy: string
}

/**
 * Refuses a database that was migrated by another build, whose tables would cause unclear errors later. Throws a
 * ConfigProblem and changes nothing.
 */
export async function assertKnownHistory(
  db: Db,
  migrationsFolder: string,
  { name, remedy }: Whereabouts,
): Promise<void> {
  const [history] = await rowsOf<{ isThere: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  )
  if (!history?.isThere) return
  const applied = await rowsOf<{ hash: string }>(db, sql`SELECT hash FROM drizzle.__drizzle_migrations`)
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map((one) => one.hash))
  if (applied.every(({ hash }) => ours.has(hash))) return
  throw new ConfigProblem([
    `${name} was made by another build of Diyar, with migrations that this one does not have. Nothing in it was changed. ` +
      `To begin with an empty database, ${remedy}; to keep its data, run the build that made it.`,
  ])
}
