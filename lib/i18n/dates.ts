import { dateFormat } from '@/lib/domain/time/date-format'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import {
  CALENDAR_TAGS,
  formatAlike,
  shortInstant,
  spokenHour,
  spokenInstant,
  spokenTime,
} from '@/lib/domain/time/spoken-time'

type Style =
  | 'weekday'
  | 'weekdayLong'
  | 'weekdayDayMonth'
  | 'dayMonth'
  | 'dayMonthYear'
  | 'monthYear'
  | 'full'

const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  weekdayDayMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  dayMonthYear: { day: 'numeric', month: 'long', year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
}

/** A calendar day as text, Gregorian with Latin digits. */
export function formatDay(day: Day, locale: string, style: Style = 'dayMonthYear'): string {
  const format = dateFormat(CALENDAR_TAGS[locale], { ...STYLES[style], timeZone: 'UTC' })
  return formatAlike(format, new Date(`${day}T00:00:00Z`))
}

/** An instant as text, in Riyadh's time. */
export function formatInstant(instant: string | Date, locale: string): string {
  return spokenInstant(instant, locale)
}

/** The same without the weekday, where a column is narrow. */
export function formatShortInstant(instant: string | Date, locale: string): string {
  return shortInstant(instant, locale)
}

/** A time on a day as text; after midnight with the night that it belongs to. */
export function formatHour(day: Day, time: TimeOfDay, locale: string, style: Style): string {
  return spokenHour(day, time, locale, STYLES[style])
}

/** The Hijri month of a day (Umm al-Qura), shown beside the Gregorian one. */
export function formatHijriMonth(day: Day, locale: string): string {
  const tag = CALENDAR_TAGS[locale]?.replace('ca-gregory', 'ca-islamic-umalqura')
  return dateFormat(tag, { ...STYLES.monthYear, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** `3:00 pm`: a time of day from `HH:mm`. */
export const formatTime = spokenTime
