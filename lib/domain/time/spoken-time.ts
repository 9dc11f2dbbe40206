import { dateFormat } from './date-format'
import type { Day } from './days'

/** Gregorian calendar and Latin digits in both languages, whatever the engine's default for Arabic. */
export const CALENDAR_TAGS: Record<string, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
}

/** `3 December 2026`, `3 ديسمبر 2026`: a calendar day in a sentence. */
export function spokenDay(day: Day, language: string): string {
  return dateFormat(CALENDAR_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

const NO_BREAK = '\u00A0'

/** An instant as text, in Riyadh's time: `Sunday, 22 November 2026 at 3:00 pm`. */
export function spokenInstant(instant: string | Date, language: string): string {
  return formatInstant(instant, language, { weekday: 'long' })
}

/** The same without the weekday: `22 November 2026 at 3:00 pm`. */
export function shortInstant(instant: string | Date, language: string): string {
  return formatInstant(instant, language, {})
}

function formatInstant(
  instant: string | Date,
  language: string,
  { weekday }: Pick<Intl.DateTimeFormatOptions, 'weekday'>,
): string {
  const format = dateFormat(CALENDAR_TAGS[language], {
    weekday,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    hourCycle: 'h12',
    minute: '2-digit',
    timeZone: 'Asia/Riyadh',
  })
  return formatAlike(format, new Date(instant))
}

/** Separators after a weekday and before an hour, fixed because engines differ and hydration needs equal text. */
const SEPARATORS = {
  ar: { short: '، ', long: '، ', hour: ' في ' },
  en: { short: ' ', long: ', ', hour: ' at ' },
} as const

/** Formats alike in every engine, with a no-break space before "م" or "pm". */
export function formatAlike(format: Intl.DateTimeFormat, date: Date): string {
  const { locale, weekday } = format.resolvedOptions()
  const { hour, ...after } = SEPARATORS[locale.startsWith('ar') ? 'ar' : 'en']
  const parts = format.formatToParts(date)
  return parts
    .map(({ type, value }, i) => {
      if (type !== 'literal') return value
      if (parts[i + 1]?.type === 'dayPeriod') return NO_BREAK
      if (parts[i + 1]?.type === 'hour') return hour
      return parts[i - 1]?.type === 'weekday' ? after[weekday === 'short' ? 'short' : 'long'] : value
    })
    .join('')
}
