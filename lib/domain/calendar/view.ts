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

/** The last day that an owner can change: so far ahead may be booked. */
export const lastChangeable = (today: Day): Day => addDays(today, MAX_DAYS_AHEAD - 1)

/** Where a row of days begins: what was asked for, held between today and the last day. */
export function timelineFrom(asked: string | undefined, today: Day): Day {
  if (asked === undefined || !isDay(asked) || asked < today) return today
  return asked > lastChangeable(today) ? lastChangeable(today) : asked
}

/** What an address asks for; anything that makes no sense is the present month. */
export function calendarView(asked: { month?: string; week?: string }, today: Day): CalendarView {
  if (asked.week !== undefined) return weekView(timelineFrom(asked.week, today), today)
  const present = today.slice(0, 7)
  const last = lastChangeable(today).slice(0, 7)
  const isInSight =
    asked.month !== undefined && MONTH.test(asked.month) && asked.month >= present && asked.month <= last
  return monthView(isInSight ? (asked.month as string) : present, { present, last })
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
