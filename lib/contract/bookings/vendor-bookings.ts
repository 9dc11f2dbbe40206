import { string } from 'yup'
import { idParam, pageFields } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { VendorBookingListWire, VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { VENDOR_TABS } from '@/lib/domain/booking/vendor-tabs'
import { exactObject } from '@/lib/domain/exact-object'
import { reasonBody } from '@/lib/domain/reason'

const ARRIVAL_CODE = /^\d{4}$/

const listQuery = exactObject({ tab: string().oneOf(VENDOR_TABS), ...pageFields })
const arrivalBody = exactObject({ code: string().required().matches(ARRIVAL_CODE) })

const READING = { access: 'vendor', action: 'readBookings', keyScopes: ['bookings'] } as const
/** Of all moves, keys make only the answer to a request. */
const ANSWERING = {
  access: 'vendor',
  action: 'decideBookings',
  keyScopes: ['bookings'],
  params: idParam,
  answer: VendorBookingWire,
} as const
const ARRIVING = {
  access: 'vendor',
  action: 'handleArrivals',
  params: idParam,
  answer: VendorBookingWire,
} as const

/** The vendor's side of bookings. */
export const vendorBookingsRoutes = {
  'GET /vendor/bookings': { ...READING, query: listQuery, answer: VendorBookingListWire },
  'GET /vendor/bookings/:id': { ...READING, params: idParam, answer: VendorBookingWire },
  'POST /vendor/bookings/:id/approve': { ...ANSWERING, errors: ['not_in_this_state', 'deadline_passed'] },
  'POST /vendor/bookings/:id/reject': {
    ...ANSWERING,
    body: reasonBody,
    example: { ar: { reason: 'المكان تحت الصيانة' }, en: { reason: 'The place is under repair' } },
    errors: ['not_in_this_state'],
  },
  'POST /vendor/bookings/:id/cancel': {
    access: 'vendor',
    action: 'decideBookings',
    params: idParam,
    body: reasonBody,
    answer: VendorBookingWire,
    errors: ['not_in_this_state', 'deadline_passed'],
  },
  'POST /vendor/bookings/:id/check-in': {
    ...ARRIVING,
    body: arrivalBody,
    errors: [
      'not_in_this_state',
      'too_early',
      'deadline_passed',
      'wrong_arrival_code',
      'arrival_code_locked',
    ],
  },
  'POST /vendor/bookings/:id/collect': { ...ARRIVING, errors: ['already_done', 'not_in_this_state'] },
  'POST /vendor/bookings/:id/undo-collect': {
    ...ARRIVING,
    errors: ['already_done', 'not_in_this_state', 'deadline_passed'],
  },
  'POST /vendor/bookings/:id/no-show': { ...ARRIVING, errors: ['not_in_this_state', 'too_early'] },
  'POST /vendor/bookings/:id/stayed': { ...ARRIVING, errors: ['not_in_this_state', 'too_early'] },
  'POST /vendor/bookings/:id/free-dates': {
    ...ARRIVING,
    errors: ['already_done', 'not_in_this_state', 'deadline_passed'],
  },
} as const satisfies Routes
