import { routeOfNotification } from '@/lib/domain/notification'

test.each([
  ['Service_approve_by_admin', '/my-services'],
  ['Vender_rejected_by_admin', '/my-profile'],
  ['Balance_added', '/my-profile'],
  ['Booking_request_approved_by_vender', '/my-bookings'],
  ['Booking_request_send_by_user', '/booking-request'],
  ['New_booking_alert', '/service-booking'],
  ['Something_new', '/my-bookings'],
])('bell-routing: %s opens %s', (type, route) => {
  expect(routeOfNotification(type)).toBe(route)
})
