import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { OPEN_UNPAID_STATES } from '@/lib/domain/booking/guards'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { isBookingOfAny } from '@/server/policy/booking-of-listing'
import { hasStarted, ofSide, type Side } from './booking-list-store'

export function countByState(db: Db, side: Side) {
  return db
    .select({ state: bookings.state, count: count() })
    .from(bookings)
    .where(ofSide(side))
    .groupBy(bookings.state)
}

/** How many confirmed bookings of a vendor begin before an instant. */
export function countStarted(db: Db, side: Side, states: BookingState[], before: Date): Promise<number> {
  return db.$count(bookings, and(ofSide(side), inArray(bookings.state, states), hasStarted(before)))
}

/** A guest's other open bookings, of them requests for any of some listings, and whether the guest has ever finished a stay. */
export async function countOpenOf(
  tx: Db,
  { guestId, listingIds, exceptId }: { guestId: string; listingIds: readonly string[]; exceptId: string },
) {
  const isUnpaid = and(inArray(bookings.state, [...OPEN_UNPAID_STATES]), eq(bookings.dueNowHalalas, 0))
  const howMany = (which: SQL | undefined) => sql<number>`count(*) FILTER (WHERE ${which})`.mapWith(Number)
  const isRequest = eq(bookings.state, 'requested')
  const [counted] = await tx
    .select({
      requests: howMany(isRequest),
      requestsHere: howMany(and(isRequest, isBookingOfAny(listingIds))),
      unpaid: howMany(isUnpaid),
      finished: howMany(eq(bookings.state, 'completed')),
    })
    .from(bookings)
    .where(and(eq(bookings.guestId, guestId), ne(bookings.id, exceptId)))
  return counted ?? { requests: 0, requestsHere: 0, unpaid: 0, finished: 0 }
}

/** The number of finished stays of each guest, with any host. */
export async function countFinishedStays(db: Db, guestIds: string[]): Promise<Map<string, number>> {
  if (guestIds.length === 0) return new Map()
  const rows = await db
    .select({ guestId: bookings.guestId, count: count() })
    .from(bookings)
    .where(and(inArray(bookings.guestId, guestIds), eq(bookings.state, 'completed')))
    .groupBy(bookings.guestId)
  return new Map(rows.map((row) => [row.guestId, row.count]))
}
