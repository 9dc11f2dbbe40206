import { addMinutes } from '@/lib/domain/time/days'
import { type BookingEvent, type BookingRole, type BookingState, transition } from './transitions'

/** A guest may check in from this long before the time (booking rules, States). */
export const EARLY_CHECK_IN_MINUTES = 60

export interface GuardedBooking {
  state: BookingState
  checkInAt: Date
  checkOutAt: Date
  /** until when this state waits for somebody */
  expiresAt: Date | null
  /** until here, inclusive, cancelling gives everything back */
  freeCancellationUntil: Date | null
  paidHalalas: number
  bookingType: 'instant' | '24-Hour'
}

/** Why an event may not happen now, as the code of a refusal. */
export type GuardCode = 'not_in_this_state' | 'deadline_passed' | 'too_early' | 'still_free_to_cancel'
type Moment = (stay: GuardedBooking, now: Date) => GuardCode | null

const beforeCheckIn: Moment = (stay, now) => (now < stay.checkInAt ? null : 'deadline_passed')

const beforeExpiry: Moment = (stay, now) =>
  stay.expiresAt && now >= stay.expiresAt ? 'deadline_passed' : null

const aroundArrival: Moment = (stay, now) => {
  if (now < addMinutes(stay.checkInAt, -EARLY_CHECK_IN_MINUTES)) return 'too_early'
  return now < stay.checkOutAt ? null : 'deadline_passed'
}

const afterCheckIn: Moment = (stay, now) => (now >= stay.checkInAt ? null : 'too_early')

/** While cancelling is free there is nothing to ask for. */
const afterDeadline: Moment = (stay, now) => {
  if (stay.paidHalalas === 0) return 'still_free_to_cancel'
  const isFree = stay.freeCancellationUntil !== null && now <= stay.freeCancellationUntil
  return isFree ? 'still_free_to_cancel' : null
}

/**
 * New dates must not be a way around the policy: once money was paid, they are free to choose only while cancelling
 * is free too. What a vendor has approved is for those dates.
 */
const whileDatesAreOpen: Moment = (stay, now) => {
  if (stay.bookingType === '24-Hour' && stay.state !== 'requested') return 'not_in_this_state'
  const isOverdue =
    stay.paidHalalas > 0 && (stay.freeCancellationUntil === null || now > stay.freeCancellationUntil)
  return isOverdue ? 'deadline_passed' : (beforeCheckIn(stay, now) ?? beforeExpiry(stay, now))
}

/** Events that have their time; every other may happen whenever the graph has its edge. */
const MOMENTS: Partial<Record<BookingEvent, Partial<Record<BookingRole, Moment>>>> = {
  approve: { vendor: beforeExpiry },
  approve_unpaid: { vendor: beforeExpiry },
  pay: { guest: beforeExpiry },
  change_dates: { guest: whileDatesAreOpen },
  cancel: { guest: beforeCheckIn, vendor: beforeCheckIn },
  ask_exception: { guest: afterDeadline },
  check_in: { guest: aroundArrival, vendor: aroundArrival },
  no_show: { vendor: afterCheckIn },
}

/** Why `role` may not cause `event` at `now`; null when it may. Guards of calls and buttons of pages both ask it. */
export function guardEvent(
  stay: GuardedBooking,
  event: BookingEvent,
  role: BookingRole,
  now: Date,
): GuardCode | null {
  if (!transition(stay.state, event, role)) return 'not_in_this_state'
  return MOMENTS[event]?.[role]?.(stay, now) ?? null
}
