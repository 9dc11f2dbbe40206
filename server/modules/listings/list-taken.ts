import type { Taken } from '@/lib/domain/booking/availability'
import type { Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/open'
import { listAllocations } from './bookable-store'

/**
 * What is taken of a listing within a window, the units of `exceptBookingId` not counted; a hold whose time has run
 * out takes nothing. Search, calendar and booking all read this one table (booking rules, Availability 6).
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
