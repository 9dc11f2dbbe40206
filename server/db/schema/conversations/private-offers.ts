import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Party, Period } from '@/lib/domain/booking/bookable'
import type { OfferItem } from '@/lib/domain/private-offers/offer-items'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, foreignId, halalas, id, instant } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'
import { messages } from './conversations'

/** The prices that vendors offer to one guest; each is the card of a message, and makes one booking. */
export const privateOffers = pgTable(
  'private_offers',
  {
    id: id(),
    messageId: text('message_id')
      .notNull()
      .unique()
      .references(() => messages.id),
    vendorId: foreignId('vendor_id', () => vendors.id),
    guestId: foreignId('guest_id', () => users.id),
    listingId: foreignId('listing_id', () => listings.id),
    period: jsonb('period').$type<Period>().notNull(),
    party: jsonb('party').$type<Party>().notNull(),
    units: integer('units').notNull(),
    /** of all nights or hours and units, without add-ons */
    priceHalalas: halalas('price_halalas').notNull(),
    /** what the guest would have paid for them when it was sent */
    usualHalalas: halalas('usual_halalas').notNull(),
    /** at their own prices, beside that; null: none */
    items: jsonb('items').$type<OfferItem[]>(),
    /** an option: until it expires the dates are held for the guest, by rows of `allocations` */
    holdsDates: boolean('holds_dates').notNull().default(false),
    /** when the guest was reminded of the end of the option */
    remindedAt: instant('reminded_at'),
    expiresAt: instant('expires_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    declinedAt: instant('declined_at'),
    /** the booking that used it last, and when that ended without being paid */
    bookingId: text('booking_id')
      .unique()
      .references(() => bookings.id),
    givenBackAt: instant('given_back_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('private_offers_price', sql`${table.priceHalalas} > 0`),
    check('private_offers_given_back', sql`${table.givenBackAt} IS NULL OR ${table.bookingId} IS NOT NULL`),
    index('private_offers_vendor').on(table.vendorId),
    index('private_offers_guest').on(table.guestId),
    index('private_offers_listing').on(table.listingId),
  ],
)
