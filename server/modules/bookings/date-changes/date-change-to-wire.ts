import type { DateChangeWire } from '@/lib/contract/schemas/booking/wire'
import { toSar } from '@/lib/domain/money'
import { amountsOf } from '@/server/modules/bookings/payments/attempts/attempt-amounts'
import { datesOf } from '@/server/modules/bookings/shared-wire'
import type { Booking } from '@/server/modules/bookings/store'
import { changedBooking, type StoredDateChange } from './store'

/** Whether the new dates are held; the timer that releases them comes a little later. */
export const isOpenNow = (change: StoredDateChange | null, now: Date): boolean =>
  change?.state === 'open' && change.expiresAt > now

/** A change to dearer dates as guest and admin read it. */
export function dateChangeToWire(booking: Booking, change: StoredDateChange, now: Date): DateChangeWire {
  const changed = changedBooking(booking, change)
  const isOpen = isOpenNow(change, now)
  return {
    ...datesOf(changed),
    state: change.state === 'open' && !isOpen ? 'expired' : change.state,
    total: toSar(change.totalHalalas),
    difference: isOpen ? toSar(amountsOf(changed, 'difference').amountHalalas) : 0,
    expiresAt: change.expiresAt.toISOString(),
  }
}
