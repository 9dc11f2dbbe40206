import type { CalendarBody } from '@/lib/domain/calendar/bodies'
import type { CalendarConflictWire, CalendarWire } from '@/lib/domain/calendar/wire'
import type { Day } from '@/lib/domain/time/days'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const calendarPath = (serviceId: string) =>
  `${VENDOR_PATH}/services/${encodeURIComponent(serviceId)}/calendar`

/** The days `[from, to)`. */
export const calendarRangePath = (serviceId: string, from: Day, to: Day) =>
  `${calendarPath(serviceId)}?from=${from}&to=${to}`

/** The page of one place's calendar, without language; `month` is `YYYY-MM`, `week` the first of seven days. */
export function calendarHref(serviceId: string, view: { month?: string; week?: Day } = {}): string {
  const params = new URLSearchParams({ service: serviceId, ...view })
  return `/service-calendar?${params}`
}
export const timelineHref = (from: Day) => `/service-calendar?from=${from}`

export const changeCalendar = (serviceId: string, body: CalendarBody) =>
  http.send<CalendarWire>('put', calendarPath(serviceId), body)
/** Reads the calendar of the other site now. */
export const readOtherCalendar = (serviceId: string) =>
  http.send<CalendarWire>('post', `${calendarPath(serviceId)}/import`)
/** Another secret address; the old one is nothing from now on. */
export const renewSecret = (serviceId: string) =>
  http.send<{ exportUrl: string }>('post', `${calendarPath(serviceId)}/secret`)
export const resolveConflict = (id: string) =>
  http.send<{ data: CalendarConflictWire[] }>(
    'post',
    `${VENDOR_PATH}/calendar-conflicts/${encodeURIComponent(id)}/resolve`,
  )
