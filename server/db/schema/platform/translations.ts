import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '@/server/db/schema/columns'
import { messages } from '@/server/db/schema/conversations/conversations'

/** Translations by a machine, so that a text is sent outside once. */
export const translations = pgTable(
  'translations',
  {
    /** of the text and both languages, for a message also of its id: another text has another row */
    hash: text('hash').primaryKey(),
    body: text('body').notNull(),
    /** the message that it translates: it goes with it, and serves no other message; null for texts that the public reads */
    messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('translations_message').on(table.messageId),
    index('translations_age').on(table.createdAt),
  ],
)
