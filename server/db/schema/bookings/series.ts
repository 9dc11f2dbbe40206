import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'

/** Weekly visits that were booked together; each is a booking with its own payment and cancellation. */
export const bookingSeries = pgTable(
  'booking_series',
  {
    id: id(),
    guestId: text('guest_id')
      .notNull()
      .references(() => users.id),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_series_guest').on(table.guestId),
    index('booking_series_listing').on(table.listingId),
  ],
)
