import type { Language } from '@/lib/domain/account/account'

const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** The language in which most letters of a text are written; null without a letter of either, as in "5/5 👍". */
export function writtenLanguage(text: string): Language | null {
  const arabic = countOf(text, ARABIC)
  const latin = countOf(text, LATIN)
  if (arabic + latin === 0) return null
  return arabic >= latin ? 'ar' : 'en'
}

/** The language of a text for fonts, screen readers and the order of reviews; `en` without letters. */
export const languageOfText = (text: string): Language => writtenLanguage(text) ?? 'en'

/** The language that a text is translated from for a reader; null where it is the reader's own, or there is nothing to read. */
export function foreignLanguage(text: string, reader: Language): Language | null {
  const written = writtenLanguage(text)
  return written === reader ? null : written
}
