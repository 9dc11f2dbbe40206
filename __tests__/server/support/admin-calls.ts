import type { AdminCalls } from './admin-calls/admin-call'
import { BOOKING_CALLS } from './admin-calls/booking-calls'
import { CATALOGUE_CALLS } from './admin-calls/catalogue-calls'
import { FACILITY_CALLS } from './admin-calls/facility-calls'
import { INBOX_CALLS } from './admin-calls/inbox-calls'
import { LISTING_CALLS } from './admin-calls/listing-calls'
import { MONEY_CALLS } from './admin-calls/money-calls'
import { PAYOUT_CALLS } from './admin-calls/payout-calls'
import { TEXT_CALLS } from './admin-calls/text-calls'
import { USER_CALLS } from './admin-calls/user-calls'
import { VENDOR_CALLS } from './admin-calls/vendor-calls'
import { VENDOR_MONEY_CALLS } from './admin-calls/vendor-money-calls'

/** Every changing route of admins with a scene and a call; a test refuses a route without one. */
export const ADMIN_CALLS: AdminCalls = {
  ...BOOKING_CALLS,
  ...CATALOGUE_CALLS,
  ...FACILITY_CALLS,
  ...INBOX_CALLS,
  ...LISTING_CALLS,
  ...MONEY_CALLS,
  ...PAYOUT_CALLS,
  ...VENDOR_MONEY_CALLS,
  ...TEXT_CALLS,
  ...USER_CALLS,
  ...VENDOR_CALLS,
}
