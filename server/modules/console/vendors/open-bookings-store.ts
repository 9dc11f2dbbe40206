import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import { transition } from '@/lib/domain/booking/edges'
import { BOOKING_STATES, type BookingState } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listings } from '@/server/db/schema/listings/listings'
import { IS_NO_ROOM_TYPE } from '@/server/policy/shown-state'

const OVER = ['completed', 'cancelled']
const OPEN = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
  (state) => !OVER.includes(BOOKING_STATES[state].tab),
)

const isOpen = (vendorId: string) => and(eq(listings.vendorId, vendorId), inArray(bookings.state, OPEN))

/** The bookings of a vendor that have not ended, by arrival. */
export async function listOpenBookings(db: Db, vendorId: string): Promise<VendorDetailWire['openBookings']> {
  const rows = await db
    .select({ id: bookings.id, code: bookings.code, state: bookings.state, checkInAt: bookings.checkInAt })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(isOpen(vendorId))
    .orderBy(asc(bookings.checkInAt), asc(bookings.id))
  return rows.map(({ id, code, state, checkInAt }) => ({
    _id: id,
    code,
    status: state,
    checkIn: checkInAt.toISOString(),
    canCancel: transition(state, 'cancel', 'admin') !== undefined,
  }))
}

export async function countListings(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(listings)
    .where(and(eq(listings.vendorId, vendorId), sql`${listings.deletedAt} IS NULL`, IS_NO_ROOM_TYPE))
  return row?.total ?? 0
}
