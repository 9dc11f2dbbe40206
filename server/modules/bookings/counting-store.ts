import { and, count, eq, inArray } from 'drizzle-orm'
import type { BookingState } from '@/lib/domain/booking/lifecycle'
import type { Db } from '@/server/db/open'
import { bookings } from '@/server/db/schema/bookings'
import { hasBegun, ofSide, type Side } from './reading-store'

export function countByState(db: Db, side: Side) {
  return db
    .select({ state: bookings.state, count: count() })
    .from(bookings)
    .where(ofSide(side))
    .groupBy(bookings.state)
}

/** How many of a vendor's stays are bound and begin before an instant. */
export function countBegun(db: Db, side: Side, states: BookingState[], before: Date): Promise<number> {
  return db.$count(bookings, and(ofSide(side), inArray(bookings.state, states), hasBegun(before)))
}

/** How many stays each of these guests has finished, with whomever. */
export async function countFinishedStays(db: Db, guestIds: string[]): Promise<Map<string, number>> {
  if (guestIds.length === 0) return new Map()
  const rows = await db
    .select({ guestId: bookings.guestId, count: count() })
    .from(bookings)
    .where(and(inArray(bookings.guestId, guestIds), eq(bookings.state, 'completed')))
    .groupBy(bookings.guestId)
  return new Map(rows.map((row) => [row.guestId, row.count]))
}
