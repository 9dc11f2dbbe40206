import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { NOTIFICATION_TYPES } from '@/lib/domain/notifications/notification'
import { createdAt, id, instant, oneOf, valueChecks } from './columns'
import { users } from './users'

/** Stored as type and params; the texts are rendered in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    type: oneOf('type', NOTIFICATION_TYPES).notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), index('notifications_user').on(table.userId, table.createdAt)],
)

/** A user's notification channels; without a row the defaults apply. */
export const channelChoices = pgTable('channel_choices', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  sms: boolean('sms').notNull(),
  email: boolean('email').notNull(),
})
