import { bellPage, notificationPage, notificationRule } from '@/lib/domain/notifications/notification'

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

test.each([
  ['New_booking_alert', '/service-booking?vendor=v1', '/request-details?id=b1&vendor=v1'],
  ['Booking_arrival_question', '/service-booking?tab=today&vendor=v1', '/request-details?id=b1&vendor=v1'],
  ['Payout_paid', '/vendor-earnings?vendor=v1', '/vendor-earnings?vendor=v1'],
  ['Vendor_paper_ends_soon', '/my-profile', '/my-profile'],
])('%s about a vendor opens a page that names the vendor', (type, bell, mail) => {
  const subjects = { bookingId: 'b1', vendorId: 'v1' }
  expect([bellPage(type, subjects), notificationPage(type, subjects)]).toEqual([bell, mail])
})

test.each([
  [{ bookingId: 'b1' }, '/request-details?id=b1'],
  [{ bookingId: 'b1', splitToken: 's1' }, '/split/s1'],
  [{}, '/service-booking'],
])('a notification of an older time, about %j, opens %s', (subjects, page) => {
  expect(notificationPage('New_booking_alert', subjects)).toBe(page)
})
