import type { Day } from './days'

/** Gregorian calendar and Latin digits in both languages, whatever the engine's default for Arabic. */
export const CALENDAR_TAGS: Record<string, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
}

/** `3 December 2026`, `3 ديسمبر 2026`: a calendar day in a sentence. */
export function spokenDay(day: Day, language: string): string {
  return new Intl.DateTimeFormat(CALENDAR_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
