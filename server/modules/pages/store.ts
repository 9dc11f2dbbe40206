import { desc, eq } from 'drizzle-orm'
import type { WordPageName } from '@/lib/domain/words/page'
import type { Db } from '@/server/db/open'
import { users } from '@/server/db/schema/accounts'
import { pageVersions } from '@/server/db/schema/words'

/** The version that is shown; undefined while nobody has rewritten the page. */
export async function readNewest(db: Db, name: WordPageName) {
  const [row] = await db
    .select({ page: pageVersions, firstName: users.firstName, lastName: users.lastName })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.editorId))
    .where(eq(pageVersions.name, name))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  return row
}

/** False when that version exists already: somebody else was quicker. */
export async function writeVersion(tx: Db, version: typeof pageVersions.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(pageVersions)
    .values(version)
    .onConflictDoNothing()
    .returning({ version: pageVersions.version })
  return written.length > 0
}
