import { upcomingStates } from '@/components/bookings/detail/booking-timeline'
import { BOOKING_STATES, type BookingState } from '@/lib/domain/booking/transitions'

test.each([
  ['requested', true, ['awaiting_payment', 'confirmed', 'checked_in', 'completed']],
  ['requested', false, ['confirmed', 'checked_in', 'completed']],
  ['awaiting_payment', true, ['confirmed', 'checked_in', 'completed']],
  ['checked_in', true, ['completed']],
] as const)('the coming states of %s, paid online %s', (state, isPaidOnline, ahead) => {
  expect(upcomingStates(state, isPaidOnline)).toEqual(ahead)
})

test('an ended booking has no coming states', () => {
  const ended = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
    (state) => BOOKING_STATES[state].dates === 'released',
  )
  for (const state of ended) expect([state, upcomingStates(state, true)]).toEqual([state, []])
})
