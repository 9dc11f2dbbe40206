/**
 * Names of the specification that are misspelt or stand for another word. Each is written here alone; every other file
 * uses the proper term. Money, days and times have their own forms in `listing/wire-formats.ts`.
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

/** The first part of the paths of a vendor's own calls. */
export const VENDOR_PATH = 'vender'
