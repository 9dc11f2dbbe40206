import { creation, transition } from '@/lib/domain/booking/edges'
import {
  BOOKING_STATES,
  BOOKING_TABS,
  BOOKING_TRANSITIONS,
  type BookingState,
  statesOfTab,
} from '@/lib/domain/booking/transitions'

test('booking-tabs: every state is under exactly one of the five tabs', () => {
  const states = BOOKING_TABS.flatMap(statesOfTab)
  expect(states.toSorted()).toEqual(Object.keys(BOOKING_STATES).toSorted())
})

test('booking-instant: an instant booking with nothing to pay now is confirmed at once', () => {
  expect(creation('instant', 0).to).toBe('confirmed')
  expect(creation('instant', 1).to).toBe('awaiting_payment')
  expect(creation('24-Hour', 0).to).toBe('requested')
})

test('the state of an ended booking can never change again, except by a late payment that finds its dates free', () => {
  const ended = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
    (state) => BOOKING_STATES[state].dates === 'released',
  )
  for (const state of ended) {
    const edges = BOOKING_TRANSITIONS.filter((edge) => transition(state, edge.event, edge.by))
    const moving = edges.filter((edge) => transition(state, edge.event, edge.by)?.to !== state)
    expect(moving.map((edge) => edge.event)).toEqual(state === 'payment_expired' ? ['pay_late'] : [])
  }
})

test('a guest may cancel before check-in and not after', () => {
  const cancellable = (Object.keys(BOOKING_STATES) as BookingState[]).filter((state) =>
    transition(state, 'cancel', 'guest'),
  )
  expect(cancellable).toEqual(['requested', 'awaiting_payment', 'confirmed'])
})
