import { renameSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { ConfigProblem } from '@/server/config'
import { innermostMessage } from '@/server/problem-of'
import type { Db } from './db'
import { isConnectionLost } from './failures'
import { ReplacedHistory } from './known-history'

/** Told in one sentence where the older demo is now. */
export type OnSetAside = (sentence: string) => void

const tell = (whereabouts: string, place: string) =>
  `The demo in ${whereabouts} was made by an older build of Diyar, which this one cannot read. It is kept ${place}; a new demo begins.`

/** Digits alone, because a name of a schema in PostgreSQL needs no quotes then. */
const stamp = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14)

const stays = (whereabouts: string, problem: unknown, remedy: string) =>
  new ConfigProblem([
    `The demo in ${whereabouts} was made by an older build of Diyar, which this one cannot read, and it cannot be moved away ` +
      `(${innermostMessage(problem)}). Nothing in it was changed. Set ${remedy}, or move it yourself.`,
  ])

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
    throw stays(folder, problem, 'DATA_DIR to another folder')
  }
  onSetAside(tell(folder, `in ${place}`))
}

/** Moves the tables of a demo on PostgreSQL into a schema beside `public`. Throws as `setAsideFolder` does. */
export async function setAsideSchema(error: unknown, db: Db, onSetAside?: OnSetAside): Promise<void> {
  if (!(error instanceof ReplacedHistory) || !onSetAside) throw error
  const place = `diyar_${stamp()}`
  const whereabouts = 'the database of DATABASE_URL'
  const moved = db.transaction(async (tx) => {
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
  await moved.catch((problem: unknown) => {
    throw isConnectionLost(problem) ? problem : stays(whereabouts, problem, 'DATABASE_URL to another one')
  })
  onSetAside(tell(whereabouts, `there in the schema ${place}`))
}
