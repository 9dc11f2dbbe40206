import type { Day } from '@/lib/domain/time/days'

/** The path of one listing's calendar page, without language; `month` is `YYYY-MM`, `week` the first of seven days. */
export function calendarHref(listingId: string, view: { month?: string; week?: Day } = {}): string {
  const params = new URLSearchParams({ service: listingId, ...view })
  return `/service-calendar?${params}`
}
export const timelineHref = (from: Day) => `/service-calendar?from=${from}`
