import { string } from 'yup'

/** NUL, other control signs (tab and line feed stay), direction overrides and lone surrogates: never part of a text. */
const FORBIDDEN = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u

/** A text of a person, bounded and free of signs that could deceive a reader (security.md, Input). */
export function personText(maxLength: number) {
  return string()
    .max(maxLength)
    .test('forbidden_character', (value) => value === undefined || value === null || !FORBIDDEN.test(value))
}
