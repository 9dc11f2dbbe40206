// By its own path: the index loads three hundred modules into every process and every test file.
export { addMinutes } from 'date-fns/addMinutes'

/** A local calendar day in Riyadh, ISO `YYYY-MM-DD`. A night is named by the day it begins. */
export type Day = string
/** A local time of day in Riyadh, 24-hour `HH:mm`. */
export type TimeOfDay = string
export const MIDNIGHT: TimeOfDay = '00:00'
/** The whole hours of a day, midnight first. */
export const WHOLE_HOURS: readonly TimeOfDay[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
)

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
const DAY_MS = 24 * 60 * MINUTE_MS
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'
const QUERY_DAY = /^(\d{2})-(\d{2})-(\d{4})$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** The calendar day in Riyadh at an instant, whatever the time zone of the machine. */
export function riyadhDay(instant: Date): Day {
  return new Date(instant.getTime() + RIYADH_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, 10)
}

/** The time of day in Riyadh at an instant. */
export function riyadhTime(instant: Date): TimeOfDay {
  return new Date(instant.getTime() + RIYADH_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(11, 16)
}

/** The instant of `day` `time` in Riyadh; hours past 23 roll into the next day. */
export function instantAt(day: Day, time: TimeOfDay): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minutesOf(time) - RIYADH_OFFSET_MINUTES) * MINUTE_MS)
}

/** Days of Riyadh, `[from, to)`. */
export interface DayRange {
  from: Day
  to: Day
}

/** The instants of days, `[from, to)`: they begin and end at midnight in Riyadh. */
export function spanOfDays({ from, to }: DayRange): { from: Date; to: Date } {
  return { from: instantAt(from, MIDNIGHT), to: instantAt(to, MIDNIGHT) }
}

export function minutesOf(time: TimeOfDay): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Written without date-fns, as `isDay`: the search bar loads both, and date-fns would be a tenth of its script. */
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
  return (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / DAY_MS
}

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[utcMidnight(day).getUTCDay()] ?? 'sunday'
}

/** The nights of a stay: the check-out day is not charged (booking rules, Units). */
export function nightsOf(checkIn: Day, checkOut: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, i) => addDays(checkIn, i))
}

/** Whether a text is a real day between 2000 and 2100; every day that comes from outside is checked with it. */
export function isDay(text: string): boolean {
  return isCalendarDay(text) && text >= FIRST_DAY && text <= LAST_DAY
}

/** Whether a text is a real day of any year, such as a birthday. */
export function isCalendarDay(text: string): boolean {
  const date = utcMidnight(text)
  // 30 February parses as a day in March: only a real day round-trips.
  return ISO_DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function isTimeOfDay(text: string): boolean {
  return TIME.test(text)
}

/** Whether a text is a time on the hour: hours are sold and closed whole (booking rules, Units). */
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

/** Reads the MM-YYYY of a search address as `YYYY-MM`; null for anything that is not a real month. */
export function parseQueryMonth(text: string): string | null {
  return parseQueryDay(`01-${text}`)?.slice(0, 7) ?? null
}

/** Writes the MM-YYYY of a search address. */
export function formatQueryMonth(month: string): string {
  return formatQueryDay(`${month}-01`).slice(3)
}

/** The next Thursday, today included: the day on which the weekend begins. */
export function comingThursday(today: Day): Day {
  const daysAhead = (WEEKDAYS.indexOf('thursday') - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7
  return addDays(today, daysAhead)
}
