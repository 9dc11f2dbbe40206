import { listingIdsOf } from '@/lib/domain/booking/rooms'
import type { Db } from '@/server/db/db'
import { datesOfRooms } from '@/server/modules/listings/further-rooms'
import { isAnySoldOut } from './add-on-stock'
import { deleteAllocationsOf } from './dates-store'
import { findSoldRooms } from './find-sold-rooms'
import type { Booking } from './store'
import { tryAllocateDates } from './take-dates'
import { releaseExpiredHolds } from './timers/run-timers'

/** Allocates the dates of an expired booking once more; false, and none are taken, where one of its room types is not free. */
export async function takesDatesAgain(tx: Db, booking: Booking, now: Date): Promise<boolean> {
  if (now >= booking.checkInAt || (await isAnySoldOut(tx, booking, now))) return false
  const sold = await findSoldRooms(tx, booking, now)
  if (!sold) return false
  await releaseExpiredHolds(tx, listingIdsOf(booking), now)
  await deleteAllocationsOf(tx, booking.id)
  const { terms } = sold.bookable
  const dates = { booking, terms, period: booking.period, rooms: datesOfRooms(sold.further) }
  if (await tryAllocateDates(tx, dates)) return true
  // Of several room types those before the missing one are allocated.
  await deleteAllocationsOf(tx, booking.id)
  return false
}
