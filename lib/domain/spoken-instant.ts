import { CALENDAR_TAGS } from './spoken-day'

const NO_BREAK = '\u00A0'

/** An instant in words, as Riyadh reads it: `Sunday, 22 November 2026 at 3:00 pm`. */
export function spokenInstant(instant: string | Date, language: string): string {
  const format = new Intl.DateTimeFormat(CALENDAR_TAGS[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    hourCycle: 'h12',
    minute: '2-digit',
    timeZone: 'Asia/Riyadh',
  })
  return inOnePiece(format, new Date(instant))
}

/** A time of day never breaks before its "م" or "PM", whichever space the engine puts there. */
export function inOnePiece(format: Intl.DateTimeFormat, date: Date): string {
  const parts = format.formatToParts(date)
  return parts
    .map(({ value }, i) => (parts[i + 1]?.type === 'dayPeriod' && !value.trim() ? NO_BREAK : value))
    .join('')
}
