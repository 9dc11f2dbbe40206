import type { Period } from '@/lib/domain/booking/bookable'
import type {
  CancellationPreview,
  DateChangeQuote,
  PayAnswer,
  PayableBalance,
  PaymentCheck,
  ReceiptWire,
  WaitingEntry,
} from '@/lib/domain/booking/lifecycle-wire'
import type { BookingListWire, BookingWire } from '@/lib/domain/booking/wire'
import type { DepositWire } from '@/lib/domain/deposit-claims/wire'
import type { FavouriteListWire, SharedLink } from '@/lib/domain/favourites'
import type { InvoiceListWire } from '@/lib/domain/invoices/wire'
import type {
  ConversationListWire,
  ConversationWire,
  MessagesWire,
  MessageWire,
} from '@/lib/domain/messages/wire'
import type { OwnSplitWire, ShareCheck, SharePayAnswer } from '@/lib/domain/splits/wire'
import type { PaymentsPort } from '@/server/ports/payments/port'
import type { Created, Empty, FileOf } from './kinds'

interface WaitingPeriod {
  waiting: Period | null
}

/** Calls of a signed-in user about stays, favourites and conversations. */
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
  'GET /bookings/:id/deposit': DepositWire
  'POST /bookings/:id/deposit/answer': DepositWire
  'GET /bookings/:id/invoices': InvoiceListWire
  'GET /invoices/:id.pdf': FileOf<'application/pdf'>
  'POST /bookings/:id/review': Created<{ _id: string; rating: number; isPublished: boolean }>
  'GET /payments/provider': Pick<PaymentsPort, 'provider' | 'methods' | 'cardForm'>
  'POST /bookings/:id/pay': PayAnswer
  'GET /bookings/:id/pay/balance': PayableBalance
  'POST /bookings/:id/pay/check': PaymentCheck
  'GET /bookings/:id/split': OwnSplitWire
  'POST /bookings/:id/split': OwnSplitWire
  'POST /bookings/:id/split/give-up': OwnSplitWire
  'POST /splits/:token/pay': SharePayAnswer
  'POST /splits/:token/check': ShareCheck
  'GET /waiting': WaitingEntry[]
  'GET /services/:id/waiting': WaitingPeriod
  'POST /services/:id/waiting': WaitingPeriod
  'DELETE /services/:id/waiting': WaitingPeriod
  'GET /favourites': FavouriteListWire
  'GET /favourites/ids': { ids: string[] }
  'GET /favourites/:id': { isKept: boolean }
  'PUT /favourites/:id': Empty
  'DELETE /favourites/:id': Empty
  'GET /favourites/share': { secret: string | null }
  'POST /favourites/share': SharedLink
  'DELETE /favourites/share': Empty
  'POST /conversations': ConversationWire
  'GET /conversations': ConversationListWire
  'GET /conversations/unread': { unread: number }
  'GET /conversations/:id': ConversationWire
  'POST /conversations/:id/block': ConversationWire
  'DELETE /conversations/:id/block': ConversationWire
  'GET /conversations/:id/messages': MessagesWire
  'POST /conversations/:id/messages': Created<MessageWire>
  'POST /conversations/:id/read': Empty
  'POST /conversations/:id/typing': Empty
  'GET /conversations/:id/messages/:messageId/image': FileOf<'image/webp'>
  'POST /reports': Empty
}
