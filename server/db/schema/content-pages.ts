import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { WordPageName, WordsInOneLanguage } from '@/lib/domain/words/page'
import { createdAt } from './columns'
import { users } from './users'

/** The pages of words as admins wrote them, each version a row; the newest is shown. */
export const pageVersions = pgTable(
  'page_versions',
  {
    name: text('name').$type<WordPageName>().notNull(),
    version: integer('version').notNull(),
    ar: jsonb('ar').$type<WordsInOneLanguage>().notNull(),
    en: jsonb('en').$type<WordsInOneLanguage>().notNull(),
    editorId: text('editor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)
