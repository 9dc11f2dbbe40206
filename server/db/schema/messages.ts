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
    /** the number of the newest message: taken in the transaction that writes it, so that there are no gaps */
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    /** the number of the newest message that a side has seen, and had seen when it was last told of unread ones */
    guestReadSeq: integer('guest_read_seq').notNull().default(0),
    vendorReadSeq: integer('vendor_read_seq').notNull().default(0),
    guestToldSeq: integer('guest_told_seq').notNull().default(0),
    vendorToldSeq: integer('vendor_told_seq').notNull().default(0),
    /** when a side closed the conversation */
    guestBlockedAt: instant('guest_blocked_at'),
    vendorBlockedAt: instant('vendor_blocked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('conversations_guest_service').on(table.guestId, table.serviceId),
    index('conversations_guest').on(table.guestId, table.lastMessageAt.desc()),
    index('conversations_vendor').on(table.vendorUserId, table.lastMessageAt.desc()),
    index('conversations_newest').on(table.lastMessageAt),
  ],
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
    seq: integer('seq').notNull(),
    /** what the sender's browser called it: sent again under the same name it is the same message */
    clientId: text('client_id').notNull(),
    /** as it was written; what a reader may see of it is decided when it is read */
    body: text('body').notNull(),
    /** a private upload of the sender; its file goes when the sender leaves */
    imageUploadId: text('image_upload_id'),
    imageWidth: integer('image_width'),
    imageHeight: integer('image_height'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('messages_seq').on(table.conversationId, table.seq),
    uniqueIndex('messages_client').on(table.conversationId, table.senderId, table.clientId),
    index('messages_sender').on(table.senderId, table.createdAt),
  ],
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
