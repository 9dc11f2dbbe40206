import type { BookingTab } from '@/lib/domain/booking/lifecycle'
import type { Day } from '@/lib/domain/days'

export const availabilityPath = (serviceId: string, from: Day, to: Day) =>
  `services/${serviceId}/availability?from=${from}&to=${to}`

export const bookingsPath = (tab: BookingTab, page: number) => `bookings?tab=${tab}&page=${page}`

export const bookingPath = (id: string) => `bookings/${encodeURIComponent(id)}`
