import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import { CONTENT_PAGES } from '@/lib/domain/content-pages/content-page'
import { createdAt, foreignId, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** The versions of content pages that admins wrote; the newest is shown. */
export const pageVersions = pgTable(
  'page_versions',
  {
    name: oneOf('name', CONTENT_PAGES).notNull(),
    version: integer('version').notNull(),
    ar: jsonb('ar').$type<PageTextInLanguage>().notNull(),
    en: jsonb('en').$type<PageTextInLanguage>().notNull(),
    editorId: foreignId('editor_id', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), primaryKey({ columns: [table.name, table.version] })],
)
