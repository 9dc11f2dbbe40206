import type { BookingState } from '@/lib/domain/booking/transitions'

/** The states in which a booking has a departure to come. */
export const LIVED_IN: readonly BookingState[] = ['confirmed', 'checked_in']

interface Moved {
  from: BookingState | null
  to: BookingState
  checkOutAt: Date
}

/**
 * What a change of a booking means for its cleaning: a task at the departure, one that is brought forward because the guest
 * has left, one that is withdrawn because nobody came; null where nothing follows.
 */
export function cleaningAfter(
  { from, to, checkOutAt }: Moved,
  now: Date,
): { act: 'plan' | 'bringForward'; dueAt: Date } | { act: 'withdraw' } | null {
  if (LIVED_IN.includes(to)) return { act: 'plan', dueAt: checkOutAt }
  if (from === null || !LIVED_IN.includes(from)) return null
  // A stay that was begun leaves a place to clean, however it ended; so does one that was paid and not contradicted.
  if (to === 'completed' || from === 'checked_in')
    return now < checkOutAt ? { act: 'bringForward', dueAt: now } : null
  return { act: 'withdraw' }
}
