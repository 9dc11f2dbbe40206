import { allocationWindow, nearestFreeStays } from '@/lib/domain/booking/availability'
import type { BookableService, StayRequest } from '@/lib/domain/booking/bookable'
import { BOOKING_STATES } from '@/lib/domain/booking/lifecycle'
import { daysOf, occupiedSpan } from '@/lib/domain/booking/period'
import type { DatesUnavailable } from '@/lib/domain/booking/wire'
import { addDays, riyadhDay } from '@/lib/domain/days'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { readTaken } from '@/server/modules/listings/read-taken'
import { type Booking, findFreeUnits, takeUnit } from './store'

/** As far as `nearestFreeStays` looks to both sides. */
const REACH_DAYS = 31

/** Takes as many units as asked, or refuses and leaves nothing behind, because the refusal ends the transaction. */
export async function takeDates(
  tx: Db,
  booking: Booking,
  terms: BookableService,
  stay: StayRequest,
  now: Date,
): Promise<void> {
  const span = occupiedSpan(stay.period, terms)
  const state = BOOKING_STATES[booking.state].dates === 'confirmed' ? 'confirmed' : 'held'
  let taken = 0
  for (const unitId of await findFreeUnits(tx, booking.serviceId, span)) {
    if (taken === stay.units) break
    if (await takeUnit(tx, booking, unitId, span, state)) taken += 1
  }
  if (taken === stay.units) return
  const data: DatesUnavailable = { nearest: await nearest(tx, booking, terms, stay, now) }
  throw new Refusal('dates_unavailable', { data })
}

async function nearest(tx: Db, booking: Booking, terms: BookableService, stay: StayRequest, now: Date) {
  if (stay.period.mode === 'hourly') return []
  const { first, last } = daysOf(stay.period)
  const window = allocationWindow(addDays(first, -REACH_DAYS), addDays(last, REACH_DAYS))
  const others = await readTaken(tx, booking.serviceId, window, now, booking.id)
  return nearestFreeStays(terms, others, stay.period, stay.units, riyadhDay(now))
}
