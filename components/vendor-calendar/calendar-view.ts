import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { addDays, type Day, isDay } from '@/lib/domain/time/days'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const WEEK_DAYS = 7

/** What a page of one calendar shows: a month, or a week of days; `previous` and `next` are null at the ends. */
interface CalendarView {
  month: string | null
  from: Day
  /** not included */
  to: Day
  previous: string | null
  next: string | null
}

/** The last day that a vendor can change, as far ahead as bookings are allowed. */
export const lastChangeable = (today: Day): Day => addDays(today, MAX_DAYS_AHEAD - 1)

/** The first day of the timeline: the requested one, limited to today and the last changeable day. */
export function timelineFrom(requested: string | undefined, today: Day): Day {
  if (requested === undefined || !isDay(requested) || requested < today) return today
  return requested > lastChangeable(today) ? lastChangeable(today) : requested
}

/** The view of a query; the current month where the query is not valid. */
export function calendarView(requested: { month?: string; week?: string }, today: Day): CalendarView {
  if (requested.week !== undefined) return weekView(timelineFrom(requested.week, today), today)
  const present = today.slice(0, 7)
  const last = lastChangeable(today).slice(0, 7)
  const isInRange =
    requested.month !== undefined &&
    MONTH.test(requested.month) &&
    requested.month >= present &&
    requested.month <= last
  return monthView(isInRange ? (requested.month as string) : present, { present, last })
}

function weekView(from: Day, today: Day): CalendarView {
  const to = addDays(from, WEEK_DAYS)
  const before = addDays(from, -WEEK_DAYS)
  return {
    month: null,
    from,
    to,
    previous: from > today ? (before < today ? today : before) : null,
    next: to <= lastChangeable(today) ? to : null,
  }
}

function monthView(month: string, { present, last }: { present: string; last: string }): CalendarView {
  const from = `${month}-01`
  // Of any month, the 32nd day after its first lies in the next one.
  const next = addDays(from, 31).slice(0, 7)
  return {
    month,
    from,
    to: `${next}-01`,
    previous: month > present ? addDays(from, -1).slice(0, 7) : null,
    next: next <= last ? next : null,
  }
}
