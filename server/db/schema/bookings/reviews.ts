import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '@/lib/domain/account/account'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { bookings } from './bookings'

/** Reviews of finished stays, one a booking; those of a demo that was seeded before its reviews had stays have none. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    listingId: foreignId('listing_id', () => listings.id),
    bookingId: text('booking_id')
      .unique()
      .references(() => bookings.id),
    authorId: foreignId('author_id', () => users.id),
    rating: integer('rating').notNull(),
    aspects: integer('aspects').array().notNull(),
    body: text('body').notNull(),
    language: oneOf('language', LANGUAGES).notNull(),
    photos: text('photos').array().notNull().default(sql`'{}'::text[]`),
    vendorAnswer: text('vendor_answer'),
    answeredAt: instant('answered_at'),
    /** null while the review is blind: the vendor has not reviewed the guest, and the time is not over */
    publishedAt: instant('published_at').defaultNow(),
    /** when an admin hid it */
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('reviews_author').on(table.authorId),
    index('reviews_listing').on(table.listingId, table.createdAt),
    index('reviews_blind').on(table.createdAt).where(sql`published_at IS NULL`),
  ],
)

/** Reviews of guests by vendors, one per booking: not public, other vendors see only the mean. */
export const guestReviews = pgTable(
  'guest_reviews',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    authorId: foreignId('author_id', () => users.id),
    guestId: foreignId('guest_id', () => users.id),
    rating: integer('rating').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('guest_reviews_guest').on(table.guestId)],
)
