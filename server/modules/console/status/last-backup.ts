import { desc, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { backups, rehearsedRestores } from '@/server/db/schema/console/status'

/** When the newest whole copy was taken. */
export async function findLastBackup(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(backups).orderBy(desc(backups.takenAt)).limit(1)
  return row?.takenAt ?? null
}

/** The last rehearsed restore, and the last one that succeeded. */
export async function findLastRehearsals(db: Db) {
  const newest = (condition?: SQL) =>
    db.select().from(rehearsedRestores).where(condition).orderBy(desc(rehearsedRestores.startedAt)).limit(1)
  const [[last], [success]] = await Promise.all([newest(), newest(isNull(rehearsedRestores.problem))])
  return { last: last ?? null, success: success ?? null }
}
