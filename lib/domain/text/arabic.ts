/** Optional marks: harakat, Quranic marks, tatweel, zero-width and direction signs. */
const IGNORED = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** Letters that are written in several ways, folded into one; as the database function `ar_norm` does. */
const FOLDED_FROM = 'آأإٱىةؤئیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const FOLDED_TO = 'اااايهوييك01234567890123456789'

const FOLDS = new Map(
  Array.from(FOLDED_FROM).map((letter, i) => [letter, Array.from(FOLDED_TO)[i] ?? letter]),
)

/**
 * The spelling under which a text is searched: lower case, marks removed, hamza, alef maqsura, ta marbuta and
 * Persian letters folded, Arabic digits as Latin ones, so that "جده" finds "جدة".
 */
export function normaliseArabic(text: string): string {
  return foldLetters(text.toLowerCase().replace(IGNORED, '')).replace(/\s+/g, ' ').trim()
}

/** The text with letters and digits folded, of the same length. */
export function foldLetters(text: string): string {
  return Array.from(text)
    .map((letter) => FOLDS.get(letter) ?? letter)
    .join('')
}

/** Arabic-Indic and Persian digits as Latin ones; all other characters stay. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => FOLDS.get(digit) ?? digit)
}
