import { ACCOUNT_SCREENS } from './account-screens'
import { ADMIN_MONEY_SCREENS } from './admin-money-screens'
import { ADMIN_SCREENS } from './admin-screens'
import { PUBLIC_SCREENS } from './public-screens'
import type { Screen } from './screen'
import { VENDOR_SCREENS } from './vendor-screens'

/** Every page, and every dialog that a press opens; a test holds it against the routes and the components. */
export const SCREENS: Screen[] = [
  ...PUBLIC_SCREENS,
  ...ACCOUNT_SCREENS,
  ...VENDOR_SCREENS,
  ...ADMIN_SCREENS,
  ...ADMIN_MONEY_SCREENS,
]

/** Dialogs that are not photographed, and why. */
export const NOT_PHOTOGRAPHED: Record<string, string> = {
  'admin/exceptions/grant-dialog':
    'needs a paid booking whose deadline has passed, so days between two calls',
  'bookings/detail/request-exception': 'needs the same booking',
  'bookings/detail/deposit-section': 'needs a claim on a deposit, which deposit-claims.spec.ts makes',
  'shared/deposit-claims/claim-photos': 'needs the same claim',
  'admin/deposit-claims/claim-card': 'needs the same claim',
  'cleaner/cleaner-task': 'needs a departure of today, which the demo has on some days only',
  'admin/listings/listing-decision': 'needs a listing that its vendor edits between two calls',
  'vendor-bookings/booking-actions':
    'needs a booking that begins today, which no listing sells after its notice',
  'account/proof/proof-dialog':
    'needs a session older than ten minutes; earnings.spec.ts makes the api ask for it',
  'vendor-members/member-row': 'needs a second member, whom vendor-members.spec.ts invites',
  'shared/form-dialog': 'only frames the dialogs with a form, which are photographed',
  'shared/appointments/appointment-dialog': 'needs a place with visiting hours, which halls.spec.ts sets',
  'shared/appointments/request-offer': 'needs the page of a hall and a session; halls.spec.ts opens it',
  'listing/dialog-opener': 'only opens the dialogs of a listing, which are photographed',
}
