import { number, object, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { ActedBooking, AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import { DateChangeQuote } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { adminActBody, adminActFields } from '@/lib/domain/booking/admin-wire'
import { datesBody, datesFields } from '@/lib/domain/booking/bodies'
import { REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'

const cancelBody = object({ ...adminActFields, refundTo: string().oneOf(REFUND_DESTINATIONS) })
  .noUnknown()
  .exact()
const changeBody = datesBody.shape(adminActFields).exact()
const quoteQuery = object({ ...datesFields, hours: string().matches(/^\d{1,2}$/) })
  .noUnknown()
  .exact()
const shareBody = object({ percent: number().required().integer().min(0).max(100) })
  .noUnknown()
  .exact()

const READING = { access: 'admin', area: 'bookings', params: idParam } as const
const ACTING = { ...READING, answer: ActedBooking } as const
const DECIDING = { ...ACTING, proof: 'console' } as const

/** What admins decide about bookings, and do for a guest or a vendor. */
export const adminBookingsRoutes = {
  'GET /admin/bookings/:id': { ...READING, answer: AdminBookingDetail },
  'POST /admin/bookings/:id/cancel': { ...DECIDING, body: adminActBody },
  'POST /admin/bookings/:id/no-show': { ...DECIDING, body: adminActBody },
  'POST /admin/cancellations/:id/approve': { ...DECIDING, body: shareBody },
  'POST /admin/cancellations/:id/reject': DECIDING,
  'GET /admin/bookings/:id/for-guest/dates': { ...READING, query: quoteQuery, answer: DateChangeQuote },
  'POST /admin/bookings/:id/for-guest/dates': { ...DECIDING, body: changeBody },
  'POST /admin/bookings/:id/for-guest/cancel': { ...DECIDING, body: cancelBody },
  'POST /admin/bookings/:id/for-guest/check-in': { ...ACTING, body: adminActBody },
  'POST /admin/bookings/:id/for-guest/check-out': { ...ACTING, body: adminActBody },
} as const satisfies Routes
