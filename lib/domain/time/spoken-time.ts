import { dateFormat } from './date-format'
import { type Day, MIDNIGHT, riyadhDay, riyadhTime, type TimeOfDay } from './days'
import { eveningOf, isAfterMidnight } from './evening'

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
  const { day, time } = riyadhClock(instant)
  return spokenHour(day, time, language, LONG_DAY)
}

/** The same without the weekday: `22 November 2026 at 3:00 pm`. */
export function shortInstant(instant: string | Date, language: string): string {
  const { day, time } = riyadhClock(instant)
  return spokenHour(day, time, language, { ...LONG_DAY, weekday: undefined })
}

const LONG_DAY: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
}

function riyadhClock(instant: string | Date): { day: Day; time: TimeOfDay } {
  const at = new Date(instant)
  return { day: riyadhDay(at), time: riyadhTime(at) }
}

/**
 * A time on a day, the day in the given style. After midnight the night is named too, because the hour belongs to the
 * evening before: `27 نوفمبر 2026 في 1:00 فجر الجمعة (ليلة الخميس)`.
 */
export function spokenHour(
  day: Day,
  time: TimeOfDay,
  language: string,
  style: Intl.DateTimeFormatOptions,
): string {
  const date = spokenDate(day, language, isAfterMidnight(time) ? { ...style, weekday: undefined } : style)
  return `${date}${SEPARATORS[language === 'ar' ? 'ar' : 'en'].hour}${hourBesideDate(day, time, language)}`
}

/** A time beside its date: `3:00 pm`, after midnight `1:00 فجر الجمعة (ليلة الخميس)`, `1:00 am Friday (Thursday night)`. */
export function hourBesideDate(day: Day, time: TimeOfDay, language: string): string {
  return isAfterMidnight(time) ? nightHour(day, time, language) : spokenTime(time, language)
}

function nightHour(day: Day, time: TimeOfDay, language: string): string {
  const weekday = (one: Day) => spokenDate(one, language, { weekday: 'long' })
  const evening = weekday(eveningOf(day, time))
  if (language !== 'ar') return `${spokenTime(time, language)} ${weekday(day)} (${evening} night)`
  const hour = time.startsWith('00') ? `${spokenTime(time, language)} أول` : `${clockTime(time)} فجر`
  return `${hour} ${weekday(day)} (ليلة ${evening})`
}

/** `3:00 pm`: a time of day; noon and midnight have Arabic words of their own. */
export function spokenTime(time: TimeOfDay, language: string): string {
  if (language === 'ar' && time.startsWith('12')) return `${clockTime(time)}${NO_BREAK}ظهرًا`
  if (language === 'ar' && time === MIDNIGHT) return 'منتصف الليل'
  if (language === 'ar' && isAfterMidnight(time) && !time.startsWith('00'))
    return `${clockTime(time)}${NO_BREAK}فجرًا`
  const format = dateFormat(CALENDAR_TAGS[language], {
    hour: 'numeric',
    hourCycle: 'h12',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return formatAlike(format, new Date(`2000-01-01T${time}:00Z`))
}

/** `1:00` of `13:00`. */
function clockTime(time: TimeOfDay): string {
  const hour = Number(time.slice(0, 2)) % 12 || 12
  return `${hour}${time.slice(2)}`
}

function spokenDate(day: Day, language: string, style: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(CALENDAR_TAGS[language], { ...style, timeZone: 'UTC' })
  return formatAlike(format, new Date(`${day}T00:00:00Z`))
}

/** Separators after a weekday and before an hour, fixed because engines differ and hydration needs equal text. */
const SEPARATORS = {
  ar: { short: '، ', long: '، ', hour: ' في ' },
  en: { short: ' ', long: ', ', hour: ' at ' },
} as const

/** Formats alike in every engine, with a no-break space before "م" or "pm". */
export function formatAlike(format: Intl.DateTimeFormat, date: Date): string {
  const { locale, weekday } = format.resolvedOptions()
  const after = SEPARATORS[locale.startsWith('ar') ? 'ar' : 'en']
  const parts = format.formatToParts(date)
  return parts
    .map(({ type, value }, i) => {
      if (type !== 'literal') return value
      if (parts[i + 1]?.type === 'dayPeriod') return NO_BREAK
      return parts[i - 1]?.type === 'weekday' ? after[weekday === 'short' ? 'short' : 'long'] : value
    })
    .join('')
}
