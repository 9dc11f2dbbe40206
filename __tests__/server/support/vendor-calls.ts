import { ACCOUNT_CALLS } from './vendor-calls/account-calls'
import { BOOKING_CALLS } from './vendor-calls/booking-calls'
import { CLEANING_CALLS } from './vendor-calls/cleaning-calls'
import { LISTING_CALLS } from './vendor-calls/listing-calls'
import { TEMPLATE_CALLS } from './vendor-calls/template-calls'
import type { VendorCalls } from './vendor-calls/vendor-call'

/** Every call of vendors that changes something or names an id, with a scene in which it succeeds; a test refuses one without. */
export const VENDOR_CALLS: VendorCalls = {
  ...ACCOUNT_CALLS,
  ...BOOKING_CALLS,
  ...CLEANING_CALLS,
  ...LISTING_CALLS,
  ...TEMPLATE_CALLS,
}
