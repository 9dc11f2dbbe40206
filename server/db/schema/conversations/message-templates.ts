import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { MESSAGE_MOMENT_NAMES } from '@/lib/domain/messages/template-moments'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { vendors } from '@/server/db/schema/people/vendors'
import { messages } from './conversations'

/** What a vendor has sent to guests at a moment of their bookings. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    moment: oneOf('moment', MESSAGE_MOMENT_NAMES).notNull(),
    /** in Riyadh; null: the usual one of the moment */
    hour: integer('hour'),
    isOn: boolean('is_on').notNull(),
    /** when it was last switched on, or got another moment, hour or other listings: nothing that was due before is sent */
    since: instant('since').notNull(),
    /** of all listings, those of later too; else of its rows in `message_template_listings` */
    isForAll: boolean('is_for_all').notNull(),
    bodyAr: text('body_ar').notNull(),
    bodyEn: text('body_en').notNull(),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), index('message_templates_vendor').on(table.vendorId, table.moment)],
)

export const messageTemplateListings = pgTable(
  'message_template_listings',
  {
    templateId: foreignId('template_id', () => messageTemplates.id, { onDelete: 'cascade' }),
    listingId: foreignId('listing_id', () => listings.id),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.listingId] }),
    index('message_template_listings_listing').on(table.listingId),
  ],
)

/** What guests of a listing read by templates alone. */
export const guestNotes = pgTable('guest_notes', {
  listingId: foreignId('listing_id', () => listings.id).primaryKey(),
  wifi: text('wifi').notNull(),
})

export const TEMPLATE_MESSAGE_STATES = ['queued', 'sent', 'skipped'] as const

/** One row for a booking and a moment: a message is sent once, whatever runs twice. */
export const templateMessages = pgTable(
  'template_messages',
  {
    bookingId: foreignId('booking_id', () => bookings.id),
    moment: oneOf('moment', MESSAGE_MOMENT_NAMES).notNull(),
    templateId: text('template_id').references(() => messageTemplates.id, { onDelete: 'set null' }),
    state: oneOf('state', TEMPLATE_MESSAGE_STATES).notNull(),
    dueAt: instant('due_at').notNull(),
    messageId: text('message_id').references(() => messages.id),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    primaryKey({ columns: [table.bookingId, table.moment] }),
    index('template_messages_template').on(table.templateId),
    index('template_messages_message').on(table.messageId),
  ],
)

/** Short texts of a vendor for its box of messages. */
export const quickAnswers = pgTable(
  'quick_answers',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    name: text('name').notNull(),
    bodyAr: text('body_ar').notNull(),
    bodyEn: text('body_en').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('quick_answers_vendor').on(table.vendorId, table.createdAt)],
)
