import { desc, eq } from 'drizzle-orm'
import type { TemplateName } from '@/lib/domain/content/template'
import type { Db } from '@/server/db/db'
import { templateVersions } from '@/server/db/schema/catalogue/templates'
import { users } from '@/server/db/schema/people/users'

const { name, version, texts, createdAt } = templateVersions
const columns = { name, version, texts, createdAt, firstName: users.firstName, lastName: users.lastName }

/** The newest version of every template that an admin has ever changed, with its author. */
export const readNewest = (db: Db) =>
  db
    .selectDistinctOn([name], columns)
    .from(templateVersions)
    .leftJoin(users, eq(users.id, templateVersions.editorId))
    .orderBy(name, desc(version))

/** The versions of a template, the newest first. */
export const readVersions = (db: Db, of: TemplateName, page: { limit: number; offset: number }) =>
  db
    .select(columns)
    .from(templateVersions)
    .leftJoin(users, eq(users.id, templateVersions.editorId))
    .where(eq(name, of))
    .orderBy(desc(version))
    .limit(page.limit)
    .offset(page.offset)
export type WrittenTemplate = Awaited<ReturnType<typeof readVersions>>[number]

/** Undefined while no admin has changed it. */
export async function findNewest(db: Db, of: TemplateName): Promise<WrittenTemplate | undefined> {
  const [row] = await readVersions(db, of, { limit: 1, offset: 0 })
  return row
}

/** False when that version exists already, because another admin was faster. */
export async function writeVersion(tx: Db, row: typeof templateVersions.$inferInsert): Promise<boolean> {
  const written = await tx.insert(templateVersions).values(row).onConflictDoNothing().returning({ version })
  return written.length > 0
}
