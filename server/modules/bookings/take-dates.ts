import { freeUnits, type Taken } from '@/lib/domain/booking/availability'
import type { BookableListing, Period } from '@/lib/domain/booking/bookable'
import { occupiedSpan } from '@/lib/domain/booking/period'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import type { DatesUnavailable } from '@/lib/domain/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { listNearestFreeStays, type RequestedDates } from '@/server/modules/listings/stay-availability'
import { allocateFreeUnits } from './dates-store'
import type { Booking } from './store'

/** The dates of a booking, and for how long they are held. */
export interface DateRequest {
  booking: Booking
  terms: BookableListing
  period: Period
}

/** Allocates the booking's units; throws `dates_unavailable`, which rolls the transaction back. */
export async function allocateDates(tx: Db, wanted: DateRequest, now: Date): Promise<void> {
  if (await tryAllocateDates(tx, wanted)) return
  const { booking, terms, period } = wanted
  const { id: bookingId, listingId, units } = booking
  throw await datesUnavailable(tx, { listingId, bookingId, units, terms, period }, now)
}

/**
 * Refuses taken dates before the lock of the listing, so that of many concurrent requests only those with a chance wait
 * for it.
 */
export async function assertDatesFree(
  tx: Db,
  requested: RequestedDates,
  taken: readonly Taken[],
  now: Date,
): Promise<void> {
  if (freeUnits(requested.terms, requested.period, taken) < requested.units)
    throw await datesUnavailable(tx, requested, now)
}

/** The same as a boolean. Runs under the listing's lock, so that free dates are still free at the write. */
export async function tryAllocateDates(tx: Db, { booking, terms, period }: DateRequest): Promise<boolean> {
  const span = occupiedSpan(period, terms)
  const state = BOOKING_STATES[booking.state].dates === 'confirmed' ? 'confirmed' : 'held'
  return allocateFreeUnits(tx, booking, span, state)
}

/** The refusal of taken dates, with the nearest free ones. */
export async function datesUnavailable(tx: Db, requested: RequestedDates, now: Date): Promise<DomainError> {
  const data: DatesUnavailable = { nearest: await listNearestFreeStays(tx, requested, now) }
  return new DomainError('dates_unavailable', { data })
}
