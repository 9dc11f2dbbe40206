import { index, pgTable } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, id } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'

/** Weekly visits that were booked together; each is a booking with its own payment and cancellation. */
export const bookingSeries = pgTable(
  'booking_series',
  {
    id: id(),
    guestId: foreignId('guest_id', () => users.id),
    listingId: foreignId('listing_id', () => listings.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_series_guest').on(table.guestId),
    index('booking_series_listing').on(table.listingId),
  ],
)
