import { allocationWindow, nearestFreeStays } from '@/lib/domain/booking/availability'
import type { BookableService, Period } from '@/lib/domain/booking/bookable'
import { BOOKING_STATES } from '@/lib/domain/booking/lifecycle'
import { daysOf, occupiedSpan } from '@/lib/domain/booking/period'
import type { DatesUnavailable } from '@/lib/domain/booking/wire'
import { addDays, riyadhDay } from '@/lib/domain/days'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { readTaken } from '@/server/modules/listings/read-taken'
import { findFreeUnits, takeUnits } from './dates-store'
import type { Booking } from './store'

/** As far as `nearestFreeStays` looks to both sides. */
const REACH_DAYS = 31

/** The dates that a booking wants, under the terms that say how long they are kept. */
export interface Wanted {
  booking: Booking
  terms: BookableService
  period: Period
}

/** Takes as many units as the booking has, or refuses and leaves nothing behind: the refusal ends the transaction. */
export async function takeDates(tx: Db, wanted: Wanted, now: Date): Promise<void> {
  if (await tryToTakeDates(tx, wanted)) return
  const data: DatesUnavailable = { nearest: await nearest(tx, wanted, now) }
  throw new Refusal('dates_unavailable', { data })
}

/**
 * The same as an answer. Runs under the lock of the service, so that what is free here is free when it is written.
 */
export async function tryToTakeDates(tx: Db, { booking, terms, period }: Wanted): Promise<boolean> {
  const span = occupiedSpan(period, terms)
  const free = await findFreeUnits(tx, booking.serviceId, span)
  if (free.length < booking.units) return false
  const state = BOOKING_STATES[booking.state].dates === 'confirmed' ? 'confirmed' : 'held'
  await takeUnits(tx, booking, free.slice(0, booking.units), span, state)
  return true
}

async function nearest(tx: Db, { booking, terms, period }: Wanted, now: Date) {
  if (period.mode === 'hourly') return []
  const { first, last } = daysOf(period)
  const window = allocationWindow(addDays(first, -REACH_DAYS), addDays(last, REACH_DAYS))
  const others = await readTaken(tx, booking.serviceId, window, now, booking.id)
  return nearestFreeStays(terms, others, period, booking.units, riyadhDay(now))
}
