import type { Day } from '@/lib/domain/days'
import { CALENDAR_TAGS } from '@/lib/domain/spoken-day'

const TIME_ZONE = 'Asia/Riyadh'

type Style = 'weekday' | 'weekdayDayMonth' | 'dayMonth' | 'dayMonthYear' | 'monthYear' | 'full'

const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'short' },
  weekdayDayMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  dayMonthYear: { day: 'numeric', month: 'long', year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
}

/** A calendar day in words. */
export function formatDay(day: Day, locale: string, style: Style = 'dayMonthYear'): string {
  return new Intl.DateTimeFormat(CALENDAR_TAGS[locale], { ...STYLES[style], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** An instant in words, as Riyadh reads it. */
export function formatInstant(instant: string | Date, locale: string): string {
  const format = new Intl.DateTimeFormat(CALENDAR_TAGS[locale], {
    ...STYLES.full,
    hour: 'numeric',
    hourCycle: 'h12',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  })
  return inOnePiece(format, new Date(instant))
}

/** The Hijri month of a day (Umm al-Qura), a second line beside the Gregorian one. */
export function formatHijriMonth(day: Day, locale: string): string {
  const tag = CALENDAR_TAGS[locale]?.replace('ca-gregory', 'ca-islamic-umalqura')
  return new Intl.DateTimeFormat(tag, { ...STYLES.monthYear, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** `3:00 PM`: a time of day from `HH:mm`. */
export function formatTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(CALENDAR_TAGS[locale], {
    hour: 'numeric',
    hourCycle: 'h12',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return inOnePiece(format, new Date(`2000-01-01T${time}:00Z`))
}

const NO_BREAK = '\u00A0'

/** A time of day never breaks before its "م" or "PM", whichever space the engine puts there. */
function inOnePiece(format: Intl.DateTimeFormat, date: Date): string {
  const parts = format.formatToParts(date)
  return parts
    .map(({ value }, i) => (parts[i + 1]?.type === 'dayPeriod' && !value.trim() ? NO_BREAK : value))
    .join('')
}
