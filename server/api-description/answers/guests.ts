import type { CancellationPreview, DateChangeQuote, ReceiptWire } from '@/lib/domain/booking/lifecycle-wire'
import type { BookingListWire, BookingWire } from '@/lib/domain/booking/wire'
import type { Created, FileOf } from './kinds'

/** Calls of a signed-in user about stays. */
export interface GuestAnswers {
  'POST /bookings': Created<BookingWire>
  'GET /bookings': BookingListWire
  'GET /bookings/:id': BookingWire
  'POST /bookings/:id/cancel': BookingWire
  'POST /bookings/:id/check-in': BookingWire
  'POST /bookings/:id/check-out': BookingWire
  'GET /bookings/:id/cancellation': CancellationPreview
  'POST /bookings/:id/exception': CancellationPreview
  'POST /bookings/:id/dates/quote': DateChangeQuote
  'POST /bookings/:id/dates': BookingWire
  'POST /bookings/:id/dates/give-up': BookingWire
  'GET /bookings/:id/receipt': ReceiptWire
  'GET /bookings/:id/calendar.ics': FileOf<'text/calendar'>
}
