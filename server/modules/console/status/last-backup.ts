import { desc } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { backups } from '@/server/db/schema/console/status'

/** When the newest whole copy was taken. */
export async function findLastBackup(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(backups).orderBy(desc(backups.takenAt)).limit(1)
  return row?.takenAt ?? null
}
