import { type AnyColumn, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { bookings } from '@/server/db/schema/bookings/bookings'

/** What the rooms of a booking contain that takes a listing as a further room type; the index of the column serves it. */
export const asRoom = (listingId: string | AnyColumn | SQL): SQL =>
  sql`jsonb_build_array(jsonb_build_object('listingId', ${listingId}::text))`

/** A booking that takes units of a listing: of it first, or as a further room type. */
export const isBookingOf = (listingId: string | AnyColumn) =>
  or(eq(bookings.listingId, listingId), sql`${bookings.rooms} @> ${asRoom(listingId)}`)

/** The same of any of some listings, of which there is at least one: one scan of each index, also among other conditions. */
export function isBookingOfAny(listingIds: readonly string[]) {
  const isAny = listingIds.map((id) => `@ == ${JSON.stringify(id)}`).join(' || ')
  return or(
    inArray(bookings.listingId, [...listingIds]),
    sql`${bookings.rooms} @? ${`$[*].listingId ? (${isAny})`}::jsonpath`,
  )
}
