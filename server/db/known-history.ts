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
  const files = readMigrationFiles({ migrationsFolder })
  const rows = await rowsOf<{ hash: string; createdAt: number }>(
    db,
    sql`SELECT hash, created_at::float8 AS "createdAt" FROM drizzle.__drizzle_migrations`,
  )
  const ours = new Set(files.map(({ hash }) => hash))
  const theirs = new Set(rows.map(({ hash }) => hash))
  const missing = [...ours].filter((hash) => !theirs.has(hash)).length
  const begin = Math.min(...files.map(({ folderMillis }) => folderMillis))
  return {
    known: ours.size,
    applied: theirs.size,
    missing,
    foreign: [...theirs].filter((hash) => !ours.has(hash)).length,
    /** whether it ended before our migrations began: they replaced it, and have no way from it */
    isReplaced: theirs.size > 0 && missing === ours.size && rows.every(({ createdAt }) => createdAt < begin),
  }
}

/** The database has the history that our migrations replaced. */
export class ReplacedHistory extends ConfigProblem {
  constructor(name: string) {
    super([
      `${name} was made by an older build of Diyar, whose migrations this one has replaced. Nothing in it was changed. ` +
        'How its data moves into a new database: docs/deployment.md, "A database of an older build".',
    ])
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
  const { foreign, isReplaced } = await compareHistory(db, migrationsFolder)
  if (isReplaced) throw new ReplacedHistory(name)
  if (foreign === 0) return
  throw new ConfigProblem([
    `${name} was made by another build of Diyar, with migrations that this one does not have. Nothing in it was changed. ` +
      `To begin with an empty database, ${remedy}; to keep its data, run the build that made it.`,
  ])
}
