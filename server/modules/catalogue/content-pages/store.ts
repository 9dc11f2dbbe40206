import { and, desc, eq } from 'drizzle-orm'
import type { ContentPageName } from '@/lib/domain/content-pages/content-page'
import type { Db } from '@/server/db/db'
import { pageVersions } from '@/server/db/schema/catalogue/content-pages'
import { users } from '@/server/db/schema/people/users'

export type PageVersion = typeof pageVersions.$inferSelect

/** The current version; undefined while the default text is shown. */
export async function findNewest(db: Db, name: ContentPageName) {
  const [row] = await listVersions(db, name, { limit: 1, offset: 0 })
  return row
}

/** The newest first, each with its author. */
export function listVersions(db: Db, name: ContentPageName, page: { limit: number; offset: number }) {
  return db
    .select({ page: pageVersions, firstName: users.firstName, lastName: users.lastName })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.editorId))
    .where(eq(pageVersions.name, name))
    .orderBy(desc(pageVersions.version))
    .limit(page.limit)
    .offset(page.offset)
}
export type WrittenVersion = Awaited<ReturnType<typeof listVersions>>[number]

export async function findVersion(
  db: Db,
  name: ContentPageName,
  version: number,
): Promise<PageVersion | null> {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.name, name), eq(pageVersions.version, version)))
  return row ?? null
}

/** False when that version exists already, because another admin was faster. */
export async function writeVersion(tx: Db, version: typeof pageVersions.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(pageVersions)
    .values(version)
    .onConflictDoNothing()
    .returning({ version: pageVersions.version })
  return written.length > 0
}
