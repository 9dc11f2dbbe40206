import type { VendorAction } from './vendor-policy'

/** The pages of a vendor in the order of their navigation, and what a member has to be allowed to do to open each. */
export const VENDOR_PAGES = {
  '/booking-request': 'decideBookings',
  '/service-booking': 'readBookings',
  '/service-calendar': 'readCalendar',
  '/vendor-cleaning': 'manageCleaning',
  '/vendor-templates': 'editMessageTemplates',
  '/my-services': 'readListings',
  '/vendor-earnings': 'readMoney',
  '/statistics': 'readMoney',
  '/my-reviews': 'readReviews',
  '/vendor-members': 'readMembers',
  '/vendor-api': 'manageKeys',
} as const satisfies Record<`/${string}`, VendorAction>
export type VendorPageName = keyof typeof VENDOR_PAGES

export const VENDOR_PAGE_NAMES = Object.keys(VENDOR_PAGES) as VendorPageName[]

/** In the address of such a page: the vendor that it is about, which may not be the one that is active in the session. */
export const VENDOR_PARAM = 'vendor'
