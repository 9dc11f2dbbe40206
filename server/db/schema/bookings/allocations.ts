import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ALLOCATION_STATES, BLOCK_SOURCES } from '@/lib/domain/booking/availability'
import { createdAt, foreignId, id, instant, oneOf, tstzrange, valueChecks } from '@/server/db/schema/columns'
import { privateOffers } from '@/server/db/schema/conversations/private-offers'
import { listings, units } from '@/server/db/schema/listings/listings'
import { bookings } from './bookings'
import { importedFeeds } from './calendar-feeds'

/**
 * A vendor's closed days, and the events of outside calendars. What an event does not hold it waits for: no unit is free
 * then, and it takes the first that becomes free.
 */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    listingId: foreignId('listing_id', () => listings.id),
    source: oneOf('source', BLOCK_SOURCES).notNull().default('vendor'),
    feedId: text('feed_id').references(() => importedFeeds.id),
    externalId: text('external_id'),
    /** of an event */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('blocks_external').on(table.listingId, table.feedId, table.externalId),
    index('blocks_feed').on(table.feedId).where(sql`feed_id IS NOT NULL`),
  ],
)

/**
 * The only table that decides availability. Drizzle cannot express its exclusion constraint `allocations_no_overlap`;
 * the guards add it (booking rules, Availability).
 */
export const allocations = pgTable(
  'allocations',
  {
    id: id(),
    unitId: foreignId('unit_id', () => units.id),
    listingId: foreignId('listing_id', () => listings.id),
    bookingId: text('booking_id').references(() => bookings.id),
    blockId: text('block_id').references(() => blocks.id),
    /** an option: held for the guest of a private offer */
    offerId: text('offer_id').references(() => privateOffers.id),
    during: tstzrange('during').notNull(),
    state: oneOf('state', ALLOCATION_STATES).notNull(),
    holdExpiresAt: instant('hold_expires_at'),
    /** held beside the booking's own dates until the difference to dearer ones is paid */
    isForDateChange: boolean('is_for_date_change').notNull().default(false),
  },
  (table) => [
    ...valueChecks(table),
    index('allocations_booking').on(table.bookingId),
    index('allocations_unit').on(table.unitId),
    index('allocations_block').on(table.blockId).where(sql`block_id IS NOT NULL`),
    index('allocations_offer').on(table.offerId).where(sql`offer_id IS NOT NULL`),
    index('allocations_listing').on(table.listingId),
    index('allocations_holds').on(table.holdExpiresAt),
  ],
)
