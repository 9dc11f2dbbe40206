import type { Locale } from './routing'

type Direction = 'rtl' | 'ltr'

export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The text of a pair of names that belongs to the page's language. */
export function inLanguage(locale: string, text: { en: string; ar: string }): string {
  return locale === 'ar' ? text.ar : text.en
}

/** The same for the wire's `name` and `name_ar`. */
export function localName(locale: string, place: { name: string; name_ar: string }): string {
  return locale === 'ar' ? place.name_ar : place.name
}

type Name = { name: string; name_ar: string }

/** "Al Malqa · Riyadh"; a place without a district is in its city alone. */
export function locationLine(locale: string, { district, city }: { district: Name; city: Name }): string {
  return [localName(locale, district), localName(locale, city)].filter(Boolean).join(' · ')
}
