import { type BookingEvent, type BookingRole, type BookingState, transition } from './transitions'

/** What happens to a booking when all goes well, in order; the graph says which of it is still ahead. */
const WAY_ON: readonly { event: BookingEvent; by: BookingRole; isForPaid?: boolean }[] = [
  { event: 'approve', by: 'vendor', isForPaid: true },
  { event: 'approve_unpaid', by: 'vendor', isForPaid: false },
  { event: 'pay', by: 'guest' },
  { event: 'check_in', by: 'guest' },
  { event: 'check_out', by: 'guest' },
]

/** The states that still lie ahead of a booking; none where it has ended. `isPaidOnline`: something is due before arrival. */
export function upcomingStates(state: BookingState, isPaidOnline: boolean): BookingState[] {
  const ahead: BookingState[] = []
  for (const { event, by, isForPaid } of WAY_ON) {
    const edge = transition(ahead.at(-1) ?? state, event, by)
    if (edge && (isForPaid === undefined || isForPaid === isPaidOnline)) ahead.push(edge.to)
  }
  return ahead
}
