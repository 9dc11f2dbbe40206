import type { NotificationType } from '@/lib/domain/notifications/notification'
import { WIRE } from '@/lib/domain/wire-names'

/** The tabs of my-bookings (marketplace.md, section 4). */
export const BOOKING_TABS = ['waiting', 'upcoming', 'approved', 'completed', 'cancelled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

type Hold = 'held' | 'confirmed' | 'released'

/** Every state of a booking: its tab, and the state of its allocations (booking rules, States). */
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

/** The states in which a booking takes its dates. */
export const DATE_TAKING_STATES = BOOKING_STATE_NAMES.filter(
  (state) => BOOKING_STATES[state].dates !== 'released',
)

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
  notifies?: readonly NotifiedSides[]
}

const BEFORE_CHECK_IN = ['requested', 'awaiting_payment', 'confirmed'] as const
/** States of a booking whose payment a guest may complain about, and in which it ends with a complaint open. */
const COMPLAINABLE = ['confirmed', 'checked_in', 'completed'] as const
const OVER = [
  'completed',
  'no_show',
  'cancelled_by_guest',
  'cancelled_by_vendor',
  'cancelled_by_admin',
] as const
const guest = (type: NotificationType): NotifiedSides => ({ whom: 'guest', type })
const vendor = (type: NotificationType): NotifiedSides => ({ whom: 'vendor', type })

/** The graph of a booking: state × event × role → state. Buttons, guards, notifications and timers use it. */
export const BOOKING_TRANSITIONS = [
  {
    event: 'approve',
    by: 'vendor',
    from: ['requested'],
    to: 'awaiting_payment',
    notifies: [guest(WIRE.requestApproved)],
  },
  {
    event: 'approve_unpaid',
    by: 'vendor',
    from: ['requested'],
    to: 'confirmed',
    notifies: [guest(WIRE.requestApproved)],
  },
  {
    event: 'reject',
    by: 'vendor',
    from: ['requested'],
    to: 'rejected',
    notifies: [guest(WIRE.requestRejected)],
  },
  {
    event: 'expire',
    by: 'system',
    from: ['requested'],
    to: 'expired',
    notifies: [guest('Booking_request_expired')],
  },
  {
    event: 'pay',
    by: 'guest',
    from: ['awaiting_payment'],
    to: 'confirmed',
    notifies: [vendor('New_booking_alert'), guest('Booking_paid')],
  },
  {
    event: 'expire_payment',
    by: 'system',
    from: ['awaiting_payment'],
    to: 'payment_expired',
    notifies: [guest('Booking_payment_expired')],
  },
  {
    // A payment that succeeded after the deadline while the dates were still free.
    event: 'pay_late',
    by: 'system',
    from: ['payment_expired'],
    to: 'confirmed',
    notifies: [vendor('New_booking_alert'), guest('Booking_paid')],
  },
  {
    event: 'pay_rest',
    by: 'guest',
    from: ['confirmed'],
    notifies: [vendor('Booking_rest_paid_by_user'), guest('Booking_rest_paid')],
  },
  {
    event: 'change_dates',
    by: 'guest',
    from: BEFORE_CHECK_IN,
    notifies: [vendor('Booking_dates_changed_by_user'), guest('Booking_dates_moved')],
  },
  {
    event: 'cancel',
    by: 'guest',
    from: BEFORE_CHECK_IN,
    to: 'cancelled_by_guest',
    notifies: [vendor('Booking_cancelled_by_user'), guest('Booking_cancelled_by_self')],
  },
  {
    event: 'cancel',
    by: 'vendor',
    from: ['awaiting_payment', 'confirmed'],
    to: 'cancelled_by_vendor',
    notifies: [guest('Booking_cancelled_by_admin')],
  },
  {
    event: 'cancel',
    by: 'admin',
    from: BEFORE_CHECK_IN,
    to: 'cancelled_by_admin',
    notifies: [guest('Booking_cancelled_by_admin'), vendor('Booking_withdrawn_by_admin')],
  },
  { event: 'ask_exception', by: 'guest', from: COMPLAINABLE },
  {
    event: 'grant_exception',
    by: 'admin',
    from: ['confirmed', 'checked_in'],
    to: 'cancelled_by_guest',
    notifies: [guest('Booking_cancellation_approved_by_admin'), vendor('Booking_cancelled_by_user')],
  },
  // After the end the booking stays as it ended: only money goes back.
  {
    event: 'grant_exception',
    by: 'admin',
    from: OVER,
    notifies: [guest('Booking_cancellation_approved_by_admin'), vendor('Booking_complaint_granted')],
  },
  {
    event: 'refuse_exception',
    by: 'admin',
    from: ['confirmed', 'checked_in', ...OVER],
    notifies: [guest('Booking_cancellation_rejected_by_admin')],
  },
  // Nobody decided in time.
  {
    event: 'refuse_exception',
    by: 'system',
    from: ['confirmed', 'checked_in', ...OVER],
    notifies: [guest('Booking_cancellation_rejected_by_admin')],
  },
  {
    event: 'check_in',
    by: 'guest',
    from: ['confirmed'],
    to: 'checked_in',
    notifies: [vendor('Checkin_by_user')],
  },
  { event: 'check_in', by: 'vendor', from: ['confirmed'], to: 'checked_in' },
  // The rest and the deposit were collected at check-in.
  { event: 'collect', by: 'vendor', from: ['checked_in'] },
  { event: 'undo_collect', by: 'vendor', from: ['checked_in'] },
  {
    event: 'check_out',
    by: 'guest',
    from: ['checked_in'],
    to: 'completed',
    notifies: [vendor('Checkout_by_user'), guest('Review_invitation')],
  },
  {
    event: 'check_out',
    by: 'system',
    from: ['confirmed', 'checked_in'],
    to: 'completed',
    notifies: [vendor('Checkout_by_user'), guest('Review_invitation')],
  },
  // The end of a stay without an arrival: commission on what was due at the door hangs on the vendor's answer.
  { event: 'ask_arrival', by: 'system', from: ['confirmed'], notifies: [vendor('Booking_arrival_question')] },
  {
    event: 'check_out',
    by: 'vendor',
    from: ['confirmed'],
    to: 'completed',
    notifies: [guest('Review_invitation')],
  },
  // After an early check-out the nights that are left are sold again.
  { event: 'free_dates', by: 'vendor', from: ['completed'] },
  {
    event: 'no_show',
    by: 'vendor',
    from: ['confirmed'],
    to: 'no_show',
    notifies: [guest('Booking_no_show')],
  },
  {
    event: 'no_show',
    by: 'admin',
    from: ['confirmed'],
    to: 'no_show',
    notifies: [guest('Booking_no_show')],
  },
] as const satisfies readonly Transition[]
export type BookingEvent = (typeof BOOKING_TRANSITIONS)[number]['event']

