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

/** How many migrations the build knows and the database has, and which only one of them has. */
export async function compareHistory(db: Db, migrationsFolder: string) {
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map((one) => one.hash))
  const rows = await rowsOf<{ hash: string }>(db, sql`SELECT hash FROM drizzle.__drizzle_migrations`)
  const theirs = new Set(rows.map(({ hash }) => hash))
  return {
    known: ours.size,
    applied: theirs.size,
    missing: [...ours].filter((hash) => !theirs.has(hash)).length,
    foreign: [...theirs].filter((hash) => !ours.has(hash)).length,
  }
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
  if ((await compareHistory(db, migrationsFolder)).foreign === 0) return
  throw new ConfigProblem([
    `${name} was made by another build of Diyar, with migrations that this one does not have. Nothing in it was changed. ` +
      `To begin with an empty database, ${remedy}; to keep its data, run the build that made it.`,
  ])
}
