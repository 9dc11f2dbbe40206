import type { NotificationType } from '@/lib/domain/notifications/notification'
import { addMinutes } from '@/lib/domain/time/days'
import { WIRE } from '@/lib/domain/wire-names'
import type { Ending } from './money/cancellation'

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

/** The tabs of my-bookings (marketplace.md, section 4). */
export const BOOKING_TABS = ['waiting', 'upcoming', 'approved', 'completed', 'cancelled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

type Hold = 'held' | 'confirmed' | 'released'

export interface NotifiedSides {
  whom: 'guest' | 'vendor'
  type: NotificationType
}
const guest = (type: NotificationType): NotifiedSides => ({ whom: 'guest', type })
const vendor = (type: NotificationType): NotifiedSides => ({ whom: 'vendor', type })

/** The side that has to act is reminded once, so long before a deadline. */
interface Reminder {
  side: NotifiedSides
  minutesBefore: number
  column: 'expiresAt' | 'checkInAt'
  /** only those of which a part is paid */
  withRest?: boolean
}

export interface StateRow {
  tab: BookingTab
  dates: Hold
  reminder?: Reminder
}

/** Every state of a booking: its tab, the state of its allocations (booking rules, States), and who is reminded. */
export const BOOKING_STATES = {
  requested: {
    tab: 'waiting',
    dates: 'held',
    reminder: {
      side: vendor('Booking_request_reminder'),
      minutesBefore: REQUEST_REMINDER_MINUTES,
      column: 'expiresAt',
    },
  },
  awaiting_payment: {
    tab: 'approved',
    dates: 'held',
    reminder: {
      side: guest('Booking_payment_reminder'),
      minutesBefore: PAYMENT_REMINDER_MINUTES,
      column: 'expiresAt',
    },
  },
  confirmed: {
    tab: 'upcoming',
    dates: 'confirmed',
    reminder: {
      side: guest('Booking_rest_reminder'),
      minutesBefore: REST_REMINDER_MINUTES,
      column: 'checkInAt',
      withRest: true,
    },
  },
  checked_in: { tab: 'upcoming', dates: 'confirmed' },
  completed: { tab: 'completed', dates: 'released' },
  rejected: { tab: 'cancelled', dates: 'released' },
  expired: { tab: 'cancelled', dates: 'released' },
  payment_expired: { tab: 'cancelled', dates: 'released' },
  cancelled_by_guest: { tab: 'cancelled', dates: 'released' },
  cancelled_by_vendor: { tab: 'cancelled', dates: 'released' },
  cancelled_by_admin: { tab: 'cancelled', dates: 'released' },
  no_show: { tab: 'cancelled', dates: 'released' },
} as const satisfies Record<string, StateRow>
export type BookingState = keyof typeof BOOKING_STATES
export const BOOKING_STATE_NAMES = Object.keys(BOOKING_STATES) as BookingState[]

/** The states in which a booking takes its dates. */
export const DATE_TAKING_STATES = BOOKING_STATE_NAMES.filter(
  (state) => BOOKING_STATES[state].dates !== 'released',
)

export const BOOKING_ROLES = ['guest', 'vendor', 'admin', 'system'] as const
export type BookingRole = (typeof BOOKING_ROLES)[number]

/** What edges do beside the new state, its history and its notifications: `server/modules/bookings/effects.ts`. */
export const BOOKING_EFFECTS = [
  /** the allocations follow the state */
  'moveDates',
  /** dearer dates that wait for their payment are free again */
  'endNewDates',
  /** the other weeks of its series are held as long as the paid ones of it are worth */
  'holdSeries',
  /** a code that was used for nothing paid can be used again */
  'giveBackCode',
  /** those who wait for the dates learn that they are free */
  'notifyWaiting',
  /** refund, commission and documents of a booking that ends early, as `settles` says */
  'settle',
  /** a share of the price goes back after the end, with the commission on it */
  'refundAfterEnd',
  /** commission on what was due at the door, and its return */
  'chargeDoor',
  'returnDoorCharge',
  'invoiceCommission',
  'scheduleDeposit',
] as const
export type BookingEffect = (typeof BOOKING_EFFECTS)[number]

interface TimedStay {
  checkInAt: Date
  checkOutAt: Date
}

/** When the system takes an edge. */
export interface Due {
  column: 'expiresAt' | 'checkOutAt'
  /** only those of whose price nothing is due at the door, or a part, of whose arrival the vendor was not asked yet */
  atDoor?: 'nothing' | 'unasked'
}

export interface Transition {
  event: string
  by: BookingRole
  /** none: a new booking */
  from: readonly BookingState[]
  /** absent: the booking stays in its state */
  to?: BookingState
  /** sent to the other side, and to the guest as a confirmation of what was paid, moved or cancelled */
  notifies?: readonly NotifiedSides[]
  /** in this order, after the notifications; the dates first */
  effects?: readonly BookingEffect[]
  /** the rule by which `settle` divides the money; an exception names its percentage */
  settles?: Ending['by']
  /** the deadline of the new state, or the end of the stay */
  sets?: (stay: TimedStay, now: Date) => { expiresAt?: Date; endedAt?: Date }
  due?: readonly Due[]
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
const RELEASE = ['moveDates', 'giveBackCode', 'notifyWaiting'] as const
const CANCEL = ['moveDates', 'endNewDates', 'giveBackCode', 'notifyWaiting', 'settle'] as const
const END_UNARRIVED = ['endNewDates', 'invoiceCommission', 'scheduleDeposit'] as const
const END = ['endNewDates', 'chargeDoor', 'invoiceCommission', 'scheduleDeposit'] as const

const earlier = (a: Date, b: Date) => (a < b ? a : b)
/** A vendor answers at least 2 h before check-in (booking rules, States), and a guest pays by then at the latest. */
export const latestExpiry = (state: BookingState, checkInAt: Date): Date =>
  state === 'requested' ? addMinutes(checkInAt, -MIN_REQUEST_NOTICE_MINUTES) : checkInAt

const expiresIn = (minutes: number) => (_stay: TimedStay, now: Date) => ({
  expiresAt: addMinutes(now, minutes),
})
const endsAsBooked = ({ checkOutAt }: TimedStay) => ({ endedAt: checkOutAt })

/**
 * The graph of a booking: state × event × role → state, with what each edge does. Buttons, guards, notifications, effects and
 * timers use it.
 */
export const BOOKING_TRANSITIONS = [
  {
    event: 'create',
    by: 'guest',
    from: [],
    to: 'requested',
    notifies: [vendor('Booking_request_send_by_user')],
    sets: ({ checkInAt }: TimedStay, now: Date) => ({
      expiresAt: earlier(addMinutes(now, REQUEST_HOLD_MINUTES), latestExpiry('requested', checkInAt)),
    }),
  },
  {
    event: 'create',
    by: 'guest',
    from: [],
    to: 'awaiting_payment',
    sets: expiresIn(INSTANT_PAYMENT_MINUTES),
  },
  {
    event: 'create',
    by: 'guest',
    from: [],
    to: 'confirmed',
    notifies: [vendor('New_booking_alert'), guest('Booking_confirmed')],
  },
  {
    event: 'approve',
    by: 'vendor',
    from: ['requested'],
    to: 'awaiting_payment',
    notifies: [guest(WIRE.requestApproved)],
    effects: ['moveDates'],
    sets: ({ checkInAt }: TimedStay, now: Date) => ({
      expiresAt: earlier(
        addMinutes(now, APPROVED_PAYMENT_MINUTES),
        latestExpiry('awaiting_payment', checkInAt),
      ),
    }),
  },
  {
    event: 'approve_unpaid',
    by: 'vendor',
    from: ['requested'],
    to: 'confirmed',
    notifies: [guest(WIRE.requestApproved)],
    effects: ['moveDates'],
  },
  {
    event: 'reject',
    by: 'vendor',
    from: ['requested'],
    to: 'rejected',
    notifies: [guest(WIRE.requestRejected)],
    effects: RELEASE,
  },
  {
    event: 'expire',
    by: 'system',
    from: ['requested'],
    to: 'expired',
    notifies: [guest('Booking_request_expired')],
    effects: RELEASE,
    due: [{ column: 'expiresAt' }],
  },
  {
    event: 'pay',
    by: 'guest',
    from: ['awaiting_payment'],
    to: 'confirmed',
    notifies: [vendor('New_booking_alert'), guest('Booking_paid')],
    effects: ['moveDates', 'holdSeries'],
  },
  {
    event: 'expire_payment',
    by: 'system',
    from: ['awaiting_payment'],
    to: 'payment_expired',
    notifies: [guest('Booking_payment_expired')],
    effects: RELEASE,
    due: [{ column: 'expiresAt' }],
  },
  {
    // A payment that succeeded after the deadline while the dates were still free.
    event: 'pay_late',
    by: 'system',
    from: ['payment_expired'],
    to: 'confirmed',
    notifies: [vendor('New_booking_alert'), guest('Booking_paid')],
    effects: ['moveDates', 'holdSeries'],
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
    effects: ['moveDates', 'notifyWaiting'],
  },
  // Dearer dates of a booking that was paid in full are held until the difference is paid; the vendor learns of them then.
  { event: 'hold_new_dates', by: 'guest', from: ['confirmed'] },
  { event: 'give_up_new_dates', by: 'guest', from: ['confirmed'], effects: ['notifyWaiting'] },
  {
    event: 'expire_new_dates',
    by: 'system',
    from: ['confirmed'],
    notifies: [guest('Booking_new_dates_expired')],
    effects: ['notifyWaiting'],
  },
  {
    event: 'pay_difference',
    by: 'guest',
    from: ['confirmed'],
    notifies: [vendor('Booking_dates_changed_by_user'), guest('Booking_dates_moved')],
    effects: ['notifyWaiting'],
  },
  {
    event: 'cancel',
    by: 'guest',
    from: BEFORE_CHECK_IN,
    to: 'cancelled_by_guest',
    notifies: [vendor('Booking_cancelled_by_user'), guest('Booking_cancelled_by_self')],
    effects: [...CANCEL, 'holdSeries'],
    settles: 'guest',
  },
  {
    // Without `holdSeries`: the other weeks stay held, since the guest did not cause this.
    event: 'cancel',
    by: 'vendor',
    from: ['awaiting_payment', 'confirmed'],
    to: 'cancelled_by_vendor',
    notifies: [guest('Booking_cancelled_by_admin')],
    effects: CANCEL,
    settles: 'vendor',
  },
  {
    event: 'cancel',
    by: 'admin',
    from: BEFORE_CHECK_IN,
    to: 'cancelled_by_admin',
    notifies: [guest('Booking_cancelled_by_admin'), vendor('Booking_withdrawn_by_admin')],
    effects: [...CANCEL, 'holdSeries'],
    settles: 'admin',
  },
  { event: 'ask_exception', by: 'guest', from: COMPLAINABLE },
  {
    event: 'grant_exception',
    by: 'admin',
    from: ['confirmed', 'checked_in'],
    to: 'cancelled_by_guest',
    notifies: [guest('Booking_cancellation_approved_by_admin'), vendor('Booking_cancelled_by_user')],
    effects: [...CANCEL, 'holdSeries'],
    settles: 'exception',
  },
  // After the end the booking stays as it ended: only money goes back.
  {
    event: 'grant_exception',
    by: 'admin',
    from: OVER,
    notifies: [guest('Booking_cancellation_approved_by_admin'), vendor('Booking_complaint_granted')],
    effects: ['refundAfterEnd'],
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
  // An admin gives money back: the booking stays as it is, at a lower price or at Diyar's cost.
  { event: 'refund_part', by: 'admin', from: ['confirmed', 'checked_in', ...OVER] },
  { event: 'give_goodwill', by: 'admin', from: ['confirmed', 'checked_in', ...OVER] },
  {
    event: 'check_in',
    by: 'guest',
    from: ['confirmed'],
    to: 'checked_in',
    notifies: [vendor('Checkin_by_user')],
    effects: ['endNewDates'],
  },
  { event: 'check_in', by: 'vendor', from: ['confirmed'], to: 'checked_in', effects: ['endNewDates'] },
  // The rest and the deposit were collected at check-in.
  { event: 'collect', by: 'vendor', from: ['checked_in'], effects: ['chargeDoor'] },
  { event: 'undo_collect', by: 'vendor', from: ['checked_in'], effects: ['returnDoorCharge'] },
  {
    event: 'check_out',
    by: 'guest',
    from: ['checked_in'],
    to: 'completed',
    notifies: [vendor('Checkout_by_user'), guest('Review_invitation')],
    effects: END,
    // The later of the booked and the real check-out, which only the guest knows.
    sets: ({ checkOutAt }: TimedStay, now: Date) => ({ endedAt: now > checkOutAt ? now : checkOutAt }),
  },
  {
    event: 'check_out',
    by: 'system',
    from: ['checked_in'],
    to: 'completed',
    notifies: [vendor('Checkout_by_user'), guest('Review_invitation')],
    effects: END,
    sets: endsAsBooked,
    due: [{ column: 'checkOutAt' }],
  },
  // Where nobody arrived and the vendor says nothing, nothing is owed for what was due at the door.
  {
    event: 'check_out',
    by: 'system',
    from: ['confirmed'],
    to: 'completed',
    notifies: [vendor('Checkout_by_user'), guest('Review_invitation')],
    effects: END_UNARRIVED,
    sets: endsAsBooked,
    due: [{ column: 'checkOutAt', atDoor: 'nothing' }, { column: 'expiresAt' }],
  },
  // The end of a stay without an arrival: commission on what was due at the door hangs on the vendor's answer.
  {
    event: 'ask_arrival',
    by: 'system',
    from: ['confirmed'],
    notifies: [vendor('Booking_arrival_question')],
    sets: expiresIn(ARRIVAL_QUESTION_MINUTES),
    due: [{ column: 'checkOutAt', atDoor: 'unasked' }],
  },
  {
    event: 'check_out',
    by: 'vendor',
    from: ['confirmed'],
    to: 'completed',
    notifies: [guest('Review_invitation')],
    effects: END,
    sets: endsAsBooked,
  },
  // After an early check-out the nights that are left are sold again.
  { event: 'free_dates', by: 'vendor', from: ['completed'], effects: ['moveDates', 'notifyWaiting'] },
  {
    event: 'no_show',
    by: 'vendor',
    from: ['confirmed'],
    to: 'no_show',
    notifies: [guest('Booking_no_show')],
    effects: CANCEL,
    settles: 'no_show',
  },
  {
    event: 'no_show',
    by: 'admin',
    from: ['confirmed'],
    to: 'no_show',
    notifies: [guest('Booking_no_show')],
    effects: CANCEL,
    settles: 'no_show',
  },
] as const satisfies readonly Transition[]

/** The events of a booking's history. */
export type BookingHistoryEvent = (typeof BOOKING_TRANSITIONS)[number]['event']
export type BookingEvent = Exclude<BookingHistoryEvent, 'create'>
export const BOOKING_HISTORY_EVENTS: readonly BookingHistoryEvent[] = [
  ...new Set(BOOKING_TRANSITIONS.map((one) => one.event)),
]

export const BOOKING_EVENTS: readonly BookingEvent[] = BOOKING_HISTORY_EVENTS.filter(
  (event) => event !== 'create',
)

/** The states shown under a tab. */
export function statesOfTab(tab: BookingTab): BookingState[] {
  return (Object.keys(BOOKING_STATES) as BookingState[]).filter((state) => BOOKING_STATES[state].tab === tab)
}

/** The states of a booking that earns: confirmed and not cancelled. */
export const EARNING_STATES = [...statesOfTab('upcoming'), ...statesOfTab('completed')]
