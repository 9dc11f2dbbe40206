import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { sessions } from './sessions'
import { users } from './users'

/** One row: the pair of keys by which push services know us; made once, or every device would have to ask again. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey().default('site'),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
})

/** A browser that wants to be told. It ends with the session in which it was chosen, so a device never tells another user's news. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
)
