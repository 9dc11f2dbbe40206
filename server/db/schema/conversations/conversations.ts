import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OfferRequest } from '@/lib/domain/private-offers/offer-request'
import { createdAt, foreignId, id, instant } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    guestId: foreignId('guest_id', () => users.id),
    vendorId: foreignId('vendor_id', () => vendors.id),
    listingId: foreignId('listing_id', () => listings.id),
    /** the number of the newest message, set in the transaction that writes it, so that there are no gaps */
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    /** the newest message that each side has read, and the newest at its last reminder */
    guestReadSeq: integer('guest_read_seq').notNull().default(0),
    vendorReadSeq: integer('vendor_read_seq').notNull().default(0),
    guestNotifiedSeq: integer('guest_notified_seq').notNull().default(0),
    vendorNotifiedSeq: integer('vendor_notified_seq').notNull().default(0),
    /** when a side closed the conversation */
    guestBlockedAt: instant('guest_blocked_at'),
    vendorBlockedAt: instant('vendor_blocked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('conversations_guest_listing').on(table.guestId, table.listingId),
    index('conversations_guest').on(table.guestId, table.lastMessageAt.desc()),
    index('conversations_vendor').on(table.vendorId, table.lastMessageAt.desc()),
    index('conversations_listing').on(table.listingId),
    index('conversations_newest').on(table.lastMessageAt),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: foreignId('conversation_id', () => conversations.id),
    senderId: foreignId('sender_id', () => users.id),
    seq: integer('seq').notNull(),
    /** id from the sender's browser: a repeated send with it is the same message */
    clientId: text('client_id').notNull(),
    /** unmasked; contact details are masked when it is read */
    body: text('body').notNull(),
    /** by a template of the vendor, not by the hands of its sender */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** a private upload of the sender; no foreign key, because the message remains when the account is closed */
    imageUploadId: text('image_upload_id'),
    imageWidth: integer('image_width'),
    imageHeight: integer('image_height'),
    /** what a family wants of a hall, as the text says it; the vendor's offer starts with it */
    offerRequest: jsonb('offer_request').$type<OfferRequest>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('messages_seq').on(table.conversationId, table.seq),
    uniqueIndex('messages_client').on(table.conversationId, table.senderId, table.clientId),
    index('messages_sender').on(table.senderId, table.createdAt),
  ],
)
