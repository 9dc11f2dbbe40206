import type { Db } from '@/server/db/db'
import { isAnySoldOut } from '@/server/modules/bookings/add-on-stock'
import { guardBooking } from '@/server/modules/bookings/booking-guards'
import { allocateFreeUnits, deleteAllocationsOf, holdNewUnits } from '@/server/modules/bookings/dates-store'
import type { Booking } from '@/server/modules/bookings/store'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { changedBooking, markCarriedOut, type StoredDateChange } from './store'

/**
 * Takes the new dates of a change whose difference was captured and releases the old ones; false, and nothing is changed,
 * where the capture comes too late. After the time of the hold the guest must still be allowed to move, to dates that are free.
 */
export async function takeNewDates(
  tx: Db,
  booking: Booking,
  change: StoredDateChange,
  now: Date,
): Promise<boolean> {
  const span = { from: change.checkInAt, to: change.occupiedUntil }
  const isHeld = change.state === 'open' && guardBooking(booking, 'pay_difference', 'guest', now) === null
  if (!isHeld && !(await holdAgain(tx, booking, change, now))) return false
  await deleteAllocationsOf(tx, booking.id)
  if (!(await allocateFreeUnits(tx, booking, span, 'confirmed')))
    throw new Error(`the dates that booking ${booking.id} held were taken`)
  await markCarriedOut(tx, change.id, now)
  return true
}

async function holdAgain(tx: Db, booking: Booking, change: StoredDateChange, now: Date): Promise<boolean> {
  const { state, checkInAt, occupiedUntil } = change
  if (state !== 'expired' || now >= checkInAt) return false
  if (guardBooking(booking, 'change_dates', 'guest', now) !== null) return false
  if (!(await loadBookable(tx, booking.listingId, now))) return false
  await releaseExpiredHolds(tx, booking.listingId, now)
  if (await isAnySoldOut(tx, changedBooking(booking, change), now)) return false
  return holdNewUnits(tx, booking, { from: checkInAt, to: occupiedUntil }, now)
}
