import type { MemberRole } from '@/lib/domain/account/membership'
import type { NotificationType } from '@/lib/domain/notifications/notification'
import { roleMay, type VendorAction } from '@/lib/domain/policy/vendor-policy'

/** What a vendor is told, and what a member has to be allowed to do so that it concerns the member. */
export const VENDOR_NOTIFICATIONS = {
  Service_approve_by_admin: 'editListings',
  Service_publish_by_admin: 'editListings',
  Service_suspend_by_admin: 'editListings',
  Service_reject_by_admin: 'editListings',
  Licence_ends_soon: 'editListings',
  Calendar_conflict: 'editCalendar',
  Calendar_feed_failed: 'editCalendar',
  Calendar_addresses_renewed: 'editCalendar',
  Cleaning_problem: 'manageCleaning',
  Booking_request_send_by_user: 'decideBookings',
  Booking_request_reminder: 'decideBookings',
  New_booking_alert: 'handleArrivals',
  Private_offer_declined: 'makeOffers',
  Appointment_booked: 'handleArrivals',
  Appointment_moved_by_guest: 'handleArrivals',
  Appointment_cancelled_by_guest: 'handleArrivals',
  Appointment_tomorrow: 'handleArrivals',
  Booking_cancelled_by_user: 'handleArrivals',
  Booking_withdrawn_by_admin: 'handleArrivals',
  Booking_dates_changed_by_user: 'handleArrivals',
  Booking_dates_moved: 'handleArrivals',
  Booking_arrival_question: 'handleArrivals',
  Checkin_by_user: 'handleArrivals',
  Checkout_by_user: 'handleArrivals',
  Booking_rest_paid_by_user: 'handleArrivals',
  Booking_complaint_granted: 'readMoney',
  Booking_price_reduced: 'readMoney',
  Deposit_claim_agreed: 'claimDeposits',
  Deposit_claim_disputed: 'claimDeposits',
  Deposit_claim_settled: 'claimDeposits',
  Chargeback_opened: 'readMoney',
  Chargeback_won: 'readMoney',
  Chargeback_lost_owed_again: 'readMoney',
  Chargeback_lost_by_vendor: 'readMoney',
  Chargeback_lost_by_diyar: 'readMoney',
  Review_published: 'readReviews',
  Payout_sent: 'requestPayouts',
  Payout_paid: 'requestPayouts',
  Payout_returned: 'requestPayouts',
  Payout_refused: 'requestPayouts',
  Payout_scheduled: 'requestPayouts',
  Payouts_stopped: 'requestPayouts',
  Payouts_resumed: 'requestPayouts',
  Reserve_set: 'readMoney',
  Reserve_ended: 'readMoney',
  Vendor_money_added: 'readMoney',
  Vendor_money_taken: 'readMoney',
  Debt_written_off: 'readMoney',
  Bank_account_changed: 'requestPayouts',
  Monthly_statistics: 'requestPayouts',
  Webhook_disabled: 'manageKeys',
  Vendor_suspended_by_admin: 'readListings',
  Vendor_restored_by_admin: 'readListings',
  Vendor_paper_ends_soon: 'editVendor',
  Vat_number_checked: 'editVendor',
  Vat_number_refused: 'editVendor',
  Member_joined: 'manageMembers',
  Member_left: 'manageMembers',
  Ownership_transferred: 'readMembers',
} as const satisfies Partial<Record<NotificationType, VendorAction>>

/** Whether a notification of a vendor concerns a role; one that is not in the table is the owner's alone. */
export function concerns(type: NotificationType, role: MemberRole): boolean {
  const actions: Partial<Record<NotificationType, VendorAction>> = VENDOR_NOTIFICATIONS
  const action = actions[type]
  return action ? roleMay(role, action) : role === 'owner'
}
