import { guardEvent } from '@/lib/domain/booking/guards'
import type { Ending, Settlement } from '@/lib/domain/booking/money/cancellation'
import { computeEnding } from '@/lib/domain/booking/money/cancellation'
import type { BookingEvent, BookingRole } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Booking } from './store'

/** The code of why an event is not allowed on a stored booking now, by its snapshot; null when it is allowed. */
export function guardBooking(booking: Booking, event: BookingEvent, role: BookingRole, now: Date) {
  return guardEvent({ ...booking, bookingType: booking.snapshot.bookingType }, event, role, now)
}

export function assertAllowedNow(booking: Booking, event: BookingEvent, role: BookingRole, now: Date): void {
  const why = guardBooking(booking, event, role, now)
  if (why) throw new DomainError(why)
}

/** Refund and vendor's share if the booking ended now; used by previews and by refunds. */
export function computeSettlement(booking: Booking, ending: Ending, now: Date): Settlement {
  return computeEnding(ending, { ...booking, policy: booking.snapshot.policy }, now)
}
