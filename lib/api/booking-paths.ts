import type { BookingTab } from '@/lib/domain/booking/lifecycle'
import type { Day } from '@/lib/domain/days'

export const availabilityPath = (serviceId: string, from: Day, to: Day) =>
  `services/${serviceId}/availability?from=${from}&to=${to}`

export const quotePath = (serviceId: string) => `services/${encodeURIComponent(serviceId)}/quote`

export const bookingsPath = (tab: BookingTab, page: number) => `bookings?tab=${tab}&page=${page}`

export const bookingPath = (id: string) => `bookings/${encodeURIComponent(id)}`
export const cancellationPath = (id: string) => `${bookingPath(id)}/cancellation`
export const receiptPath = (id: string) => `${bookingPath(id)}/receipt`

/**
 * An address of the browser: the file is saved or opened by the calendar, not read by the page. The browser asks for it
 * in its own language, so the address names that of the page.
 */
export const calendarHref = (id: string, language: string) =>
  `/api/v1/${bookingPath(id)}/calendar.ics?language=${language}`

export const PAYMENT_PROVIDER_PATH = 'payments/provider'
export const WAITING_PATH = 'waiting'
export const waitingPath = (serviceId: string) => `services/${encodeURIComponent(serviceId)}/waiting`
