import { string } from 'yup'

/** Control characters except tab and line feed, direction overrides and lone surrogates. */
const FORBIDDEN = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u

/** Visible letters: not tatweel, not the empty letters of Hangul. */
const VISIBLE_LETTER = /(?![\u115F\u1160\u3164\uFFA0])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u

/** Whether a text has a visible letter, beside digits, marks, punctuation and zero-width characters. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE_LETTER.test(text)
}

/** A text of a user, bounded and without deceptive characters (security.md, Input). */
export function userText(maxLength: number) {
  return string()
    .max(maxLength)
    .test('forbidden_character', (value) => value === undefined || value === null || !FORBIDDEN.test(value))
}

/** The name of a user, a company or a listing: trimmed, with a visible letter. */
export function userName(maxLength: number) {
  return userText(maxLength)
    .trim()
    .test('letter_needed', (value) => !value || hasVisibleLetter(value))
}
