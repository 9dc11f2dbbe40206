import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { WordsInOneLanguage } from '@/lib/domain/content-pages/content-page'
import { WORD_PAGES } from '@/lib/domain/content-pages/content-page'
import { createdAt, oneOf, valueChecks } from './columns'
import { users } from './users'

/** The pages of words as admins wrote them, each version a row; the newest is shown. */
export const pageVersions = pgTable(
  'page_versions',
  {
    name: oneOf('name', WORD_PAGES).notNull(),
    version: integer('version').notNull(),
    ar: jsonb('ar').$type<WordsInOneLanguage>().notNull(),
    en: jsonb('en').$type<WordsInOneLanguage>().notNull(),
    editorId: text('editor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), primaryKey({ columns: [table.name, table.version] })],
)
