import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { Locale } from './routing'

type Direction = 'rtl' | 'ltr'

export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The text of a bilingual pair in the page's language. */
export function inLanguage(locale: string, text: Bilingual): string {
  return locale === 'ar' ? text.ar : text.en
}

/** A text and the language it is in. */
export interface WrittenText {
  text: string
  language: Locale
}

/** The text in the page's language, where that one is empty in the other; null where both are. */
export function inEitherLanguage(locale: Locale, { ar, en }: Bilingual): WrittenText | null {
  const texts = [
    { text: ar, language: 'ar' },
    { text: en, language: 'en' },
  ] as const
  const given = texts.filter(({ text }) => text !== '')
  return given.find(({ language }) => language === locale) ?? given[0] ?? null
}

/** `inLanguage` for the wire's `name` and `name_ar`. */
export function localName(locale: string, named: LocalizedName): string {
  return locale === 'ar' ? named.name_ar : named.name
}

/** "Al Malqa · Riyadh"; without a district the city alone. */
export function locationLine(
  locale: string,
  { district, city }: { district: LocalizedName; city: LocalizedName },
): string {
  return [localName(locale, district), localName(locale, city)].filter(Boolean).join(' · ')
}
