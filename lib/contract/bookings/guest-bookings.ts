import { string } from 'yup'
import { fileQuery, idParam, pageFields } from '@/lib/contract/inputs'
import { STAY_EXAMPLE } from '@/lib/contract/listings'
import { file, inBoth, type Routes } from '@/lib/contract/route'
import {
  CancellationPreview,
  DateChangeQuote,
  ReceiptWire,
} from '@/lib/contract/schemas/booking/lifecycle-wire'
import { BookingListWire, BookingWire } from '@/lib/contract/schemas/booking/wire'
import { bookingBody, datesBody } from '@/lib/domain/booking/bodies'
import { BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { exactObject } from '@/lib/domain/exact-object'
import { REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'
import { MAX_REASON, reasonBody } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'

const listQuery = exactObject({ tab: string().oneOf(BOOKING_TABS), ...pageFields })

/** Without `refundTo` a refund goes back to the card. */
const cancelBody = exactObject({
  reason: userText(MAX_REASON),
  refundTo: string().oneOf(REFUND_DESTINATIONS),
})

const ONE = { access: 'user', params: idParam } as const
const ANSWERED = { ...ONE, answer: BookingWire } as const

export const guestBookingsRoutes = {
  'POST /bookings': {
    access: 'user',
    body: bookingBody,
    example: inBoth({ ...STAY_EXAMPLE, serviceId: 'b7c1d2', total: 900 }),
    idempotencyKey: 'required',
    status: 201,
    answer: BookingWire,
    errors: [
      'not_found',
      'own_service',
      'invalid',
      'price_changed',
      'dates_unavailable',
      'open_request_limit',
      'unpaid_booking_limit',
      'deadline_passed',
    ],
  },
  'GET /bookings': { access: 'user', query: listQuery, answer: BookingListWire },
  'GET /bookings/:id': ANSWERED,
  'POST /bookings/:id/cancel': {
    ...ANSWERED,
    body: cancelBody,
    example: {
      ar: { reason: 'تغيّرت خطتنا', refundTo: 'card' },
      en: { reason: 'Our plans have changed', refundTo: 'card' },
    },
    errors: ['not_in_this_state', 'deadline_passed', 'chargeback_open'],
  },
  'POST /bookings/:id/check-in': {
    ...ANSWERED,
    errors: ['not_in_this_state', 'too_early', 'deadline_passed'],
  },
  'POST /bookings/:id/check-out': { ...ANSWERED, errors: ['not_in_this_state'] },
  'GET /bookings/:id/cancellation': { ...ONE, answer: CancellationPreview },
  'POST /bookings/:id/exception': {
    ...ONE,
    body: reasonBody,
    answer: CancellationPreview,
    errors: ['already_done', 'not_in_this_state', 'deadline_passed', 'still_free_to_cancel'],
  },
  'POST /bookings/:id/dates/quote': {
    ...ONE,
    body: datesBody,
    answer: DateChangeQuote,
    errors: ['not_in_this_state', 'deadline_passed', 'already_done', 'invalid'],
  },
  'POST /bookings/:id/dates': {
    ...ANSWERED,
    body: datesBody,
    errors: [
      'not_in_this_state',
      'deadline_passed',
      'already_done',
      'invalid',
      'price_changed',
      'dates_unavailable',
    ],
  },
  'POST /bookings/:id/dates/give-up': { ...ANSWERED, errors: ['not_in_this_state'] },
  'GET /bookings/:id/receipt': { ...ONE, answer: ReceiptWire, errors: ['not_in_this_state'] },
  'GET /bookings/:id/calendar.ics': {
    ...ONE,
    query: fileQuery,
    answer: file('text/calendar'),
    errors: ['not_in_this_state'],
  },
} as const satisfies Routes
