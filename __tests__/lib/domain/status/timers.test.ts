import { TIMER_LANES, TIMERS } from '@/lib/domain/status/timers'

test('every timer runs in one lane', () => {
  expect(TIMER_LANES.flat().toSorted()).toEqual([...TIMERS].toSorted())
})
