import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { NOTIFICATION_TYPES } from '@/lib/domain/notifications/notification'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { sessions } from './sessions'
import { users } from './users'

/** Stored as type and params; the texts are rendered in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: foreignId('user_id', () => users.id),
    type: oneOf('type', NOTIFICATION_TYPES).notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), index('notifications_user').on(table.userId, table.createdAt)],
)

/** A user's notification channels; without a row the defaults apply. */
export const channelChoices = pgTable('channel_choices', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  sms: boolean('sms').notNull(),
  email: boolean('email').notNull(),
})

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
    userId: foreignId('user_id', () => users.id),
    sessionHash: foreignId('session_hash', () => sessions.tokenHash, { onDelete: 'cascade' }),
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
