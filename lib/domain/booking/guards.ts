import { addMinutes } from '@/lib/domain/time/days'
import { transition } from './edges'
import { amountToCollect } from './money/due'
import { FIRST_NO_SHOW, type NoShowTerms, noShowFrom } from './money/no-show'
import type { BookingEvent, BookingRole, BookingState } from './transitions'

/** How early before check-in time a guest may check in (booking rules, States). */
export const EARLY_CHECK_IN_MINUTES = 60

export interface GuardedBooking {
  state: BookingState
  checkInAt: Date
  checkOutAt: Date
  /** absent: before check-in */
  createdAt?: Date
  /** when the stay ended, the later of the booked and the real check-out; null while it lasts and for ones from before */
  endedAt: Date | null
  /** when this state expires; null where it does not */
  expiresAt: Date | null
  /** inclusive: until then cancelling refunds everything */
  freeCancellationUntil: Date | null
  totalHalalas: number
  paidHalalas: number
  depositHalalas: number
  depositPaidHalalas: number
  bookingType: 'instant' | '24-Hour'
  /** under which it was made; absent: those from before there were rules */
  noShow?: NoShowTerms
}

/** Why an event is not allowed now, as an error code. */
export type GuardCode = 'not_in_this_state' | 'deadline_passed' | 'too_early' | 'still_free_to_cancel'
type Guard = (stay: GuardedBooking, now: Date) => GuardCode | null

const beforeCheckIn: Guard = (stay, now) => (now < stay.checkInAt ? null : 'deadline_passed')

const beforeExpiry: Guard = (stay, now) =>
  stay.expiresAt && now >= stay.expiresAt ? 'deadline_passed' : null

/** What is left of a payment in parts is paid online until arrival, later at the door. */
const whileRestIsDue: Guard = (stay, now) => {
  if (stay.paidHalalas === 0 || amountToCollect(stay) === 0) return 'not_in_this_state'
  return beforeCheckIn(stay, now)
}

const aroundArrival: Guard = (stay, now) => {
  if (now < addMinutes(stay.checkInAt, -EARLY_CHECK_IN_MINUTES)) return 'too_early'
  return now < stay.checkOutAt ? null : 'deadline_passed'
}

const afterCheckOut: Guard = (stay, now) => (now >= stay.checkOutAt ? null : 'too_early')

const beforeCheckOut: Guard = (stay, now) => (now < stay.checkOutAt ? null : 'deadline_passed')

const onceNotArrived: Guard = ({ noShow = FIRST_NO_SHOW, ...stay }, now) =>
  now >= noShowFrom(stay, noShow) ? null : 'too_early'

/** How long after the end of a stay a guest may complain, and an admin may decide on it. */
const COMPLAINT_HOURS = 72
const DECISION_DAYS = 14

/** The later of the booked and the real check-out (booking rules, Settled by review). */
export const stayEndOf = ({ endedAt, checkOutAt }: Pick<GuardedBooking, 'endedAt' | 'checkOutAt'>): Date =>
  endedAt && endedAt > checkOutAt ? endedAt : checkOutAt

/** Until when a complaint about a stay is decided; then it counts as refused. */
const decisionDueAt = (stay: Pick<GuardedBooking, 'endedAt' | 'checkOutAt'>): Date =>
  addMinutes(stayEndOf(stay), DECISION_DAYS * 24 * 60)

/** Complaints about stays that ended then or earlier are no longer decided. */
export const decisionWindowStart = (now: Date): Date => addMinutes(now, -DECISION_DAYS * 24 * 60)

const whileDecided: Guard = (stay, now) => (now < decisionDueAt(stay) ? null : 'deadline_passed')

/** No exception is needed while cancelling is free; a complaint comes within three days after the end. */
const afterDeadline: Guard = (stay, now) => {
  if (now >= addMinutes(stayEndOf(stay), COMPLAINT_HOURS * 60)) return 'deadline_passed'
  if (stay.paidHalalas === 0) return stay.state === 'completed' ? 'not_in_this_state' : 'still_free_to_cancel'
  const isFree = stay.freeCancellationUntil !== null && now <= stay.freeCancellationUntil
  return isFree ? 'still_free_to_cancel' : null
}

/**
 * A date change must not bypass the cancellation policy: a paid booking can move only while cancelling is free, and an
 * approved request not at all, because the vendor approved those dates.
 */
const whileDatesMayChange: Guard = (stay, now) => {
  if (stay.bookingType === '24-Hour' && stay.state !== 'requested') return 'not_in_this_state'
  const isOverdue =
    stay.paidHalalas > 0 && (stay.freeCancellationUntil === null || now > stay.freeCancellationUntil)
  return isOverdue ? 'deadline_passed' : (beforeCheckIn(stay, now) ?? beforeExpiry(stay, now))
}

/** Guards by event and role; any other event is allowed whenever the graph has its edge. */
const GUARDS: Partial<Record<BookingEvent, Partial<Record<BookingRole, Guard>>>> = {
  approve: { vendor: beforeExpiry },
  approve_unpaid: { vendor: beforeExpiry },
  pay: { guest: beforeExpiry },
  pay_rest: { guest: whileRestIsDue },
  change_dates: { guest: whileDatesMayChange },
  pay_difference: { guest: beforeCheckIn },
  cancel: { guest: beforeCheckIn, vendor: beforeCheckIn },
  ask_exception: { guest: afterDeadline },
  grant_exception: { admin: whileDecided },
  refuse_exception: { admin: whileDecided },
  check_out: { vendor: afterCheckOut },
  free_dates: { vendor: beforeCheckOut },
  check_in: { guest: aroundArrival, vendor: aroundArrival },
  no_show: { vendor: onceNotArrived, admin: onceNotArrived },
}

/** Why `role` may not cause `event` at `now`; null when it may. Used by both the calls and the buttons of pages. */
export function guardEvent(
  stay: GuardedBooking,
  event: BookingEvent,
  role: BookingRole,
  now: Date,
): GuardCode | null {
  if (!transition(stay.state, event, role)) return 'not_in_this_state'
  return GUARDS[event]?.[role]?.(stay, now) ?? null
}

/** States in which an unpaid booking holds dates; a guest who has checked in no longer counts. */
export const OPEN_UNPAID_STATES = ['requested', 'confirmed'] as const satisfies readonly BookingState[]

/** Unpaid bookings open at once, before and after a guest's first completed stay: each blocks a vendor's dates. */
const MAX_OPEN = { before: 3, after: 5 } as const

/** The limit of open unpaid bookings of a guest, with both limits for the message. */
export function openUnpaidLimit(finishedStays: number): { max: number; before: number; after: number } {
  return { max: finishedStays > 0 ? MAX_OPEN.after : MAX_OPEN.before, ...MAX_OPEN }
}
