import { number, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { ActedBooking, AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import { DateChangeQuote } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { adminActBody, adminActFields } from '@/lib/domain/booking/admin-wire'
import { datesBody, datesFields } from '@/lib/domain/booking/bodies'
import { exactObject } from '@/lib/domain/exact-object'
import { REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'

const cancelBody = exactObject({ ...adminActFields, refundTo: string().oneOf(REFUND_DESTINATIONS) })
const changeBody = datesBody.shape(adminActFields).exact()
const quoteQuery = exactObject({ ...datesFields, hours: string().matches(/^\d{1,2}$/) })
const shareBody = exactObject({ percent: number().required().integer().min(0).max(100) })

const READING = { access: 'admin', area: 'bookings', params: idParam } as const
const ACTING = { ...READING, answer: ActedBooking } as const
const DECIDING = { ...ACTING, proof: 'console' } as const

/** What admins decide about bookings, and do for a guest or a vendor. */
export const adminBookingsRoutes = {
  'GET /admin/bookings/:id': { ...READING, answer: AdminBookingDetail },
  'POST /admin/bookings/:id/cancel': {
    ...DECIDING,
    body: adminActBody,
    errors: ['second_person_needed', 'stale_decision', 'not_in_this_state'],
  },
  'POST /admin/bookings/:id/no-show': {
    ...DECIDING,
    body: adminActBody,
    errors: ['second_person_needed', 'stale_decision', 'not_in_this_state', 'too_early'],
  },
  'POST /admin/cancellations/:id/approve': {
    ...DECIDING,
    body: shareBody,
    errors: ['second_person_needed', 'already_done', 'not_in_this_state', 'deadline_passed'],
  },
  'POST /admin/cancellations/:id/reject': {
    ...DECIDING,
    errors: ['second_person_needed', 'already_done', 'not_in_this_state', 'deadline_passed'],
  },
  'GET /admin/bookings/:id/for-guest/dates': {
    ...READING,
    query: quoteQuery,
    answer: DateChangeQuote,
    errors: ['not_in_this_state', 'deadline_passed', 'already_done', 'invalid'],
  },
  'POST /admin/bookings/:id/for-guest/dates': {
    ...DECIDING,
    body: changeBody,
    errors: [
      'second_person_needed',
      'stale_decision',
      'not_in_this_state',
      'deadline_passed',
      'already_done',
      'invalid',
      'price_changed',
      'dates_unavailable',
    ],
  },
  'POST /admin/bookings/:id/for-guest/cancel': {
    ...DECIDING,
    body: cancelBody,
    errors: [
      'second_person_needed',
      'stale_decision',
      'not_in_this_state',
      'deadline_passed',
      'chargeback_open',
    ],
  },
  'POST /admin/bookings/:id/for-guest/check-in': {
    ...ACTING,
    body: adminActBody,
    errors: ['second_person_needed', 'stale_decision', 'not_in_this_state', 'too_early', 'deadline_passed'],
  },
  'POST /admin/bookings/:id/for-guest/check-out': {
    ...ACTING,
    body: adminActBody,
    errors: ['second_person_needed', 'stale_decision', 'not_in_this_state'],
  },
} as const satisfies Routes
