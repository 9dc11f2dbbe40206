/** What a notification is about: it decides the icon in the bell. */
export type NotificationFamily = 'service' | 'host' | 'money' | 'booking'

interface NotificationRule {
  family: NotificationFamily
  /** the page that a click opens */
  route: string
  /** worth a text message or a mail to somebody who is not here */
  alsoSentOut: boolean
}

/** Every type of notification: where it leads (marketplace.md, section 2, notification bell) and how far it is carried. */
const NOTIFICATIONS = {
  Service_approve_by_admin: { family: 'service', route: '/my-services', alsoSentOut: true },
  Service_publish_by_admin: { family: 'service', route: '/my-services', alsoSentOut: false },
  Service_suspend_by_admin: { family: 'service', route: '/my-services', alsoSentOut: true },
  Vender_rejected_by_admin: { family: 'host', route: '/my-profile', alsoSentOut: true },
  Vender_approve_by_admin: { family: 'host', route: '/my-profile', alsoSentOut: true },
  Balance_deduction: { family: 'money', route: '/my-profile', alsoSentOut: true },
  Balance_added: { family: 'money', route: '/my-profile', alsoSentOut: true },
  Booking_cancellation_approved_by_admin: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_cancellation_rejected_by_admin: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_cancelled_by_admin: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_request_rejected_by_vender: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_request_approved_by_vender: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_request_send_by_user: { family: 'booking', route: '/booking-request', alsoSentOut: true },
  Checkout_by_user: { family: 'booking', route: '/service-booking', alsoSentOut: false },
  Checkin_by_user: { family: 'booking', route: '/service-booking', alsoSentOut: false },
  New_booking_alert: { family: 'booking', route: '/service-booking', alsoSentOut: true },
  Booking_cancelled_by_user: { family: 'booking', route: '/service-booking', alsoSentOut: true },
  Booking_withdrawn_by_admin: { family: 'booking', route: '/service-booking', alsoSentOut: true },
  Booking_dates_changed_by_user: { family: 'booking', route: '/service-booking', alsoSentOut: true },
  Booking_request_reminder: { family: 'booking', route: '/booking-request', alsoSentOut: true },
  Booking_request_expired: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_payment_reminder: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_payment_expired: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_confirmed: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_paid: { family: 'money', route: '/my-bookings', alsoSentOut: true },
  Booking_dates_moved: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Booking_cancelled_by_self: { family: 'booking', route: '/my-bookings?tab=cancelled', alsoSentOut: true },
  Refund_sent: { family: 'money', route: '/my-bookings', alsoSentOut: true },
  Refund_arrived: { family: 'money', route: '/my-bookings', alsoSentOut: true },
  Refund_failed: { family: 'money', route: '/my-bookings', alsoSentOut: true },
  Booking_late_payment_refunded: { family: 'money', route: '/my-bookings', alsoSentOut: true },
  Booking_no_show: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Dates_free_again: { family: 'booking', route: '/my-bookings', alsoSentOut: true },
  Review_invitation: { family: 'booking', route: '/my-bookings?tab=completed', alsoSentOut: true },
  Review_published: { family: 'service', route: '/my-reviews', alsoSentOut: false },
  Service_reject_by_admin: { family: 'service', route: '/my-services', alsoSentOut: true },
  Licence_ends_soon: { family: 'service', route: '/my-services', alsoSentOut: true },
  Calendar_conflict: { family: 'service', route: '/my-services', alsoSentOut: true },
} as const satisfies Record<string, NotificationRule>
export type NotificationType = keyof typeof NOTIFICATIONS

const ANY_OTHER_TYPE: NotificationRule = { family: 'booking', route: '/my-bookings', alsoSentOut: false }

/** The rule of a type; one that the table does not know leads to /my-bookings. */
export function notificationRule(type: string): NotificationRule {
  return NOTIFICATIONS[type as NotificationType] ?? ANY_OTHER_TYPE
}

const OF_BOOKING: Record<string, (bookingId: string) => string> = {
  '/my-bookings': (id) => `/booking/${id}`,
  '/booking-request': (id) => `/request-details?id=${id}`,
  '/service-booking': (id) => `/request-details?id=${id}`,
}

/** The page that tells most of it: the booking itself where it is about one, else where a click in the bell leads. */
export function notificationPage(type: string, bookingId: string | number | undefined): string {
  const { route } = notificationRule(type)
  const ofBooking = OF_BOOKING[route.split('?')[0] ?? route]
  return bookingId !== undefined && ofBooking ? ofBooking(encodeURIComponent(bookingId)) : route
}

/** What an admin decides about a vendor changes the role, and what moves money changes the balance. */
const PROFILE_FAMILIES: readonly NotificationFamily[] = ['host', 'money']

/** Whether the signed-in user's profile is another one since this notification. */
export function changesProfile(type: string): boolean {
  return PROFILE_FAMILIES.includes(notificationRule(type).family)
}
