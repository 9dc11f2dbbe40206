import { differenceInCalendarDays, parseISO } from 'date-fns'

export { addMinutes } from 'date-fns'

/** A local calendar day in Riyadh, ISO `YYYY-MM-DD`. A night is named by the day it begins. */
export type Day = string
/** A local time of day in Riyadh, 24-hour `HH:mm`. */
export type TimeOfDay = string
export const MIDNIGHT: TimeOfDay = '00:00'

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Saudi Arabia keeps UTC+3 the whole year (booking rules, Units). */
const RIYADH_OFFSET_MINUTES = 180
const MINUTE_MS = 60_000
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'
const QUERY_DAY = /^(\d{2})-(\d{2})-(\d{4})$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** The calendar day that Riyadh reads at an instant, whatever the clock zone of this machine. */
export function riyadhDay(instant: Date): Day {
  return new Date(instant.getTime() + RIYADH_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, 10)
}

/** The time of day that Riyadh reads at an instant. */
export function riyadhTime(instant: Date): TimeOfDay {
  return new Date(instant.getTime() + RIYADH_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(11, 16)
}

/** The instant at which Riyadh reads `day` `time`; hours past 23 roll into the next day. */
export function instantAt(day: Day, time: TimeOfDay): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minutesOf(time) - RIYADH_OFFSET_MINUTES) * MINUTE_MS)
}

export function minutesOf(time: TimeOfDay): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Written out, as `isDay` is: every search bar needs both at once, where date-fns would be a tenth of the script. */
export function addDays(day: Day, count: number): Day {
  const date = utcMidnight(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

function utcMidnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Whole days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from))
}

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[parseISO(day).getDay()] ?? 'sunday'
}

/** The nights of a stay: the check-out day is not charged (booking rules, Units). */
export function nightsOf(checkIn: Day, checkOut: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, i) => addDays(checkIn, i))
}

/** A real day of the years in which we can have anything to do with it: every day that is read from outside is held to this. */
export function isDay(text: string): boolean {
  return isCalendarDay(text) && text >= FIRST_DAY && text <= LAST_DAY
}

/** A real day of any year, such as a birthday. */
export function isCalendarDay(text: string): boolean {
  const date = utcMidnight(text)
  // The 30th of February is read as a day in March: only a real day comes back as it was written.
  return ISO_DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export function isTimeOfDay(text: string): boolean {
  return TIME.test(text)
}

/** A time of day at which an hour begins: hours are sold and closed whole (booking rules, Units). */
export function isWholeHour(text: string): boolean {
  return isTimeOfDay(text) && text.endsWith(':00')
}

/** Reads the DD-MM-YYYY of a search address; null for anything that is not a real day. */
export function parseQueryDay(text: string): Day | null {
  const [, day, month, year] = QUERY_DAY.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  return isDay(iso) ? iso : null
}

/** Writes the DD-MM-YYYY of a search address. */
export function formatQueryDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${date}-${month}-${year}`
}

/** The first Thursday that has not passed: the day on which the coming weekend begins. */
export function comingThursday(today: Day): Day {
  const daysAhead = (WEEKDAYS.indexOf('thursday') - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7
  return addDays(today, daysAhead)
}
