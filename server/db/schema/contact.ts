import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { ContactState } from '@/lib/domain/words/contact'
import type { ContactTopic } from '@/lib/domain/words/contact-topics'
import { createdAt, id, instant } from './columns'
import { users } from './users'

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
