import { string } from 'yup'

/** NUL, other control signs (tab and line feed stay), direction overrides and lone surrogates: never part of a text. */
const FORBIDDEN = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u

/** Letters that show something: neither the stretching stroke of Arabic nor the empty ones of Hangul are any. */
const VISIBLE_LETTER = /(?![\u115F\u1160\u3164\uFFA0])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u

/** Whether a reader sees a letter: digits, marks, punctuation and signs of no width name nobody and nothing. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE_LETTER.test(text)
}

/** A text of a user, bounded and free of signs that could deceive a reader (security.md, Input). */
export function userText(maxLength: number) {
  return string()
    .max(maxLength)
    .test('forbidden_character', (value) => value === undefined || value === null || !FORBIDDEN.test(value))
}

/** The name of a user, a company or a listing: without spaces around it, and with a letter in it. */
export function userName(maxLength: number) {
  return userText(maxLength)
    .trim()
    .test('letter_needed', (value) => !value || hasVisibleLetter(value))
}
