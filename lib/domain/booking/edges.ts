import type { Ending } from './money/cancellation'
import {
  BOOKING_TRANSITIONS,
  type BookingHistoryEvent,
  type BookingRole,
  type BookingState,
  type Due,
  type Transition,
} from './transitions'

/** An edge out of a state: the next state, and what it causes. */
export interface Edge extends Required<Pick<Transition, 'to' | 'notifies' | 'effects'>> {
  settles?: Ending['by'] | undefined
  sets: NonNullable<Transition['sets']>
}

const EDGES: readonly Transition[] = BOOKING_TRANSITIONS
const edgeOf = (
  { notifies = [], effects = [], sets = () => ({}), settles }: Transition,
  to: BookingState,
): Edge => ({
  ...{ to, notifies, effects, sets, settles },
})

/** The edge that `role` may take with `event` out of `state`; undefined when the graph has none. */
export function transition(
  state: BookingState,
  event: BookingHistoryEvent,
  role: BookingRole,
): Edge | undefined {
  const edge = EDGES.find((one) => one.event === event && one.by === role && one.from.includes(state))
  return edge && edgeOf(edge, edge.to ?? state)
}

/** The edges that time takes, each with what it is due by. */
export const BOOKING_TIMERS = BOOKING_TRANSITIONS.flatMap((edge) =>
  'due' in edge ? edge.due.map((due: Due) => ({ event: edge.event, states: edge.from, ...due })) : [],
)

/** The edge of a new booking: a request, then an open payment, else confirmed. */
export function creation(bookingType: 'instant' | '24-Hour', dueNowHalalas: number): Edge {
  const unrequested = dueNowHalalas > 0 ? 'awaiting_payment' : 'confirmed'
  const to = bookingType === '24-Hour' ? 'requested' : unrequested
  const edge = EDGES.find((one) => one.event === 'create' && one.to === to)
  if (!edge) throw new Error(`no booking begins as ${to}`)
  return edgeOf(edge, to)
}
