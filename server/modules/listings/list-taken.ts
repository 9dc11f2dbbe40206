import type { Taken } from '@/lib/domain/booking/availability'
import type { Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/db'
import { listAllocations } from './bookable-store'

/**
 * The allocations of a listing within a window, without expired holds and those of `exceptBookingId`. Search, calendar
 * and booking read the same table (booking rules, Availability 6).
 */
export function listTaken(
  db: Db,
  listingId: string,
  window: Span,
  now: Date,
  exceptBookingId?: string,
): Promise<Taken[]> {
  return listAllocations(db, listingId, window, now, exceptBookingId)
}
