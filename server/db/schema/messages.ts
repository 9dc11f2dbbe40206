import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NotificationType } from '@/lib/domain/notification'
import type { WorkKind } from '@/server/modules/outbox/work'
import { users } from './accounts'
import { bytea, createdAt, id, instant } from './columns'
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

/** How a person wants to hear of things while away; without a row the defaults hold. */
export const channelChoices = pgTable('channel_choices', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  sms: boolean('sms').notNull(),
  email: boolean('email').notNull(),
})

/**
 * Work that must happen: written in the transaction of its cause, done by a job with retries, and gone when it is
 * done. What was tried too often stays for a while, so that somebody can look at it.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').$type<WorkKind>().notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    runAt: instant('run_at').notNull().defaultNow(),
    gaveUpAt: instant('gave_up_at'),
    lastProblem: text('last_problem'),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_due').on(table.kind, table.runAt).where(sql`gave_up_at IS NULL`)],
)

/** Events too long for NOTIFY, on their way between several api processes; the socket adapter's own shape. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  createdAt: instant('created_at').defaultNow(),
  payload: bytea('payload'),
})
