import { guardEvent } from '@/lib/domain/booking/guards'
import type { Ending, Settlement } from '@/lib/domain/booking/money/cancellation'
import { computeEnding } from '@/lib/domain/booking/money/cancellation'
import type { BookingEvent, BookingRole } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Booking } from './store'

/** Why an event may not happen to a stored booking now, by the policy and type that it keeps; null when it may. */
export function guardBooking(booking: Booking, event: BookingEvent, role: BookingRole, now: Date) {
  return guardEvent({ ...booking, bookingType: booking.snapshot.bookingType }, event, role, now)
}

export function assertAllowedNow(booking: Booking, event: BookingEvent, role: BookingRole, now: Date): void {
  const why = guardBooking(booking, event, role, now)
  if (why) throw new DomainError(why)
}

/** What each side has if the booking ended so now; previews show it and refunds pay it. */
export function computeSettlement(booking: Booking, ending: Ending, now: Date): Settlement {
  return computeEnding(ending, { ...booking, policy: booking.snapshot.policy }, now)
}
