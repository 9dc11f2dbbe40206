import type { BookingState } from '@/lib/domain/booking/transitions'

/** The columns of a booking after a transition, but its sequence: a new state has its own deadline, and none is recalled yet. */
export const movedColumns = <Patch extends { state: BookingState }>(
  { state }: { state: BookingState },
  patch: Patch,
) => ({ ...(patch.state === state ? {} : { expiresAt: null }), remindedAt: null, ...patch })
