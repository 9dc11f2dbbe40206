import type { DaySpan, Occasion } from '@/lib/domain/booking/money/occasions'
import { WEEKEND } from '@/lib/domain/search/flexible-dates'
import { addDays, type Day, WEEKDAYS, weekdayOf } from '@/lib/domain/time/days'
import { hijriDay } from '@/lib/domain/time/hijri'
import type { Calendar } from './time-words'

/** Days of Riyadh, `[from, to)`. */
export interface Span {
  from: Day
  to: Day
}

/** The days of an occasion, both ends included, as GET services/{id}/price-plans has them. */
export interface OccasionDays extends DaySpan {
  occasion: Occasion
}

export const oneDay = (day: Day): Span => ({ from: day, to: addDays(day, 1) })
export const later = (one: Day, other: Day): Day => (one > other ? one : other)

const indexOf = (day: Day): number => WEEKDAYS.indexOf(weekdayOf(day))
/** The first day of a weekday on or after a day. */
export const firstOn = (weekday: number, from: Day): Day => addDays(from, (weekday - indexOf(from) + 7) % 7)
/** The last day of a weekday on or before a day. */
export const lastOn = (weekday: number, until: Day): Day =>
  addDays(until, -((indexOf(until) - weekday + 7) % 7))
/** The Sunday with which the week of a day begins. */
export const weekOf = (day: Day): Day => addDays(day, -indexOf(day))

export const THURSDAY = WEEKDAYS.indexOf(WEEKEND.weekday)
const SATURDAY = 6

/** The weekend of this week; on a Saturday, on which it ends, the coming one; a running one begins today. */
function weekendOf(today: Day): Span {
  const thursday = addDays(weekOf(today), THURSDAY)
  if (indexOf(today) === SATURDAY) return weekendFrom(addDays(thursday, 7))
  return { ...weekendFrom(thursday), from: later(thursday, today) }
}

/** The first of a weekday from today, the next after today, or so many weeks later. */
export function weekdayIn(weeks: number, day: number, today: Day): Day {
  if (weeks === 0) return firstOn(day, today)
  return addDays(firstOn(day, addDays(today, 1)), 7 * (weeks - 1))
}

/** The weekend of this week or of a later one. */
export const weekendIn = (weeks: number, today: Day): Span =>
  weeks === 0 ? weekendOf(today) : weekendFrom(addDays(weekOf(today), 7 * weeks + THURSDAY))

const weekendFrom = (thursday: Day): Span => ({
  from: thursday,
  to: addDays(thursday, WEEKEND.nights),
})

const pad = (number: number): string => String(number).padStart(2, '0')

/** A month of a year; null where the calendar has none. */
function monthSpan(calendar: Calendar, year: number, month: number): Span | null {
  if (month < 1 || month > 12) return null
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1]
  const first = calendar === 'gregorian' ? gregorianFirst : hijriFirst
  const from = first(year, month)
  const to = first(nextYear, nextMonth)
  return from && to ? { from, to } : null
}

function gregorianFirst(year: number, month: number): Day | null {
  return year >= 2000 && year <= 2100 ? `${year}-${pad(month)}-01` : null
}

/** The mean length of a month of the moon, and the first day of 1445, from which a month is estimated. */
const MOON_DAYS = 29.530588
const KNOWN_FIRST = { day: '2023-07-19', year: 1445 }

function hijriFirst(year: number, month: number): Day | null {
  if (year < 1421 || year > 1520) return null
  const months = (year - KNOWN_FIRST.year) * 12 + month - 1
  const wanted = year * 12 + month
  let day = addDays(KNOWN_FIRST.day, Math.round(months * MOON_DAYS))
  // The estimate is a few days off at most: into the month, then back to its first day.
  for (let step = 0; step < 10 && monthsAt(day) < wanted; step += 1) day = addDays(day, 1)
  for (let step = 0; step < 10 && monthsAt(day) > wanted; step += 1) day = addDays(day, -1)
  return addDays(day, 1 - Number(hijriDay(day).monthDay.slice(3)))
}

function monthsAt(day: Day): number {
  const { year, monthDay } = hijriDay(day)
  return year * 12 + Number(monthDay.slice(0, 2))
}

/** The year of a calendar on a day. */
export const yearOf = (calendar: Calendar, day: Day): number =>
  calendar === 'hijri' ? hijriDay(day).year : Number(day.slice(0, 4))

/** The month of the Gregorian calendar that a day lies in. */
export function monthOf(day: Day): Span {
  const [year = 2000, month = 1] = day.split('-').map(Number)
  return monthSpan('gregorian', year, month) ?? oneDay(day)
}

/** A month of this year and of the next ones that is not over; with a year that of the year. */
export function comingMonths(calendar: Calendar, month: number, today: Day, year: number | null): Span[] {
  const first = yearOf(calendar, today)
  const years = year === null ? [first, first + 1, first + 2] : [year]
  return years.flatMap((one) => monthSpan(calendar, one, month) ?? []).filter(({ to }) => to > today)
}
