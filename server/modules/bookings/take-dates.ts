import { freeUnits, type Taken } from '@/lib/domain/booking/availability'
import type { BookableService, Period } from '@/lib/domain/booking/bookable'
import { occupiedSpan } from '@/lib/domain/booking/period'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import type { DatesUnavailable } from '@/lib/domain/booking/wire'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { type AskedDates, readNearest } from '@/server/modules/listings/stay-availability'
import { takeFreeUnits } from './dates-store'
import type { Booking } from './store'

/** The dates that a booking wants, under the terms that say how long they are kept. */
export interface Wanted {
  booking: Booking
  terms: BookableService
  period: Period
}

/** Takes as many units as the booking has, or refuses and leaves nothing behind: the refusal ends the transaction. */
export async function takeDates(tx: Db, wanted: Wanted, now: Date): Promise<void> {
  if (await tryToTakeDates(tx, wanted)) return
  const { booking, terms, period } = wanted
  const { id: bookingId, serviceId, units } = booking
  throw await datesUnavailable(tx, { serviceId, bookingId, units, terms, period }, now)
}

/**
 * Refuses at once what is `taken` already, before anybody waits for the lock of the service: of a crowd that wants the
 * same night only those stand in line who may still win.
 */
export async function refuseWhenTaken(
  tx: Db,
  asked: AskedDates,
  taken: readonly Taken[],
  now: Date,
): Promise<void> {
  if (freeUnits(asked.terms, asked.period, taken) < asked.units) throw await datesUnavailable(tx, asked, now)
}

/**
 * The same as an answer. Runs under the lock of the service, so that what is free here is free when it is written.
 */
export async function tryToTakeDates(tx: Db, { booking, terms, period }: Wanted): Promise<boolean> {
  const span = occupiedSpan(period, terms)
  const state = BOOKING_STATES[booking.state].dates === 'confirmed' ? 'confirmed' : 'held'
  return takeFreeUnits(tx, booking, span, state)
}

async function datesUnavailable(tx: Db, asked: AskedDates, now: Date): Promise<Refusal> {
  const data: DatesUnavailable = { nearest: await readNearest(tx, asked, now) }
  return new Refusal('dates_unavailable', { data })
}
