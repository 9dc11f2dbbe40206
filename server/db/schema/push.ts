import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { sessions } from './sessions'
import { users } from './users'

/** One row: the VAPID key pair; generated once, because new keys invalidate all subscriptions. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey().default('site'),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
})

/** A browser's push subscription. Deleted with its session, so that a device never shows another user's notifications. */
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
