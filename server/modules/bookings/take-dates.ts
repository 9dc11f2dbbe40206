import type { DatesUnavailable } from '@/lib/contract/schemas/booking/wire'
import { freeUnits, type Taken } from '@/lib/domain/booking/availability'
import type { BookableListing, Period } from '@/lib/domain/booking/bookable'
import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import {
  listNearestFreeStays,
  type RequestedDates,
  type RoomDates,
} from '@/server/modules/listings/stay-availability'
import { allocateFreeUnits } from './dates-store'
import type { Booking } from './store'

/** The dates of a booking, and for how long they are held. */
export interface DateRequest {
  booking: Booking
  terms: BookableListing
  period: Period
  /** its further room types; absent: none */
  rooms?: readonly RoomDates[]
}

/** Allocates the booking's units of all room types; throws `dates_unavailable`, which rolls the transaction back. */
export async function allocateDates(tx: Db, wanted: DateRequest, now: Date): Promise<void> {
  if (await tryAllocateDates(tx, wanted)) return
  const { booking, ...dates } = wanted
  const { id: bookingId, listingId, units } = booking
  throw await datesUnavailable(tx, { listingId, bookingId, units, ...dates }, now)
}

/**
 * Refuses taken dates before the lock of the listings, so that of many concurrent requests only those with a chance wait
 * for it. `taken` has the allocations of each listing by its id.
 */
export async function assertDatesFree(
  tx: Db,
  requested: RequestedDates,
  taken: ReadonlyMap<string, readonly Taken[]>,
  now: Date,
): Promise<void> {
  const isFree = ({ listingId, units, terms }: RoomDates) =>
    freeUnits(terms, requested.period, taken.get(listingId) ?? []) >= units
  if (![requested, ...(requested.rooms ?? [])].every(isFree)) throw await datesUnavailable(tx, requested, now)
}

/**
 * The same as a boolean: false where a room type has too few units, and those before it may be allocated. Runs under the
 * lock of the listings, so that free dates are still free at the write.
 */
export async function tryAllocateDates(
  tx: Db,
  { booking, terms, period, rooms = [] }: DateRequest,
): Promise<boolean> {
  const { id: bookingId, listingId, units, expiresAt } = booking
  const state = BOOKING_STATES[booking.state].dates === 'confirmed' ? 'confirmed' : 'held'
  for (const room of [{ listingId, units, terms }, ...rooms])
    if (
      !(await allocateFreeUnits(tx, { bookingId, expiresAt }, room, occupiedSpan(period, room.terms), state))
    )
      return false
  return true
}

/** The refusal of taken dates, with the nearest free ones. */
export async function datesUnavailable(tx: Db, requested: RequestedDates, now: Date): Promise<DomainError> {
  const data: DatesUnavailable = { nearest: await listNearestFreeStays(tx, requested, now) }
  return new DomainError('dates_unavailable', { data })
}
