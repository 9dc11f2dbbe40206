import { allRooms, listingIdsOf } from '@/lib/domain/booking/rooms'
import type { Db } from '@/server/db/db'
import { isAnySoldOut } from '@/server/modules/bookings/add-on-stock'
import { guardBooking } from '@/server/modules/bookings/booking-guards'
import {
  allocateFreeUnits,
  deleteAllocationsOf,
  deleteNewDates,
  holdAllNewUnits,
} from '@/server/modules/bookings/dates-store'
import { findSoldRooms } from '@/server/modules/bookings/find-sold-rooms'
import type { Booking } from '@/server/modules/bookings/store'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
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
  const owner = { bookingId: booking.id, expiresAt: null }
  for (const room of allRooms(booking))
    if (!(await allocateFreeUnits(tx, owner, room, span, 'confirmed')))
      throw new Error(`the dates that booking ${booking.id} held were taken`)
  await markCarriedOut(tx, change.id, now)
  return true
}

async function holdAgain(tx: Db, booking: Booking, change: StoredDateChange, now: Date): Promise<boolean> {
  const { state, checkInAt, occupiedUntil } = change
  if (state !== 'expired' || now >= checkInAt) return false
  if (guardBooking(booking, 'change_dates', 'guest', now) !== null) return false
  if (!(await findSoldRooms(tx, booking, now))) return false
  await releaseExpiredHolds(tx, listingIdsOf(booking), now)
  if (await isAnySoldOut(tx, changedBooking(booking, change), now)) return false
  if (await holdAllNewUnits(tx, booking, { from: checkInAt, to: occupiedUntil }, now)) return true
  await deleteNewDates(tx, booking.id)
  return false
}
