import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ContactState } from '@/lib/domain/words/contact'
import type { ContactTopic } from '@/lib/domain/words/contact-topics'
import type { WordPageName, WordsInOneLanguage } from '@/lib/domain/words/page'
import { users } from './accounts'
import { createdAt, id, instant } from './columns'

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

/** What visitors and members wrote to us. Of the address only a hash that differs every day is kept. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** null for a visitor who is not signed in */
    userId: text('user_id').references(() => users.id),
    name: text('name').notNull(),
    /** an e-mail address or a number, in one spelling */
    reach: text('reach').notNull(),
    topic: text('topic').$type<ContactTopic>().notNull(),
    message: text('message').notNull(),
    language: text('language').$type<'ar' | 'en'>().notNull(),
    addressHash: text('address_hash').notNull(),
    state: text('state').$type<ContactState>().notNull().default('open'),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_queue').on(table.state, table.createdAt),
    index('contact_messages_reach').on(table.reach, table.createdAt),
    index('contact_messages_address').on(table.addressHash, table.createdAt),
  ],
)
