import { renameSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { ConfigProblem } from '@/server/config'
import type { Db } from './db'
import { ReplacedHistory } from './known-history'

/** Told in one sentence where the older demo is now. */
export type OnSetAside = (sentence: string) => void

const tell = (whereabouts: string, place: string) =>
  `The demo in ${whereabouts} was made by an older build of Diyar, which this one cannot read. It is kept ${place}; a new demo begins.`

/** Digits alone, because a name of a schema in PostgreSQL needs no quotes then. */
const stamp = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14)

/**
 * Moves the closed folder of an embedded demo beside it. Throws `error` again if that is not why it was not opened, and a
 * ConfigProblem for a folder that cannot be moved, such as a mounted one.
 */
export function setAsideFolder(error: unknown, folder: string, onSetAside?: OnSetAside): void {
  if (!(error instanceof ReplacedHistory) || !onSetAside) throw error
  const place = `${folder}-${stamp()}`
  try {
    renameSync(folder, place)
  } catch (problem) {
    throw new ConfigProblem([
      `The demo in ${folder} was made by an older build of Diyar, which this one cannot read, and it cannot be moved away ` +
        `(${String(problem)}). Nothing in it was changed. Set DATA_DIR to another folder, or move it yourself.`,
    ])
  }
  onSetAside(tell(folder, `in ${place}`))
}

/** Moves the tables of a demo on PostgreSQL into a schema beside `public`. Throws as `setAsideFolder` does. */
export async function setAsideSchema(error: unknown, db: Db, onSetAside?: OnSetAside): Promise<void> {
  if (!(error instanceof ReplacedHistory) || !onSetAside) throw error
  const place = `diyar_${stamp()}`
  await db.transaction(async (tx) => {
    for (const statement of [
      `ALTER SCHEMA public RENAME TO ${place}`,
      'CREATE SCHEMA public',
      'ALTER EXTENSION btree_gist SET SCHEMA public',
      'ALTER EXTENSION pg_trgm SET SCHEMA public',
      `ALTER SCHEMA drizzle RENAME TO ${place}_migrations`,
    ]) {
      await tx.execute(sql.raw(statement))
    }
  })
  onSetAside(tell('the database of DATABASE_URL', `there in the schema ${place}`))
}
