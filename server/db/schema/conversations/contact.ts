import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '@/lib/domain/account/account'
import { CONTACT_TOPICS } from '@/lib/domain/content-pages/contact-topics'
import { createdAt, id, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** Messages of the contact form. Of the sender's network address only a hash is stored, which changes daily. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** null for a visitor who is not signed in */
    userId: text('user_id').references(() => users.id),
    name: text('name').notNull(),
    /** an e-mail address or a phone number, normalized */
    reach: text('reach').notNull(),
    topic: oneOf('topic', CONTACT_TOPICS).notNull(),
    message: text('message').notNull(),
    language: oneOf('language', LANGUAGES).notNull(),
    addressHash: text('address_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_reach').on(table.reach, table.createdAt),
    index('contact_messages_address').on(table.addressHash, table.createdAt),
  ],
)
