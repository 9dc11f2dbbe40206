import { addDays, addMinutes, type Day, instantAt, minutesOf, type TimeOfDay } from '@/lib/domain/time/days'
import { eveningOf } from '@/lib/domain/time/evening'
import type { BookableListing, Period } from './bookable'
import { type Turnover, turnoverAfter } from './vendor-stay-rules'

/** A span of instants, `[from, to)`. */
export interface Span {
  from: Date
  to: Date
}

type Times = Pick<BookableListing, 'checkInTime' | 'checkOutTime'>

/**
 * The real time of a stay: from check-in on the first day to check-out on the last, or the requested hours, which may
 * cross midnight (booking rules, Units).
 */
export function spanOf(period: Period, times: Times): Span {
  if (period.mode === 'hourly') {
    const from = instantAt(period.date, period.start)
    return { from, to: addMinutes(from, period.hours * 60) }
  }
  return {
    from: instantAt(period.checkIn, times.checkInTime),
    to: instantAt(period.checkOut, times.checkOutTime),
  }
}

/** The span of the stay's allocation: the stay and the turnover after it (booking rules, Availability 1). */
export function occupiedSpan(period: Period, listing: Times & Turnover): Span {
  const span = spanOf(period, listing)
  return { from: span.from, to: addMinutes(span.to, turnoverAfter(listing, departureDay(period))) }
}

/** The day a stay begins and the day after its last: [first, last) in calendar days. */
export function daysOf(period: Period): { first: Day; last: Day } {
  return period.mode === 'hourly'
    ? { first: period.date, last: addDays(period.date, 1) }
    : { first: period.checkIn, last: period.checkOut }
}

/** The day on which a stay begins for the vendor's rules: hours after midnight belong to the evening before. */
export const arrivalDay = (period: Period): Day =>
  period.mode === 'hourly' ? eveningOf(period.date, period.start) : period.checkIn

/** The same of its end: all hours of a stay are of one evening. */
const departureDay = (period: Period): Day =>
  period.mode === 'hourly' ? arrivalDay(period) : period.checkOut

const DAY_MINUTES = 24 * 60

/**
 * Whether a listing that is sold by the hour is open for `hours` whole hours from `start`. Closing after midnight
 * belongs to the day before; equal times mean open around the clock (booking rules, Units).
 */
export function isOpenFor(times: Times, start: TimeOfDay, hours: number): boolean {
  const opens = minutesOf(times.checkInTime)
  const closes = minutesOf(times.checkOutTime)
  if (opens === closes) return true
  const end = closes > opens ? closes : closes + DAY_MINUTES
  const fits = (from: number) => from >= opens && from + hours * 60 <= end
  return fits(minutesOf(start)) || fits(minutesOf(start) + DAY_MINUTES)
}
