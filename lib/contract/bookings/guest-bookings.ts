import { object, string } from 'yup'
import { idParam, pageFields } from '@/lib/contract/inputs'
import { STAY_EXAMPLE } from '@/lib/contract/listings'
import { file, inBoth, type Routes } from '@/lib/contract/route'
import {
  CancellationPreview,
  DateChangeQuote,
  ReceiptWire,
} from '@/lib/contract/schemas/booking/lifecycle-wire'
import { BookingListWire, BookingWire } from '@/lib/contract/schemas/booking/wire'
import { LANGUAGES } from '@/lib/domain/account/account'
import { bookingBody, datesBody } from '@/lib/domain/booking/bodies'
import { BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'
import { MAX_REASON, reasonBody } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'

const listQuery = object({ tab: string().oneOf(BOOKING_TABS), ...pageFields })
  .noUnknown()
  .exact()

/** Without `refundTo` a refund goes back to the card. */
const cancelBody = object({
  reason: userText(MAX_REASON),
  refundTo: string().oneOf(REFUND_DESTINATIONS),
})
  .noUnknown()
  .exact()

/** Links cannot set `Accept-Language`, so the address may. */
const fileQuery = object({ language: string().oneOf(LANGUAGES) })
  .noUnknown()
  .exact()

export const guestBookingsRoutes = {
  'POST /bookings': {
    access: 'user',
    body: bookingBody,
    example: inBoth({ ...STAY_EXAMPLE, serviceId: 'b7c1d2', total: 900 }),
    idempotencyKey: 'required',
    status: 201,
    answer: BookingWire,
  },
  'GET /bookings': { access: 'user', query: listQuery, answer: BookingListWire },
  'GET /bookings/:id': { access: 'user', params: idParam, answer: BookingWire },
  'POST /bookings/:id/cancel': {
    access: 'user',
    params: idParam,
    body: cancelBody,
    example: {
      ar: { reason: 'تغيّرت خطتنا', refundTo: 'card' },
      en: { reason: 'Our plans have changed', refundTo: 'card' },
    },
    answer: BookingWire,
  },
  'POST /bookings/:id/check-in': { access: 'user', params: idParam, answer: BookingWire },
  'POST /bookings/:id/check-out': { access: 'user', params: idParam, answer: BookingWire },
  'GET /bookings/:id/cancellation': { access: 'user', params: idParam, answer: CancellationPreview },
  'POST /bookings/:id/exception': {
    access: 'user',
    params: idParam,
    body: reasonBody,
    answer: CancellationPreview,
  },
  'POST /bookings/:id/dates/quote': {
    access: 'user',
    params: idParam,
    body: datesBody,
    answer: DateChangeQuote,
  },
  'POST /bookings/:id/dates': { access: 'user', params: idParam, body: datesBody, answer: BookingWire },
  'POST /bookings/:id/dates/give-up': { access: 'user', params: idParam, answer: BookingWire },
  'GET /bookings/:id/receipt': { access: 'user', params: idParam, answer: ReceiptWire },
  'GET /bookings/:id/calendar.ics': {
    access: 'user',
    params: idParam,
    query: fileQuery,
    answer: file('text/calendar'),
  },
} as const satisfies Routes
