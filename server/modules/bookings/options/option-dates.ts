import type { BookableListing, Period } from '@/lib/domain/booking/bookable'
import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import type { Db } from '@/server/db/db'
import { refreshBooked } from '@/server/db/refresh-booked'
import { allocateFreeUnits } from '@/server/modules/bookings/dates-store'
import { loadAnyBookable } from '@/server/modules/listings/load-bookable'

/** An offer whose dates are held for its guest. */
export interface Optioned {
  id: string
  listingId: string
  guestId: string
  period: Period
  units: number
  expiresAt: Date
}

/**
 * Holds them once more when a booking by the offer ends unpaid and the offer is still open, in the transaction that released
 * them; where they are taken by now, the offer holds none.
 */
export async function holdOptionAgain(tx: Db, offer: Optioned, now: Date): Promise<void> {
  const bookable = await loadAnyBookable(tx, offer.listingId, now)
  if (bookable) await allocateOption(tx, offer, bookable.terms, now)
}

/** Allocates its units until it expires; false where too few are free. */
export async function allocateOption(
  tx: Db,
  offer: Optioned,
  terms: BookableListing,
  now: Date,
): Promise<boolean> {
  const { id: offerId, listingId, units, period, expiresAt } = offer
  const span = occupiedSpan(period, terms)
  const isHeld = await allocateFreeUnits(tx, { offerId, expiresAt }, { listingId, units }, span, 'held')
  if (isHeld) await refreshBooked(tx, listingId, now, span)
  return isHeld
}
