import type { AdminBookingListWire, ConsoleList, ExceptionListWire } from '@/lib/domain/booking/admin-wire'
import { adminBookingsPath, exceptionsPath } from './admin-bookings'
import { readPrivate } from './private'

/** What the console's page of bookings reads before its first byte. */
export const readExceptions = (page: number) => readPrivate<ExceptionListWire>(exceptionsPath(page))
export const readAllBookings = (tab: Exclude<ConsoleList, 'exceptions'>, q: string, page: number) =>
  readPrivate<AdminBookingListWire>(adminBookingsPath(tab, q, page))
