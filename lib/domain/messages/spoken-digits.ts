import { foldLetters, normaliseArabic } from '@/lib/domain/text/arabic'

/** Fills up what a number in words was longer than its digits; no message carries it (clean-message.ts). */
export const FILLER = '\0'

const UNITS: readonly string[] = [
  'صفر زيرو zero oh nought',
  'واحد واحده وحده one',
  'اثنان اثنين اثنتين ثنين اتنين تنين two',
  'ثلاثه ثلاث تلاته تلات three',
  'اربعه اربع four',
  'خمسه خمس five',
  'سته ست six',
  'سبعه سبع seven',
  'ثمانيه ثماني ثمان تمانيه تمنيه eight',
  'تسعه تسع nine',
]
const TEENS: readonly string[] = [
  'عشره عشر ten',
  'احدعشر احداشر حداشر eleven',
  'اثناعشر اثنعشر اثناشر اطنعش twelve',
  'ثلاثهعشر ثلاثطعش ثلطعش thirteen',
  'اربعهعشر اربعطعش fourteen',
  'خمسهعشر خمسطعش fifteen',
  'ستهعشر سطعش sixteen',
  'سبعهعشر سبعطعش seventeen',
  'ثمانيهعشر ثمنطعش eighteen',
  'تسعهعشر تسعطعش nineteen',
]
/** From twenty on. */
const TENS: readonly string[] = [
  'عشرين عشرون twenty',
  'ثلاثين ثلاثون تلاتين thirty',
  'اربعين اربعون forty',
  'خمسين خمسون fifty',
  'ستين ستون sixty',
  'سبعين سبعون seventy',
  'ثمانين ثمانون تمانين eighty',
  'تسعين تسعون ninety',
]

const valuesOf = (table: readonly string[], valueAt: (place: number) => string) =>
  table.flatMap((words, place) => words.split(' ').map((word) => [word, valueAt(place)] as const))

const DIGITS = new Map([
  ...valuesOf(UNITS, String),
  ...valuesOf(TEENS, (place) => String(place + 10)),
  ...valuesOf(TENS, (place) => String((place + 2) * 10)),
])

/** Vowel signs, the stretched line and signs without a width may stand between the letters of a word. */
const MARKS = '[\\u064b-\\u065f\\u0670\\u0640\\u200b-\\u200f\\u2060-\\u2064]*'

function oneOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return longestFirst.map((word) => Array.from(word).join(MARKS) + MARKS).join('|')
}

const wordsOf = (table: readonly string[]) => table.flatMap((words) => words.split(' '))

const UNIT = oneOf(wordsOf(UNITS))
const COUNTED_UNIT = oneOf(wordsOf(UNITS.slice(1)))
const TEN = oneOf(wordsOf(TENS))
/** "twenty three", "ثلاثة وعشرين", "double five", "خمسة مكرر", or one word; `و` may lead to it. */
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:و${MARKS}\\s?)?(?:` +
    [
      `(?<ten>${TEN})[\\s-]{1,2}(?<unit>${COUNTED_UNIT})`,
      `(?<unitFirst>${COUNTED_UNIT})\\s?و${MARKS}\\s?(?<tenLast>${TEN})`,
      `(?:(?<twice>double|دبل)|triple|تربل)\\s(?<many>${UNIT})`,
      `(?<again>${UNIT})\\s(?:مكرر|مرتين)`,
      `(?<word>${oneOf([...DIGITS.keys()])})`,
    ].join('|') +
    ')(?![\\p{L}\\p{M}\\p{N}])',
  'giu',
)

/**
 * The text with its numbers in words as digits, sign for sign of the same length: what is left over is `FILLER`.
 * Hundreds and thousands stay words: they belong to prices.
 */
export function digitsFromWords(text: string): string {
  return foldLetters(text).replace(SPOKEN, (found, ...rest) =>
    digitsOf(rest.at(-1)).padEnd(found.length, FILLER),
  )
}

function digitsOf({
  ten,
  unit,
  unitFirst,
  tenLast,
  twice,
  many,
  again,
  word,
}: Record<string, string>): string {
  if (ten || tenLast) return tensDigit(ten ?? tenLast) + spokenBy(unit ?? unitFirst)
  if (many) return spokenBy(many).repeat(twice ? 2 : 3)
  return again ? spokenBy(again).repeat(2) : spokenBy(word)
}

const spokenBy = (word = '') => DIGITS.get(normaliseArabic(word)) ?? ''
const tensDigit = (word?: string) => spokenBy(word).slice(0, 1)
