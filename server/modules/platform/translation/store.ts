import { eq, lt } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { translations } from '@/server/db/schema/platform/translations'

export async function findTranslation(db: Db, hash: string): Promise<string | null> {
  const [row] = await db
    .select({ body: translations.body })
    .from(translations)
    .where(eq(translations.hash, hash))
  return row?.body ?? null
}

/** Two who asked at once wrote the same text: the first row stays. */
export async function writeTranslation(db: Db, row: typeof translations.$inferInsert): Promise<void> {
  await db.insert(translations).values(row).onConflictDoNothing()
}

export async function deleteTranslationsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(translations).where(lt(translations.createdAt, instant))
}
