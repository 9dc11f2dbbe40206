import { listingIdsOf } from '@/lib/domain/booking/rooms'
import type { Db } from '@/server/db/db'
import { lockListings } from '@/server/db/lock-listing'
import { changeState } from '@/server/modules/bookings/change-state'
import type { Booking } from '@/server/modules/bookings/store'
import { endOpenDateChange, type StoredDateChange } from './store'

/** New dates whose difference was not paid in time are free again; false when the change had ended before. */
export async function expireNewDates(
  tx: Db,
  { booking, change }: { booking: Booking; change: StoredDateChange },
  now: Date,
  keepsQuiet = false,
): Promise<boolean> {
  await lockListings(tx, listingIdsOf(booking))
  if (!(await endOpenDateChange(tx, change, 'expired', now))) return false
  const by = { role: 'system', actorId: null, now } as const
  await changeState(tx, booking, { event: 'expire_new_dates', ...by, keepsQuiet })
  return true
}
