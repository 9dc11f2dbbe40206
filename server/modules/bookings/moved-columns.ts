import type { BookingState } from '@/lib/domain/booking/transitions'

interface Moved {
  state: BookingState
  expiresAt?: Date | null
  checkInAt?: Date
}

/** The columns of a booking after a transition, but its sequence: a new state has its own deadline, and a new deadline is not recalled yet. */
export const movedColumns = <Patch extends Moved>({ state }: Pick<Moved, 'state'>, patch: Patch) => ({
  ...(patch.state === state ? {} : { expiresAt: null }),
  ...(patch.state === state && !patch.expiresAt && !patch.checkInAt ? {} : { remindedAt: null }),
  ...patch,
})
