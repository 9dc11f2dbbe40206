import type { CalendarConflictWire, CalendarWire } from '@/lib/domain/booking/calendar-wire'
import type { VendorTab } from '@/lib/domain/booking/hosted-stays'
import type { VendorBookingListWire, VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import type { Day } from '@/lib/domain/days'
import type { OwnReviewsWire } from '@/lib/domain/review'
import { calendarRangePath } from './calendar-paths'
import { CONFLICTS_PATH, hostedListPath, hostedPath } from './hosted-paths'
import { readPrivate } from './private'
import { ownReviewsPath } from './review-paths'

/** What the pages of a host read before their first byte. */
export const readHostedList = (tab: VendorTab, page: number, pageSize?: number) =>
  readPrivate<VendorBookingListWire>(hostedListPath(tab, page, pageSize))
export const readHosted = (id: string) => readPrivate<VendorBookingWire>(hostedPath(id))
export const readOwnReviews = (page: number) => readPrivate<OwnReviewsWire>(ownReviewsPath(page))
export const readConflicts = () => readPrivate<{ data: CalendarConflictWire[] }>(CONFLICTS_PATH)
export const readCalendar = (serviceId: string, from: Day, to: Day) =>
  readPrivate<CalendarWire>(calendarRangePath(serviceId, from, to))
