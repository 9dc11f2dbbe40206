import { foldLetters, normaliseArabic } from '@/lib/domain/text/arabic'

/** Pads a converted number to the length of its words; `cleanMessage` removes it from messages. */
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

const valuesOf = (table: readonly string[], valueAt: (index: number) => string) =>
  table.flatMap((words, index) => words.split(' ').map((word) => [word, valueAt(index)] as const))

const DIGITS = new Map([
  ...valuesOf(UNITS, String),
  ...valuesOf(TEENS, (index) => String(index + 10)),
  ...valuesOf(TENS, (index) => String((index + 2) * 10)),
])

/** Harakat, tatweel and zero-width characters, which may occur between the letters of a word. */
const MARKS = '[\\u064b-\\u065f\\u0670\\u0640\\u200b-\\u200f\\u2060-\\u2064]*'

function oneOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return longestFirst.map((word) => Array.from(word).join(MARKS) + MARKS).join('|')
}

const wordsOf = (table: readonly string[]) => table.flatMap((words) => words.split(' '))

const UNIT = oneOf(wordsOf(UNITS))
const COUNTED_UNIT = oneOf(wordsOf(UNITS.slice(1)))
const TEN = oneOf(wordsOf(TENS))
/** "twenty three", "ثلاثة وعشرين", "double five", "خمسة مكرر", or one word; `و` may precede it. */
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
 * The text with number words replaced by digits, padded with `FILLER` to the same length. Hundreds and thousands stay
 * words, because they belong to prices.
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
  if (ten || tenLast) return tensDigit(ten ?? tenLast) + digitOfWord(unit ?? unitFirst)
  if (many) return digitOfWord(many).repeat(twice ? 2 : 3)
  return again ? digitOfWord(again).repeat(2) : digitOfWord(word)
}

const digitOfWord = (word = '') => DIGITS.get(normaliseArabic(word)) ?? ''
const tensDigit = (word?: string) => digitOfWord(word).slice(0, 1)
