import type { BookingBody, DatesBody, QuoteBody } from '@/lib/domain/booking/bodies'
import type { Period } from '@/lib/domain/booking/bookable'
import type { CancellationPreview, DateChangeQuote, PayAnswer } from '@/lib/domain/booking/lifecycle-wire'
import type { DeclineReason, PaymentPurpose } from '@/lib/domain/booking/payment-states'
import type { BookingTab } from '@/lib/domain/booking/transitions'
import type { AvailabilityWire, BookingWire, StayQuoteWire } from '@/lib/domain/booking/wire'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import type { Day } from '@/lib/domain/time/days'
import { http } from './browser'

export const availabilityPath = (listingId: string, from: Day, to: Day) =>
  `services/${listingId}/availability?from=${from}&to=${to}`

export const quotePath = (listingId: string) => `services/${encodeURIComponent(listingId)}/quote`

export const bookingsPath = (tab: BookingTab, page: number) => `bookings?tab=${tab}&page=${page}`

export const bookingPath = (id: string) => `bookings/${encodeURIComponent(id)}`
export const cancellationPath = (id: string) => `${bookingPath(id)}/cancellation`
export const payableBalancePath = (id: string) => `${bookingPath(id)}/pay/balance`
export const paymentCheckPath = (id: string) => `${bookingPath(id)}/pay/check`
export const receiptPath = (id: string) => `${bookingPath(id)}/receipt`

/** Opened by the browser, which would request it in its own language: the address names that of the page. */
export const calendarHref = (id: string, language: string) =>
  `/api/v1/${bookingPath(id)}/calendar.ics?language=${language}`

export const PAYMENT_PROVIDER_PATH = 'payments/provider'
export const WAITING_PATH = 'waiting'
const waitingPath = (listingId: string) => `services/${encodeURIComponent(listingId)}/waiting`

export const quoteOf = (listingId: string, body: QuoteBody) =>
  http.send<StayQuoteWire>('post', quotePath(listingId), body)
export const getAvailability = (path: string) => http.get<AvailabilityWire>(path)

/** The key makes a repeated click one booking (contract.md, General). */
export const book = (body: BookingBody, key: string) =>
  http.send<BookingWire>('post', 'bookings', body, { headers: { 'idempotency-key': key } })

/**
 * The card as the provider's token (a provider with a payment page of its own needs none), with the part in SAR that the
 * balance pays; or the balance alone.
 */
export type PaymentMeans = { source?: string; balancePart?: number } | { from: 'balance' }

export const payBooking = (id: string, purpose: PaymentPurpose, means: PaymentMeans) =>
  http.send<PayAnswer>('post', `${bookingPath(id)}/pay`, { purpose, ...means })

/** The page that shows a payment that was taken: the confirmation, or the booking where it was confirmed before. */
export const paidHref = (id: string, purpose: PaymentPurpose) =>
  purpose === 'due_now' ? `/success?booking=${id}` : `/booking/${id}`

/** The page that pays a booking, and shows why the provider declined the last attempt. */
export function paymentHref(id: string, purpose: PaymentPurpose, problem?: DeclineReason): string {
  const query = new URLSearchParams({
    ...(purpose === 'due_now' ? {} : { purpose }),
    ...(problem ? { problem } : {}),
  }).toString()
  return `/booking/${id}/pay${query && `?${query}`}`
}

export const cancelBooking = (
  id: string,
  { reason, refundTo }: { reason: string; refundTo: RefundDestination },
) => http.send<BookingWire>('post', `${bookingPath(id)}/cancel`, { ...(reason ? { reason } : {}), refundTo })
export const requestException = (id: string, reason: string) =>
  http.send<CancellationPreview>('post', `${bookingPath(id)}/exception`, { reason })

export const checkIn = (id: string) => http.send<BookingWire>('post', `${bookingPath(id)}/check-in`)
export const checkOut = (id: string) => http.send<BookingWire>('post', `${bookingPath(id)}/check-out`)

export const quoteDates = (id: string, body: DatesBody) =>
  http.send<DateChangeQuote>('post', `${bookingPath(id)}/dates/quote`, body)
export const changeDates = (id: string, body: DatesBody) =>
  http.send<BookingWire>('post', `${bookingPath(id)}/dates`, body)
/** Releases new dates that wait for their difference. */
export const giveUpNewDates = (id: string) =>
  http.send<BookingWire>('post', `${bookingPath(id)}/dates/give-up`)

export const joinWaitingList = (listingId: string, body: DatesBody) =>
  http.send<{ waiting: Period | null }>('post', waitingPath(listingId), body)
export const leaveWaitingList = (listingId: string) =>
  http.send<{ waiting: null }>('delete', waitingPath(listingId))
