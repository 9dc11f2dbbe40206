import { freeUnits, type Taken } from '@/lib/domain/booking/availability'
import type { BookableListing, Period } from '@/lib/domain/booking/bookable'
import { occupiedSpan } from '@/lib/domain/booking/period'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import type { DatesUnavailable } from '@/lib/domain/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { listNearestFreeStays, type RequestedDates } from '@/server/modules/listings/stay-availability'
import { allocateFreeUnits } from './dates-store'
import type { Booking } from './store'

/** The dates that a booking wants, under the terms that say how long they are kept. */
export interface DateRequest {
  booking: Booking
  terms: BookableListing
  period: Period
}

/** Takes as many units as the booking has, or refuses and leaves nothing behind: the refusal ends the transaction. */
export async function allocateDates(tx: Db, wanted: DateRequest, now: Date): Promise<void> {
  if (await tryAllocateDates(tx, wanted)) return
  const { booking, terms, period } = wanted
  const { id: bookingId, listingId, units } = booking
  throw await datesUnavailable(tx, { listingId, bookingId, units, terms, period }, now)
}

/**
 * Refuses at once what is `taken` already, before anybody waits for the lock of the listing: of a crowd that wants the
 * same night only those stand in line who may still win.
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

/**
 * The same as an answer. Runs under the lock of the listing, so that what is free here is free when it is written.
 */
export async function tryAllocateDates(tx: Db, { booking, terms, period }: DateRequest): Promise<boolean> {
  const span = occupiedSpan(period, terms)
  const state = BOOKING_STATES[booking.state].dates === 'confirmed' ? 'confirmed' : 'held'
  return allocateFreeUnits(tx, booking, span, state)
}

async function datesUnavailable(tx: Db, requested: RequestedDates, now: Date): Promise<DomainError> {
  const data: DatesUnavailable = { nearest: await listNearestFreeStays(tx, requested, now) }
  return new DomainError('dates_unavailable', { data })
}
