/**
 * Wire names of the specification that are misspelt or misleading. They are written only here; other code uses the
 * glossary. Formats of days, times and prices are in `listing/fields/wire-formats.ts`.
 */
export const WIRE = {
  vendorRole: 'Vender',
  secondaryPhone: 'secondryPhone',
  safety: 'safty',
  landmark: 'landMark',
  grassType: 'PitchGrassType',
  rooms: 'roomsbath',
  majlisTents: 'numOfMajlesTents',
  thursdayPrice: 'thrusdayPrice',
  cancellationPolicy: 'canellationPolicy',
  nameInArabic: 'name_arr',
  groupNameInArabic: 'main_name_arr',
  vendorApproved: 'Vender_approve_by_admin',
  vendorRejected: 'Vender_rejected_by_admin',
  requestApproved: 'Booking_request_approved_by_vender',
  requestRejected: 'Booking_request_rejected_by_vender',
} as const

/** The first path segment of a vendor's calls. */
export const VENDOR_PATH = 'vender'

/** A path of v1: the word for vendors is misspelt in it. */
export const pathOnWire = (path: string) => path.replace(/\bvendor(?=[/-]|$)/g, VENDOR_PATH)
