import type { DatesBody } from '@/lib/domain/booking/bodies'
import type { DateChangeQuote } from '@/lib/domain/booking/lifecycle-wire'
import type { DeclineReason, PaymentPurpose } from '@/lib/domain/booking/payment-states'
import type { BookingTab } from '@/lib/domain/booking/transitions'
import type { AvailabilityWire, BookingWire } from '@/lib/domain/booking/wire'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import type { Day } from '@/lib/domain/time/days'
import { http } from './browser'

export const availabilityPath = (listingId: string, from: Day, to: Day) =>
  `services/${listingId}/availability?from=${from}&to=${to}`

export const quotePath = (listingId: string) => `services/${encodeURIComponent(listingId)}/quote`

export const bookingsPath = (tab: BookingTab, page: number) => `bookings?tab=${tab}&page=${page}`

export const bookingPath = (id: string) => `bookings/${encodeURIComponent(id)}`
export const cancellationPath = (id: string) => `${bookingPath(id)}/cancellation`
export const receiptPath = (id: string) => `${bookingPath(id)}/receipt`

/** Opened by the browser, which would request it in its own language: the address names that of the page. */
export const calendarHref = (id: string, language: string) =>
  `/api/v1/${bookingPath(id)}/calendar.ics?language=${language}`
export const WAITING_PATH = 'waiting'
export const getAvailability = (path: string) => http.get<AvailabilityWire>(path)

/**
 * The card as the provider's token (a provider with a payment page of its own needs none), with the part in SAR that the
 * balance pays; or the balance alone.
 */
export type PaymentMeans = { source?: string; balancePart?: number } | { from: 'balance' }

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

export const checkIn = (id: string) => http.send<BookingWire>('post', `${bookingPath(id)}/check-in`)
export const checkOut = (id: string) => http.send<BookingWire>('post', `${bookingPath(id)}/check-out`)

export const quoteDates = (id: string, body: DatesBody) =>
  http.send<DateChangeQuote>('post', `${bookingPath(id)}/dates/quote`, body)
export const changeDates = (id: string, body: DatesBody) =>
  http.send<BookingWire>('post', `${bookingPath(id)}/dates`, body)
