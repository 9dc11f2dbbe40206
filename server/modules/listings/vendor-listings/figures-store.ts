import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Span } from '@/lib/domain/booking/period'
import { EARNING_STATES } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { isBookingOf } from '@/server/policy/booking-of-listing'

const stay = {
  listingId: bookings.listingId,
  rooms: bookings.rooms,
  period: bookings.period,
  units: bookings.units,
  totalHalalas: bookings.totalHalalas,
  commissionPercent: bookings.commissionPercent,
  vatPercent: bookings.vatPercent,
  snapshot: bookings.snapshot,
}
export type EarningBooking = Awaited<ReturnType<typeof listBookingsOfMonth>>[number]

/** The stays of a vendor that begin within a span. */
export function listBookingsOfMonth(db: Db, vendorId: string, { from, to }: Span) {
  const begins = and(gte(bookings.checkInAt, from), lt(bookings.checkInAt, to))
  const earning = and(eq(bookings.vendorId, vendorId), inArray(bookings.state, EARNING_STATES))
  return db.select(stay).from(bookings).where(and(earning, begins))
}

export function listBookingsOfListing(db: Db, listingId: string): Promise<EarningBooking[]> {
  const earning = and(isBookingOf(listingId), inArray(bookings.state, EARNING_STATES))
  return db.select(stay).from(bookings).where(earning)
}

export function countRequests(db: Db, vendorId: string): Promise<number> {
  return db.$count(bookings, and(eq(bookings.vendorId, vendorId), eq(bookings.state, 'requested')))
}
