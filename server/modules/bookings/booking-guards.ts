import { eventRefusal } from '@/lib/domain/booking/guards'
import type { Ending, Settlement } from '@/lib/domain/booking/money/cancellation'
import { settleEnding } from '@/lib/domain/booking/money/cancellation'
import type { BookingEvent, BookingRole } from '@/lib/domain/booking/transitions'
import { Refusal } from '@/lib/domain/issues'
import type { Booking } from './store'

/** Why an event may not happen to a stored booking now, by the policy and type that it keeps; null when it may. */
export function whyNot(booking: Booking, event: BookingEvent, role: BookingRole, now: Date) {
  return eventRefusal({ ...booking, bookingType: booking.snapshot.bookingType }, event, role, now)
}

export function refuseUntimely(booking: Booking, event: BookingEvent, role: BookingRole, now: Date): void {
  const why = whyNot(booking, event, role, now)
  if (why) throw new Refusal(why)
}

/** What each side has if the booking ended so now; previews show it and refunds pay it. */
export function settle(booking: Booking, ending: Ending, now: Date): Settlement {
  return settleEnding(ending, { ...booking, policy: booking.snapshot.policy }, now)
}
