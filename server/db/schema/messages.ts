import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NotificationType } from '@/lib/domain/notification'
import { users } from './accounts'
import { createdAt, id, instant } from './columns'
import { services } from './listings'

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    guestId: text('guest_id')
      .notNull()
      .references(() => users.id),
    vendorUserId: text('vendor_user_id')
      .notNull()
      .references(() => users.id),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    guestReadAt: instant('guest_read_at'),
    vendorReadAt: instant('vendor_read_at'),
    lastMessageAt: instant('last_message_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('conversations_guest_service').on(table.guestId, table.serviceId)],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    senderId: text('sender_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('messages_conversation').on(table.conversationId, table.createdAt)],
)

/** Kept as type and params, so that the reader's language decides the words. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').$type<NotificationType>().notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt)],
)

/** Work that must happen outside: written in the transaction of its cause, done by a job with retries. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    runAt: instant('run_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    lastProblem: text('last_problem'),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_due').on(table.runAt)],
)
