import type { BookingTab } from '@/lib/domain/booking/lifecycle'
import type {
  AvailabilityWire,
  BookingBody,
  BookingListWire,
  BookingWire,
  QuoteBody,
  QuoteWire,
} from '@/lib/domain/booking/wire'
import type { Day } from '@/lib/domain/days'
import { http } from './browser'

export const availabilityPath = (serviceId: string, from: Day, to: Day) =>
  `services/${serviceId}/availability?from=${from}&to=${to}`

export const bookingsPath = (tab: BookingTab, page = 1) => `bookings?tab=${tab}&page=${page}`

export const bookingPath = (id: string) => `bookings/${encodeURIComponent(id)}`

export const getAvailability = (path: string) => http.get<AvailabilityWire>(path)

export const getBookings = (path: string) => http.get<BookingListWire>(path)

export const getBooking = (path: string) => http.get<BookingWire>(path)

export const askQuote = (serviceId: string, body: QuoteBody) =>
  http.send<QuoteWire>('post', `services/${serviceId}/quote`, body)

/** The key makes a repeated click one booking (contract.md, General). */
export const book = (body: BookingBody, key: string) =>
  http.send<BookingWire>('post', 'bookings', body, { headers: { 'idempotency-key': key } })

export const cancelBooking = (id: string) => http.send<BookingWire>('post', `${bookingPath(id)}/cancel`)
