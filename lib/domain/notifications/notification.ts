import { VENDOR_PAGES, VENDOR_PARAM } from '@/lib/domain/policy/vendor-pages'
import { WIRE } from '@/lib/domain/wire-names'

/** The subject of a notification, which decides the icon in the bell. */
export type NotificationFamily = 'service' | 'host' | 'money' | 'booking'

type Channel = 'sms' | 'mail' | 'push'
const EVERY_CHANNEL = ['sms', 'mail', 'push'] as const
/** For notifications about the recipient's own action, or sent together with another one. */
const WITHOUT_SMS = ['mail', 'push'] as const
/** For what can wait until somebody reads it. */
const MAIL_ONLY = ['mail'] as const
const BELL_ONLY = [] as const

interface NotificationRule {
  family: NotificationFamily
  /** the page that a click opens */
  route: string
  /** the channels beside the bell, as far as the user wants them */
  sentBy: readonly Channel[]
  /** also by channels that the user switched off: a thief would switch them off first */
  isForced?: true
}

/** Every type of notification with its page (marketplace.md, section 2, notification bell) and its channels. */
export const NOTIFICATIONS = {
  Service_approve_by_admin: { family: 'service', route: '/my-services', sentBy: EVERY_CHANNEL },
  Service_publish_by_admin: { family: 'service', route: '/my-services', sentBy: BELL_ONLY },
  Service_suspend_by_admin: { family: 'service', route: '/my-services', sentBy: EVERY_CHANNEL },
  [WIRE.vendorRejected]: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL },
  [WIRE.vendorApproved]: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL },
  Balance_deduction: { family: 'money', route: '/my-profile', sentBy: EVERY_CHANNEL },
  Balance_added: { family: 'money', route: '/my-profile', sentBy: EVERY_CHANNEL },
  Booking_cancellation_approved_by_admin: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_cancellation_rejected_by_admin: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_cancelled_by_admin: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  [WIRE.requestRejected]: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  [WIRE.requestApproved]: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_request_send_by_user: { family: 'booking', route: '/booking-request', sentBy: EVERY_CHANNEL },
  Checkout_by_user: { family: 'booking', route: '/service-booking', sentBy: BELL_ONLY },
  Checkin_by_user: { family: 'booking', route: '/service-booking', sentBy: BELL_ONLY },
  New_booking_alert: { family: 'booking', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Booking_cancelled_by_user: { family: 'booking', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Booking_withdrawn_by_admin: { family: 'booking', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Booking_dates_changed_by_user: { family: 'booking', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Booking_request_reminder: { family: 'booking', route: '/booking-request', sentBy: EVERY_CHANNEL },
  Booking_request_expired: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_payment_reminder: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_payment_expired: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_confirmed: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_paid: { family: 'money', route: '/my-bookings', sentBy: WITHOUT_SMS },
  Booking_rest_reminder: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_rest_paid: { family: 'money', route: '/my-bookings', sentBy: WITHOUT_SMS },
  Booking_rest_paid_by_user: { family: 'money', route: '/service-booking', sentBy: WITHOUT_SMS },
  Booking_dates_moved: { family: 'booking', route: '/my-bookings', sentBy: WITHOUT_SMS },
  Booking_new_dates_held: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_new_dates_expired: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_cancelled_by_self: { family: 'booking', route: '/my-bookings?tab=cancelled', sentBy: WITHOUT_SMS },
  Refund_sent: { family: 'money', route: '/my-bookings', sentBy: WITHOUT_SMS },
  Partial_refund: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Goodwill_given: { family: 'money', route: '/my-balance', sentBy: EVERY_CHANNEL },
  Refund_arrived: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Refund_failed: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Deposit_sent: { family: 'money', route: '/my-bookings', sentBy: WITHOUT_SMS },
  Deposit_arrived: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Refund_transferred: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Deposit_claimed: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Deposit_claim_agreed: { family: 'money', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Deposit_claim_disputed: { family: 'money', route: '/service-booking', sentBy: WITHOUT_SMS },
  Deposit_claim_waiting: { family: 'money', route: '/admin/deposit-claims', sentBy: WITHOUT_SMS },
  Deposit_claim_decided: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Chargeback_opened: { family: 'money', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Chargeback_won: { family: 'money', route: '/service-booking', sentBy: WITHOUT_SMS },
  Chargeback_lost_owed_again: { family: 'money', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Chargeback_lost_by_vendor: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Chargeback_lost_by_diyar: { family: 'money', route: '/service-booking', sentBy: WITHOUT_SMS },
  Chargeback_evidence_due: { family: 'money', route: '/admin/chargebacks', sentBy: WITHOUT_SMS },
  Deposit_claim_settled: { family: 'money', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Booking_late_payment_refunded: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Split_share_paid: { family: 'money', route: '/my-bookings', sentBy: WITHOUT_SMS },
  Split_ended: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Split_refund_sent: { family: 'money', route: '/my-bookings', sentBy: WITHOUT_SMS },
  Shared_booking_ended: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Share_returned: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Share_refund_failed: { family: 'money', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Booking_arrival_question: {
    family: 'booking',
    route: '/service-booking?tab=today',
    sentBy: EVERY_CHANNEL,
  },
  Booking_complaint_granted: { family: 'money', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Booking_price_reduced: { family: 'money', route: '/service-booking', sentBy: EVERY_CHANNEL },
  Booking_no_show: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Private_offer_sent: { family: 'booking', route: '/messages', sentBy: EVERY_CHANNEL },
  Private_offer_declined: { family: 'booking', route: '/messages', sentBy: WITHOUT_SMS },
  Option_ends_soon: { family: 'booking', route: '/messages', sentBy: EVERY_CHANNEL },
  Appointment_booked: { family: 'booking', route: '/service-booking?tab=today', sentBy: EVERY_CHANNEL },
  Appointment_confirmed: { family: 'booking', route: '/my-bookings', sentBy: WITHOUT_SMS },
  Appointment_moved: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Appointment_moved_by_guest: {
    family: 'booking',
    route: '/service-booking?tab=today',
    sentBy: EVERY_CHANNEL,
  },
  Appointment_cancelled: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Appointment_cancelled_by_guest: {
    family: 'booking',
    route: '/service-booking?tab=today',
    sentBy: EVERY_CHANNEL,
  },
  Appointment_reminder: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Appointment_tomorrow: { family: 'booking', route: '/service-booking?tab=today', sentBy: WITHOUT_SMS },
  Dates_free_again: { family: 'booking', route: '/my-bookings', sentBy: EVERY_CHANNEL },
  Saved_search_new: { family: 'service', route: '/saved-searches', sentBy: WITHOUT_SMS },
  Saved_search_cheaper: { family: 'service', route: '/saved-searches', sentBy: WITHOUT_SMS },
  Saved_search_freed: { family: 'service', route: '/saved-searches', sentBy: WITHOUT_SMS },
  List_votes: { family: 'service', route: '/favourites', sentBy: BELL_ONLY },
  Review_invitation: { family: 'booking', route: '/my-bookings?tab=completed', sentBy: EVERY_CHANNEL },
  Review_published: { family: 'service', route: '/my-reviews', sentBy: BELL_ONLY },
  Service_reject_by_admin: { family: 'service', route: '/my-services', sentBy: EVERY_CHANNEL },
  Vendor_suspended_by_admin: { family: 'host', route: '/my-services', sentBy: EVERY_CHANNEL },
  Vendor_restored_by_admin: { family: 'host', route: '/my-services', sentBy: EVERY_CHANNEL },
  Vendor_paper_ends_soon: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL },
  Company_name_approved: { family: 'host', route: '/vendor-earnings', sentBy: WITHOUT_SMS },
  Company_name_refused: { family: 'host', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Vat_number_checked: { family: 'money', route: '/vendor-earnings', sentBy: WITHOUT_SMS },
  Vat_number_refused: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Licence_ends_soon: { family: 'service', route: '/my-services', sentBy: EVERY_CHANNEL },
  Privacy_request_done: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL },
  Privacy_request_refused: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL },
  Calendar_conflict: { family: 'service', route: '/my-services', sentBy: EVERY_CHANNEL },
  Calendar_feed_failed: { family: 'service', route: '/service-calendar', sentBy: EVERY_CHANNEL },
  Cleaning_problem: { family: 'service', route: '/vendor-cleaning', sentBy: EVERY_CHANNEL },
  Calendar_addresses_renewed: { family: 'service', route: '/service-calendar', sentBy: WITHOUT_SMS },
  Bank_account_changed: {
    family: 'money',
    route: '/vendor-earnings',
    sentBy: EVERY_CHANNEL,
    isForced: true,
  },
  Phone_change_asked: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL, isForced: true },
  Phone_changed: { family: 'host', route: '/my-profile', sentBy: WITHOUT_SMS, isForced: true },
  New_device: { family: 'host', route: '/my-profile', sentBy: WITHOUT_SMS, isForced: true },
  Passkey_added: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL, isForced: true },
  Passkey_removed: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL, isForced: true },
  Phone_change_dropped: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL },
  Member_invited: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL },
  Member_joined: { family: 'host', route: '/vendor-members', sentBy: WITHOUT_SMS },
  Member_left: { family: 'host', route: '/vendor-members', sentBy: WITHOUT_SMS },
  Member_removed: { family: 'host', route: '/my-profile', sentBy: WITHOUT_SMS },
  Member_role_changed: { family: 'host', route: '/vendor-members', sentBy: WITHOUT_SMS },
  Admin_role_changed: { family: 'host', route: '/my-profile', sentBy: EVERY_CHANNEL, isForced: true },
  Ownership_transferred: {
    family: 'host',
    route: '/vendor-members',
    sentBy: EVERY_CHANNEL,
    isForced: true,
  },
  Payout_sent: { family: 'money', route: '/vendor-earnings', sentBy: WITHOUT_SMS },
  Payout_paid: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Payout_returned: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Payout_refused: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Payout_scheduled: { family: 'money', route: '/vendor-earnings', sentBy: WITHOUT_SMS },
  Payouts_stopped: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Payouts_resumed: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Reserve_set: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Reserve_ended: { family: 'money', route: '/vendor-earnings', sentBy: WITHOUT_SMS },
  Vendor_money_added: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Vendor_money_taken: { family: 'money', route: '/vendor-earnings', sentBy: EVERY_CHANNEL },
  Debt_written_off: { family: 'money', route: '/vendor-earnings', sentBy: WITHOUT_SMS },
  Monthly_statistics: { family: 'money', route: '/statistics?period=lastMonth', sentBy: MAIL_ONLY },
  Webhook_disabled: { family: 'service', route: '/vendor-api', sentBy: WITHOUT_SMS },
  Einvoice_refused: { family: 'money', route: '/admin/einvoices', sentBy: WITHOUT_SMS },
  Einvoices_overdue: { family: 'money', route: '/admin/einvoices?state=pending', sentBy: WITHOUT_SMS },
  Settlement_unmatched: { family: 'money', route: '/admin/settlement-lines', sentBy: WITHOUT_SMS },
  Settlement_refused: { family: 'money', route: '/admin/settlements', sentBy: WITHOUT_SMS },
  Bank_unmatched: { family: 'money', route: '/admin/bank-statement', sentBy: WITHOUT_SMS },
  Ledger_difference: { family: 'money', route: '/admin/money', sentBy: WITHOUT_SMS },
} as const satisfies Record<string, NotificationRule>
export type NotificationType = keyof typeof NOTIFICATIONS
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATIONS) as NotificationType[]

const UNKNOWN_TYPE_RULE: NotificationRule = { family: 'booking', route: '/my-bookings', sentBy: BELL_ONLY }

/** The rule of a type; an unknown one opens /my-bookings. */
export function notificationRule(type: string): NotificationRule {
  return NOTIFICATIONS[type as NotificationType] ?? UNKNOWN_TYPE_RULE
}

const BOOKING_ROUTES: Record<string, (bookingId: string) => string> = {
  '/my-bookings': (id) => `/booking/${id}`,
  '/booking-request': (id) => `/request-details?id=${id}`,
  '/service-booking': (id) => `/request-details?id=${id}`,
}

/** What a notification is about, among its params; `splitToken` is that of a friend's link. */
type Subjects = Partial<
  Record<'bookingId' | 'splitToken' | 'conversationId' | 'vendorId' | 'searchParams', string | number>
>

/** The page that the bell, a toast and a push open: that of the type, for a friend that of the shares, of a private offer its conversation, of a saved search its results. */
export function bellPage(type: string, subjects: Subjects): string {
  const { splitToken, conversationId, vendorId, searchParams } = subjects
  if (splitToken !== undefined) return `/split/${encodeURIComponent(splitToken)}`
  if (conversationId !== undefined) return `/messages?c=${encodeURIComponent(conversationId)}`
  if (searchParams !== undefined) return `/search?${searchParams}`
  return pageOfVendor(notificationRule(type).route, vendorId)
}

/** The most specific page: the booking where the notification is about one, else that of the bell. */
export function notificationPage(type: string, subjects: Subjects): string {
  const { bookingId, splitToken, vendorId } = subjects
  const { route } = notificationRule(type)
  const bookingRoute = splitToken === undefined && BOOKING_ROUTES[route.split('?')[0] ?? route]
  return bookingId !== undefined && bookingRoute
    ? pageOfVendor(bookingRoute(encodeURIComponent(bookingId)), vendorId)
    : bellPage(type, subjects)
}

/** The pages of vendors show the one that is active in the session, so their address names the one that is meant. */
function pageOfVendor(route: string, vendorId?: string | number): string {
  const [path = route, query] = route.split('?')
  if (vendorId === undefined || !(path in VENDOR_PAGES || path === '/request-details')) return route
  const params = new URLSearchParams(query)
  params.set(VENDOR_PARAM, String(vendorId))
  return `${path}?${params}`
}

/** Decisions about a vendor change the role, money movements change the balance. */
const PROFILE_FAMILIES: readonly NotificationFamily[] = ['host', 'money']

/** Whether the profile of the signed-in user must be loaded again. */
export function changesProfile(type: string): boolean {
  return PROFILE_FAMILIES.includes(notificationRule(type).family)
}
