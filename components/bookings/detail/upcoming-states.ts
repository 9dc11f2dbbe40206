import { transition } from '@/lib/domain/booking/edges'
import type { BookingEvent, BookingRole, BookingState } from '@/lib/domain/booking/transitions'

/** The events of a booking without refusals or cancellations, in order. */
const REGULAR_EVENTS: readonly { event: BookingEvent; by: BookingRole; isForPaid?: boolean }[] = [
  { event: 'approve', by: 'vendor', isForPaid: true },
  { event: 'approve_unpaid', by: 'vendor', isForPaid: false },
  { event: 'pay', by: 'guest' },
  { event: 'check_in', by: 'guest' },
  { event: 'check_out', by: 'guest' },
]

/** The regular states that follow `state`; empty where the booking has ended. `isPaidOnline`: an amount is due before arrival. */
export function upcomingStates(state: BookingState, isPaidOnline: boolean): BookingState[] {
  const ahead: BookingState[] = []
  for (const { event, by, isForPaid } of REGULAR_EVENTS) {
    const edge = transition(ahead.at(-1) ?? state, event, by)
    if (edge && (isForPaid === undefined || isForPaid === isPaidOnline)) ahead.push(edge.to)
  }
  return ahead
}
