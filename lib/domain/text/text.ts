import { string } from 'yup'

/** Control characters except tab and line feed, direction overrides and lone surrogates. */
const FORBIDDEN = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u

/** Visible letters: not tatweel, not the empty letters of Hangul. */
const VISIBLE_LETTER = /(?![\u115F\u1160\u3164\uFFA0])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u

/** What nobody sees (UTS 39): tags, bidi controls, soft hyphens, zero widths, fillers, variation selectors; not the signs of years. */
const INVISIBLE = /(?![\u0600-\u0605\u06DD\u0890\u0891\u08E2])[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u

/** In an emoji selectors and joiners have a meaning. */
const EMOJI =
  /\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*|[0-9#*]\uFE0F?\u20E3/gu

/** Whether a name holds what would make it look like another one; in a longer text some of it belongs to scripts. */
export function hasInvisible(name: string): boolean {
  return INVISIBLE.test(name.replace(EMOJI, ''))
}

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

/** The name of a user, a company or a listing: trimmed, with a visible letter and nothing invisible. */
export function userName(maxLength: number) {
  return userText(maxLength)
    .trim()
    .test('forbidden_character', (value) => !value || !hasInvisible(value))
    .test('letter_needed', (value) => !value || hasVisibleLetter(value))
}