/** The events of a booking's history. */
export type BookingHistoryEvent = BookingEvent | 'create'
export const BOOKING_HISTORY_EVENTS: readonly BookingHistoryEvent[] = [
  'create',
  ...new Set(BOOKING_TRANSITIONS.map((one) => one.event)),
]

/** An edge out of a state: the next state, and the notifications it causes. */
export interface Edge {
  to: BookingState
  notifies: readonly NotifiedSides[]
}

/** The edge that `role` may take with `event` out of `state`; undefined when the graph has none. */
export function transition(state: BookingState, event: BookingEvent, role: BookingRole): Edge | undefined {
  const edges: readonly Transition[] = BOOKING_TRANSITIONS
  const edge = edges.find((one) => one.event === event && one.by === role && one.from.includes(state))
  return edge && { to: edge.to ?? state, notifies: edge.notifies ?? [] }
}

/** The states shown under a tab. */
export function statesOfTab(tab: BookingTab): BookingState[] {
  return (Object.keys(BOOKING_STATES) as BookingState[]).filter((state) => BOOKING_STATES[state].tab === tab)
}

/** The first state of a booking: a request, then an open payment, else confirmed. */
export function initialState(bookingType: 'instant' | '24-Hour', dueNowHalalas: number): BookingState {
  if (bookingType === '24-Hour') return 'requested'
  return dueNowHalalas > 0 ? 'awaiting_payment' : 'confirmed'
}

/** Wrong arrival codes per booking, against guessing four digits: after them only the guest can check in. */
export const MAX_ARRIVAL_TRIES = 5
/** Minutes that an unanswered request, and an unpaid booking, hold their dates (booking rules, States). */
export const REQUEST_HOLD_MINUTES = 24 * 60
export const MIN_REQUEST_NOTICE_MINUTES = 2 * 60
export const INSTANT_PAYMENT_MINUTES = 15
export const APPROVED_PAYMENT_MINUTES = 6 * 60
/** How long a vendor is asked whether the guest of a stay without an arrival came. */
export const ARRIVAL_QUESTION_MINUTES = 48 * 60
/** The extension of the payment window while a payment is in progress, once. */
export const PAYMENT_GRACE_MINUTES = 10
/** How long before the end of the window a reminder is sent. */
export const REQUEST_REMINDER_MINUTES = 4 * 60
export const PAYMENT_REMINDER_MINUTES = 60
/** How long before check-in the rest of a payment in parts is recalled. */
export const REST_REMINDER_MINUTES = 3 * 24 * 60
export const MAX_OPEN_REQUESTS = 3
export const MAX_OPEN_REQUESTS_PER_LISTING = 1
