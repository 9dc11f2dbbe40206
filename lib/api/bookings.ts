import type { BookingBody } from '@/lib/domain/booking/bodies'
import type { AvailabilityWire, BookingWire } from '@/lib/domain/booking/wire'
import { bookingPath } from './booking-paths'
import { http } from './browser'

export const getAvailability = (path: string) => http.get<AvailabilityWire>(path)

/** The key makes a repeated click one booking (contract.md, General). */
export const book = (body: BookingBody, key: string) =>
  http.send<BookingWire>('post', 'bookings', body, { headers: { 'idempotency-key': key } })

export const cancelBooking = (id: string) => http.send<BookingWire>('post', `${bookingPath(id)}/cancel`)
