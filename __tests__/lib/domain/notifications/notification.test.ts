import { notificationRule } from '@/lib/domain/notifications/notification'

test.each([
  ['Service_approve_by_admin', '/my-services'],
  ['Service_publish_by_admin', '/my-services'],
  ['Service_suspend_by_admin', '/my-services'],
  ['Vender_rejected_by_admin', '/my-profile'],
  ['Vender_approve_by_admin', '/my-profile'],
  ['Balance_deduction', '/my-profile'],
  ['Balance_added', '/my-profile'],
  ['Booking_cancellation_approved_by_admin', '/my-bookings'],
  ['Booking_cancellation_rejected_by_admin', '/my-bookings'],
  ['Booking_cancelled_by_admin', '/my-bookings'],
  ['Booking_request_rejected_by_vender', '/my-bookings'],
  ['Booking_request_approved_by_vender', '/my-bookings'],
  ['Booking_request_send_by_user', '/booking-request'],
  ['Checkout_by_user', '/service-booking'],
  ['Checkin_by_user', '/service-booking'],
  ['New_booking_alert', '/service-booking'],
  ['Booking_cancelled_by_user', '/service-booking'],
  ['Something_new', '/my-bookings'],
])('bell-routing: %s opens %s', (type, route) => {
  expect(notificationRule(type).route).toBe(route)
})
