import type { NotificationType } from '@/lib/domain/notifications/notification'
import { WIRE } from '@/lib/domain/wire-names'

/** The tabs of my-bookings (marketplace.md, section 4). */
export const BOOKING_TABS = ['waiting', 'upcoming', 'approved', 'completed', 'cancelled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

type Hold = 'held' | 'confirmed' | 'released'

/** Every state of a booking: its tab, and what it does to the dates (booking rules, States). */
export const BOOKING_STATES = {
  requested: { tab: 'waiting', dates: 'held' },
  awaiting_payment: { tab: 'approved', dates: 'held' },
  confirmed: { tab: 'upcoming', dates: 'confirmed' },
  checked_in: { tab: 'upcoming', dates: 'confirmed' },
  completed: { tab: 'completed', dates: 'released' },
  rejected: { tab: 'cancelled', dates: 'released' },
  expired: { tab: 'cancelled', dates: 'released' },
  payment_expired: { tab: 'cancelled', dates: 'released' },
  cancelled_by_guest: { tab: 'cancelled', dates: 'released' },
  cancelled_by_vendor: { tab: 'cancelled', dates: 'released' },
  cancelled_by_admin: { tab: 'cancelled', dates: 'released' },
  no_show: { tab: 'cancelled', dates: 'released' },
} as const satisfies Record<string, { tab: BookingTab; dates: Hold }>
export type BookingState = keyof typeof BOOKING_STATES
export const BOOKING_STATE_NAMES = Object.keys(BOOKING_STATES) as BookingState[]

export const BOOKING_ROLES = ['guest', 'vendor', 'admin', 'system'] as const
export type BookingRole = (typeof BOOKING_ROLES)[number]

export interface NotifiedSides {
  whom: 'guest' | 'vendor'
  type: NotificationType
}

interface Transition {
  event: string
  by: BookingRole
  from: readonly BookingState[]
  /** absent: the booking stays in its state */
  to?: BookingState
  /** sent to the other side, and to the guest as a confirmation of what was paid, moved or cancelled */
  tells?: readonly NotifiedSides[]
}

const BEFORE_CHECK_IN = ['requested', 'awaiting_payment', 'confirmed'] as const
const guest = (type: NotificationType): NotifiedSides => ({ whom: 'guest', type })
const vendor = (type: NotificationType): NotifiedSides => ({ whom: 'vendor', type })

/** The graph of a booking: state × event × role → state. Buttons, guards, notifications and timers ask it. */
export const BOOKING_TRANSITIONS = [
  {
    event: 'approve',
    by: 'vendor',
    from: ['requested'],
    to: 'awaiting_payment',
    tells: [guest(WIRE.requestApproved)],
  },
  {
    event: 'approve_unpaid',
    by: 'vendor',
    from: ['requested'],
    to: 'confirmed',
    tells: [guest(WIRE.requestApproved)],
  },
  {
    event: 'reject',
    by: 'vendor',
    from: ['requested'],
    to: 'rejected',
    tells: [guest(WIRE.requestRejected)],
  },
  {
    event: 'expire',
    by: 'system',
    from: ['requested'],
    to: 'expired',
    tells: [guest('Booking_request_expired')],
  },
  {
    event: 'pay',
    by: 'guest',
    from: ['awaiting_payment'],
    to: 'confirmed',
    tells: [vendor('New_booking_alert'), guest('Booking_paid')],
  },
  {
    event: 'expire_payment',
    by: 'system',
    from: ['awaiting_payment'],
    to: 'payment_expired',
    tells: [guest('Booking_payment_expired')],
  },
  {
    // A payment that succeeded too late and found the dates still free.
    event: 'pay_late',
    by: 'system',
    from: ['payment_expired'],
    to: 'confirmed',
    tells: [vendor('New_booking_alert'), guest('Booking_paid')],
  },
  {
    event: 'change_dates',
    by: 'guest',
    from: BEFORE_CHECK_IN,
    tells: [vendor('Booking_dates_changed_by_user'), guest('Booking_dates_moved')],
  },
  {
    event: 'cancel',
    by: 'guest',
    from: BEFORE_CHECK_IN,
    to: 'cancelled_by_guest',
    tells: [vendor('Booking_cancelled_by_user'), guest('Booking_cancelled_by_self')],
  },
  {
    event: 'cancel',
    by: 'vendor',
    from: ['awaiting_payment', 'confirmed'],
    to: 'cancelled_by_vendor',
    tells: [guest('Booking_cancelled_by_admin')],
  },
  {
    event: 'cancel',
    by: 'admin',
    from: BEFORE_CHECK_IN,
    to: 'cancelled_by_admin',
    tells: [guest('Booking_cancelled_by_admin'), vendor('Booking_withdrawn_by_admin')],
  },
  { event: 'ask_exception', by: 'guest', from: ['confirmed', 'checked_in'] },
  {
    event: 'grant_exception',
    by: 'admin',
    from: ['confirmed', 'checked_in'],
    to: 'cancelled_by_guest',
    tells: [guest('Booking_cancellation_approved_by_admin'), vendor('Booking_cancelled_by_user')],
  },
  {
    event: 'refuse_exception',
    by: 'admin',
    from: ['confirmed', 'checked_in'],
    tells: [guest('Booking_cancellation_rejected_by_admin')],
  },
  {
    event: 'check_in',
    by: 'guest',
    from: ['confirmed'],
    to: 'checked_in',
    tells: [vendor('Checkin_by_user')],
  },
  { event: 'check_in', by: 'vendor', from: ['confirmed'], to: 'checked_in' },
  // The rest and the deposit were taken at the door.
  { event: 'collect', by: 'vendor', from: ['checked_in'] },
  {
    event: 'check_out',
    by: 'guest',
    from: ['checked_in'],
    to: 'completed',
    tells: [vendor('Checkout_by_user'), guest('Review_invitation')],
  },
  {
    event: 'check_out',
    by: 'system',
    from: ['confirmed', 'checked_in'],
    to: 'completed',
    tells: [vendor('Checkout_by_user'), guest('Review_invitation')],
  },
  { event: 'no_show', by: 'vendor', from: ['confirmed'], to: 'no_show', tells: [guest('Booking_no_show')] },
] as const satisfies readonly Transition[]
export type BookingEvent = (typeof BOOKING_TRANSITIONS)[number]['event']

/** What the history of a booking tells: that it was made, and every event since. */
export const BOOKING_HISTORY_EVENTS: readonly (BookingEvent | 'create')[] = [
  'create',
  ...new Set(BOOKING_TRANSITIONS.map((one) => one.event)),
]

/** One edge that leaves a state: where it leads and whom it tells. */
export interface Edge {
  to: BookingState
  tells: readonly NotifiedSides[]
}

/** The edge that `role` may take with `event` out of `state`; undefined when the graph has none. */
export function transition(state: BookingState, event: BookingEvent, role: BookingRole): Edge | undefined {
  const edges: readonly Transition[] = BOOKING_TRANSITIONS
  const edge = edges.find((one) => one.event === event && one.by === role && one.from.includes(state))
  return edge && { to: edge.to ?? state, tells: edge.tells ?? [] }
}

/** The states shown under a tab. */
export function statesOfTab(tab: BookingTab): BookingState[] {
  return (Object.keys(BOOKING_STATES) as BookingState[]).filter((state) => BOOKING_STATES[state].tab === tab)
}

/** Where a new booking begins: a request waits for the vendor, then what is due now is awaited, else it is settled. */
export function initialState(bookingType: 'instant' | '24-Hour', dueNowHalalas: number): BookingState {
  if (bookingType === '24-Hour') return 'requested'
  return dueNowHalalas > 0 ? 'awaiting_payment' : 'confirmed'
}

/** Minutes that an unanswered request, and an unpaid booking, hold their dates (booking rules, States). */
/** Four digits are guessed in sum: then only the guest can check in. */
export const MAX_ARRIVAL_TRIES = 5
export const REQUEST_HOLD_MINUTES = 24 * 60
export const MIN_REQUEST_NOTICE_MINUTES = 2 * 60
export const INSTANT_PAYMENT_MINUTES = 15
export const APPROVED_PAYMENT_MINUTES = 6 * 60
/** What a payment in flight adds to the window, once. */
export const PAYMENT_GRACE_MINUTES = 10
/** How long before the end of its window each side is reminded. */
export const REQUEST_REMINDER_MINUTES = 4 * 60
export const PAYMENT_REMINDER_MINUTES = 60
export const MAX_OPEN_REQUESTS = 3
export const MAX_OPEN_REQUESTS_PER_LISTING = 1
