import type { CalendarBody } from '@/lib/domain/booking/calendar-bodies'
import type { CalendarConflictWire, CalendarWire } from '@/lib/domain/booking/calendar-wire'
import { http } from './browser'
import { calendarPath, conflictPath } from './calendar-paths'

export const changeCalendar = (serviceId: string, body: CalendarBody) =>
  http.send<CalendarWire>('put', calendarPath(serviceId), body)
/** Reads the calendar of the other site now. */
export const readOtherCalendar = (serviceId: string) =>
  http.send<CalendarWire>('post', `${calendarPath(serviceId)}/import`)
/** Another secret address; the old one is nothing from now on. */
export const renewSecret = (serviceId: string) =>
  http.send<{ exportUrl: string }>('post', `${calendarPath(serviceId)}/secret`)
export const resolveConflict = (id: string) =>
  http.send<{ data: CalendarConflictWire[] }>('post', conflictPath(id))
