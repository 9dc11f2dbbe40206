import {
  addDays,
  addMinutes,
  type Day,
  instantAt,
  minutesOf,
  riyadhDay,
  type TimeOfDay,
} from '@/lib/domain/time/days'
import { eveningOf } from '@/lib/domain/time/evening'
import type { BookableListing, Period } from './bookable'
import { overtimeMinutes } from './overtime'

/** A span of instants, `[from, to)`. */
export interface Span {
  from: Date
  to: Date
}

/** Whether two spans have an instant in common. */
export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

export type Times = Pick<BookableListing, 'checkInTime' | 'checkOutTime'>

/**
 * The real time of a stay: from check-in on the first day to check-out on the last, or the requested hours, which may
 * cross midnight (booking rules, Units), and the overtime behind either.
 */
export function spanOf(period: Period, times: Times): Span {
  if (period.mode === 'hourly') {
    const from = instantAt(period.date, period.start)
    return { from, to: addMinutes(from, period.hours * 60 + overtimeMinutes(period)) }
  }
  return {
    from: instantAt(period.checkIn, times.checkInTime),
    to: addMinutes(instantAt(period.checkOut, times.checkOutTime), overtimeMinutes(period)),
  }
}

/** The day behind the last night that nights until `to` take: the night of its day too where they last beyond its check-in. */
export function endOfNights(to: Date, checkInTime: TimeOfDay): Day {
  const day = riyadhDay(to)
  return to > instantAt(day, checkInTime) ? addDays(day, 1) : day
}

/** Whether two are of the same nights or hours, overtime aside, in whatever order their fields were stored. */
export function hasSameDates(one: Period | null, { overtime: _overtime, ...dates }: Period): boolean {
  return one !== null && Object.entries(dates).every(([name, value]) => Reflect.get(one, name) === value)
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
export const departureDay = (period: Period): Day =>
  period.mode === 'hourly' ? arrivalDay(period) : period.checkOut

const DAY_MINUTES = 24 * 60

/**
 * Whether a listing that is sold by the hour is open for `hours` whole hours from `start` and `overtime` minutes. Closing after midnight
 * belongs to the day before; equal times mean open around the clock (booking rules, Units).
 */
export function isOpenFor(times: Times, start: TimeOfDay, hours: number, overtime = 0): boolean {
  const opens = minutesOf(times.checkInTime)
  const closes = minutesOf(times.checkOutTime)
  if (opens === closes) return true
  const end = closes > opens ? closes : closes + DAY_MINUTES
  const fits = (from: number) => from >= opens && from + hours * 60 + overtime <= end
  return fits(minutesOf(start)) || fits(minutesOf(start) + DAY_MINUTES)
}
