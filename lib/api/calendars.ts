import type { CalendarBody } from '@/lib/domain/calendar/bodies'
import type { CalendarConflictWire, CalendarWire } from '@/lib/domain/calendar/wire'
import type { Day } from '@/lib/domain/time/days'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const calendarPath = (listingId: string) =>
  `${VENDOR_PATH}/services/${encodeURIComponent(listingId)}/calendar`

/** The days `[from, to)`. */
export const calendarRangePath = (listingId: string, from: Day, to: Day) =>
  `${calendarPath(listingId)}?from=${from}&to=${to}`

/** The path of one listing's calendar page, without language; `month` is `YYYY-MM`, `week` the first of seven days. */
export function calendarHref(listingId: string, view: { month?: string; week?: Day } = {}): string {
  const params = new URLSearchParams({ service: listingId, ...view })
  return `/service-calendar?${params}`
}
export const timelineHref = (from: Day) => `/service-calendar?from=${from}`

export const changeCalendar = (listingId: string, body: CalendarBody) =>
  http.send<CalendarWire>('put', calendarPath(listingId), body)
/** Imports the calendar of the other site now. */
export const readOtherCalendar = (listingId: string) =>
  http.send<CalendarWire>('post', `${calendarPath(listingId)}/import`)
/** Replaces the secret address; the old one stops working. */
export const renewSecret = (listingId: string) =>
  http.send<{ exportUrl: string }>('post', `${calendarPath(listingId)}/secret`)
export const resolveConflict = (id: string) =>
  http.send<{ data: CalendarConflictWire[] }>(
    'post',
    `${VENDOR_PATH}/calendar-conflicts/${encodeURIComponent(id)}/resolve`,
  )
