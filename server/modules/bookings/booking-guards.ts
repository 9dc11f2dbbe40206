import { guardEvent } from '@/lib/domain/booking/guards'
import type { Ending, Settlement } from '@/lib/domain/booking/money/cancellation'
import { computeEnding } from '@/lib/domain/booking/money/cancellation'
import { cleaningOf } from '@/lib/domain/booking/money/fees'
import { FIRST_NO_SHOW } from '@/lib/domain/booking/money/no-show'
import type { BookingEvent, BookingRole } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Halalas } from '@/lib/domain/money'
import type { Booking } from './store'

/** The code of why an event is not allowed on a stored booking now, by its snapshot; null when it is allowed. */
export function guardBooking(booking: Booking, event: BookingEvent, role: BookingRole, now: Date) {
  const { bookingType, noShow } = booking.snapshot
  return guardEvent({ ...booking, bookingType, ...(noShow ? { noShow } : {}) }, event, role, now)
}

export function assertAllowedNow(booking: Booking, event: BookingEvent, role: BookingRole, now: Date): void {
  const why = guardBooking(booking, event, role, now)
  if (why) throw new DomainError(why)
}

/** The cleaning fee of a stay that has not begun, in halalas; afterwards it is the vendor's. */
export function cleaningBefore({ state, snapshot }: Booking): Halalas {
  return state === 'confirmed' ? cleaningOf(snapshot.lines) : 0
}

/** An ending, where the terms of a no-show are those of the booking itself. */
export type BookingEnding = Exclude<Ending, { by: 'no_show' }> | { by: 'no_show' }

/** Refund and vendor's share if the booking ended now; used by previews and by refunds. */
export function computeSettlement(booking: Booking, ending: BookingEnding, now: Date): Settlement {
  const { policy, noShow = FIRST_NO_SHOW } = booking.snapshot
  const { chargedPercent } = noShow
  const whole: Ending = ending.by === 'no_show' ? { by: 'no_show', chargedPercent } : ending
  return computeEnding(whole, { ...booking, policy, cleaningHalalas: cleaningBefore(booking) }, now)
}
