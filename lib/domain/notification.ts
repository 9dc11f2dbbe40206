/** The page that each notification type opens (marketplace.md, section 2, notification bell). */
export const NOTIFICATION_ROUTES = {
  Service_approve_by_admin: '/my-services',
  Service_publish_by_admin: '/my-services',
  Service_suspend_by_admin: '/my-services',
  Vender_rejected_by_admin: '/my-profile',
  Vender_approve_by_admin: '/my-profile',
  Balance_deduction: '/my-profile',
  Balance_added: '/my-profile',
  Booking_cancellation_approved_by_admin: '/my-bookings',
  Booking_cancellation_rejected_by_admin: '/my-bookings',
  Booking_cancelled_by_admin: '/my-bookings',
  Booking_request_rejected_by_vender: '/my-bookings',
  Booking_request_approved_by_vender: '/my-bookings',
  Booking_request_send_by_user: '/booking-request',
  Checkout_by_user: '/service-booking',
  Checkin_by_user: '/service-booking',
  New_booking_alert: '/service-booking',
  Booking_cancelled_by_user: '/service-booking',
  Booking_withdrawn_by_admin: '/service-booking',
  Booking_dates_changed_by_user: '/service-booking',
  Booking_request_reminder: '/booking-request',
  Booking_request_expired: '/my-bookings',
  Booking_payment_reminder: '/my-bookings',
  Booking_payment_expired: '/my-bookings',
  Booking_late_payment_refunded: '/my-bookings',
  Booking_no_show: '/my-bookings',
  Dates_free_again: '/my-bookings',
  Calendar_conflict: '/my-services',
} as const
export type NotificationType = keyof typeof NOTIFICATION_ROUTES

const ANY_OTHER_TYPE = '/my-bookings'

/** Where a click on a notification leads; a type that the table does not know leads to /my-bookings. */
export function routeOfNotification(type: string): string {
  return NOTIFICATION_ROUTES[type as NotificationType] ?? ANY_OTHER_TYPE
}
