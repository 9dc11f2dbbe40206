import type { Day } from '@/lib/domain/days'

export const calendarPath = (serviceId: string) => `vender/services/${encodeURIComponent(serviceId)}/calendar`

/** The days `[from, to)`. */
export const calendarRangePath = (serviceId: string, from: Day, to: Day) =>
  `${calendarPath(serviceId)}?from=${from}&to=${to}`

export const conflictPath = (id: string) => `vender/calendar-conflicts/${encodeURIComponent(id)}/resolve`

/** The page of one place's calendar, without language; `month` is `YYYY-MM`, `week` the first of seven days. */
export function calendarHref(serviceId: string, view: { month?: string; week?: Day } = {}): string {
  const params = new URLSearchParams({ service: serviceId, ...view })
  return `/service-calendar?${params}`
}
export const timelineHref = (from: Day) => `/service-calendar?from=${from}`
