import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CaptionOfPhoto, Draft } from '@/lib/domain/listing/draft'
import { LISTING_ACTORS, LISTING_HISTORY_EVENTS } from '@/lib/domain/listing/listing-lifecycle'
import { COMPARED_DECISIONS } from '@/lib/domain/listing/listing-review'
import type { PriceChange } from '@/lib/domain/listing/pricing/price-changes'
import { STEP_IDS } from '@/lib/domain/listing/steps'
import { LISTING_STATES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { ListingWire } from '@/lib/domain/listing/wire'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { vendors } from '@/server/db/schema/people/vendors'
import { listings } from './listings'

export const listingDrafts = pgTable(
  'listing_drafts',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    type: oneOf('type', PROPERTY_TYPES).notNull(),
    step: oneOf('step', STEP_IDS).notNull(),
    payload: jsonb('payload').$type<Draft>().notNull(),
    isClosed: boolean('is_closed').notNull().default(false),
    /** browser and system of the last save, as a session names them */
    device: text('device'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [...valueChecks(table), index('listing_drafts_vendor').on(table.vendorId, table.updatedAt)],
)

/** Names, descriptions, pictures and their captions that await an admin's approval; the approved ones stay visible. */
export interface PendingTexts {
  name: Bilingual
  description: Bilingual
  images: string[]
  /** absent on changes stored before this field existed */
  photoCaptions?: CaptionOfPhoto[]
}

/** Changes of the vendor on a published listing that are not yet approved. */
export const listingRevisions = pgTable('listing_revisions', {
  listingId: foreignId('listing_id', () => listings.id).primaryKey(),
  payload: jsonb('payload').$type<PendingTexts>().notNull(),
  createdAt: createdAt(),
})

/** The content of a listing at its last publication, or at the rejection of one that was never public. */
export const listingVersions = pgTable(
  'listing_versions',
  {
    listingId: foreignId('listing_id', () => listings.id).primaryKey(),
    decision: oneOf('decision', COMPARED_DECISIONS).notNull(),
    content: jsonb('content').$type<ListingWire>().notNull(),
    createdAt: createdAt(),
  },
  (table) => valueChecks(table),
)

/** The history of a listing, readable by its vendor and admins; the audit trail names the admin. */
export const listingEvents = pgTable(
  'listing_events',
  {
    id: id(),
    listingId: foreignId('listing_id', () => listings.id),
    event: oneOf('event', LISTING_HISTORY_EVENTS).notNull(),
    role: oneOf('role', LISTING_ACTORS).notNull(),
    fromState: oneOf('from_state', LISTING_STATES),
    toState: oneOf('to_state', LISTING_STATES).notNull(),
    reason: text('reason'),
    /** the version of the listing that this event made; null on older ones */
    version: integer('version'),
    /** of the event `price` */
    prices: jsonb('prices').$type<PriceChange[]>(),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), index('listing_events_listing').on(table.listingId, table.createdAt)],
)

/** Licence warnings that were sent, one per last day of a licence. */
export const licenceReminders = pgTable(
  'licence_reminders',
  {
    listingId: foreignId('listing_id', () => listings.id),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    daysBefore: integer('days_before').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.expiresOn, table.daysBefore] })],
)
