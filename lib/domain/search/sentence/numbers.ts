import { foldWord, hasAnd, type Word } from './words'

/** A number of a sentence. */
export interface Amount {
  value: number
  /** the position after it */
  next: number
  /** the letters before its first word */
  attached: string
}

const numbered = (phrases: string, first: number, step = 1): [string, number][] =>
  phrases
    .split(' ')
    .flatMap((forms, i) =>
      forms.split('/').map((form): [string, number] => [foldWord(form), first + i * step]),
    )

const UNITS = new Map([
  ...numbered(
    'واحد/واحدة/وحدة/وحده اثنين/اثنان/ثنين/اتنين/ثنتين/اثنتين/تنين ثلاث/ثلاثة/تلات/تلاتة/ثلاثه اربع/اربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثمانية/ثماني/تمنية/تمانية/ثمانيه تسع/تسعة عشر/عشرة',
    1,
  ),
  ...numbered('one two three four five six seven eight nine ten eleven twelve', 1),
  ...numbered('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
  ...numbered('حدعش/احدعش/حداعش/احدعشر/حدعشر اثنعش/اطنعش/اثنعشر/ثنعش/اتنعش/ثنعشر', 11),
])

/** Of the dialect, in one word: ثلاثطعش, خمستعشر. */
const TEENS = /^(ثلا?ث|تلا?ت|ثلط|ارب(?:ع)?|خمس|س|سبع|ثم(?:ا)?ن|تم(?:ا)?ن|تسع)(?:ه)?[طت]?ا?عشر?$/
const TEEN_STEMS: [RegExp, number][] = [
  [/^[ثت]ل/, 13],
  [/^ارب/, 14],
  [/^خمس/, 15],
  [/^سبع/, 17],
  [/^س/, 16],
  [/^[ثت]م/, 18],
  [/^تسع/, 19],
]

const TENS = new Map([
  ...numbered(
    'عشرين/عشرون ثلاثين/تلاتين/ثلاثون اربعين/اربعون خمسين/خمسون ستين/ستون سبعين/سبعون ثمانين/تمانين/ثمانون تسعين/تسعون',
    20,
    10,
  ),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
])

const HUNDRED = /^(?:مي[هت]|مايه|مائه|hundred)$/
const TWO_HUNDRED = /^(?:ميتين|مايتين|ميتان|مايتان|ميتي|مايتي|ميتا)$/
const HUNDREDS = /^(ثلا?ث|تلا?ت|ثل|اربع|خمس|ست|سبع|ثما?ن|تما?ن|تسع)(?:ه|ي)?(?:مي[هت]|مايه)$/
const HUNDRED_STEMS: [RegExp, number][] = [
  [/^[ثت]ل/, 300],
  [/^ارب/, 400],
  [/^خمس/, 500],
  [/^ست/, 600],
  [/^سبع/, 700],
  [/^[ثت]م/, 800],
  [/^تسع/, 900],
]
const THOUSAND = /^(?:الف|الاف|الالاف|k|thousand)$/
const TWO_THOUSAND = /^(?:الفين|الفان|الفي|الفا)$/
const DIGITS = /^\d/

type Part = {
  kind: 'digits' | 'unit' | 'ten' | 'hundreds' | 'hundred' | 'thousand' | 'thousands'
  value: number
}

/** What one form of a word is as a part of a number. */
function partOf(form: string): Part | null {
  if (DIGITS.test(form)) return digitsOf(form)
  const unit = UNITS.get(form)
  if (unit !== undefined) return { kind: 'unit', value: unit }
  const ten = TENS.get(form)
  if (ten !== undefined) return { kind: 'ten', value: ten }
  if (HUNDRED.test(form)) return { kind: 'hundred', value: 100 }
  if (TWO_HUNDRED.test(form)) return { kind: 'hundreds', value: 200 }
  if (THOUSAND.test(form)) return { kind: 'thousand', value: 1000 }
  if (TWO_THOUSAND.test(form)) return { kind: 'thousands', value: 2000 }
  const inOneWord = (pattern: RegExp, stems: [RegExp, number][]) =>
    pattern.test(form) ? stems.find(([stem]) => stem.test(form))?.[1] : undefined
  const teen = inOneWord(TEENS, TEEN_STEMS)
  if (teen !== undefined) return { kind: 'unit', value: teen }
  const hundreds = inOneWord(HUNDREDS, HUNDRED_STEMS)
  return hundreds === undefined ? null : { kind: 'hundreds', value: hundreds }
}

function digitsOf(form: string): Part | null {
  const plain = form.replace(/[,٬،](?=\d{3})/g, '').replace('٫', '.')
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? { kind: 'digits', value: Number(plain) } : null
}

interface Found extends Part {
  attached: string
}

function findPart(word: Word | undefined): Found | null {
  if (!word) return null
  for (const [form, attached] of word.forms) {
    const part = partOf(form)
    // With the article, اثنين is Monday and احد Sunday.
    if (part && !(part.kind === 'unit' && /ال/.test(attached))) return { ...part, attached }
  }
  return null
}

/** Reads a number in digits or words of either language, `1.5k`, `ألف وخمسمية`; null where there is none. */
export function numberAt(words: readonly Word[], at: number): Amount | null {
  const first = words[at]?.text === 'k' ? null : findPart(words[at])
  if (!first) return startsWithA(words, at)
  let total = 0
  let group = 0
  let last: Found | null = null
  let next = at
  for (let part: Found | null = first; part; part = findPart(words[next])) {
    if (last && !continues(last, part, words[next])) break
    if (part.kind === 'thousand') {
      total += (group || 1) * 1000
      group = 0
    } else if (part.kind === 'hundred' && last && isCounter(last)) group *= 100
    else group += part.value
    last = part
    next = afterAnd(words, next + 1)
  }
  const { end, half } = withHalf(words, next, last)
  return { value: total + group + half, next: end, attached: first.attached }
}

/** `a hundred`, `a thousand`. */
function startsWithA(words: readonly Word[], at: number): Amount | null {
  if (words[at]?.text !== 'a' || !/^(?:hundred|thousand)$/.test(words[at + 1]?.text ?? '')) return null
  return numberAt(words, at + 1)
}

const isCounter = ({ kind, value }: Part) => (kind === 'unit' || kind === 'digits') && value < 10

/** Whether a part belongs to the number before it: units before tens, hundreds before both, thousands before all. */
function continues(last: Found, part: Found, word: Word | undefined): boolean {
  const isEnglish = /^[a-z]/.test(word?.text ?? '')
  const isAdded = hasAnd(part.attached) || isEnglish
  if (part.kind === 'thousand') return last.kind !== 'thousand' && last.kind !== 'thousands' && !part.attached
  if (part.kind === 'hundred' && isCounter(last) && !part.attached) return true
  if (last.kind === 'thousand' || last.kind === 'thousands') return isAdded && part.value < 1000
  if (last.kind === 'hundred' || last.kind === 'hundreds') return isAdded && part.value < 100
  if (last.kind === 'unit' && last.value < 10) {
    return (part.kind === 'ten' && hasAnd(part.attached)) || (part.value === 10 && !part.attached)
  }
  return last.kind === 'ten' && part.kind === 'unit' && part.value < 10 && isEnglish
}

/** Past an `and` within a number: `one hundred and fifty`. */
function afterAnd(words: readonly Word[], next: number): number {
  if (words[next]?.text !== 'and') return next
  const part = findPart(words[next + 1])
  const before = findPart(words[next - 1])
  const isLarger = before && /hundred|thousand/.test(before.kind) && part && part.value < before.value
  return isLarger ? next + 1 : next
}

/** `ألف ونص`: and a half. */
function withHalf(words: readonly Word[], next: number, last: Found | null): { end: number; half: number } {
  const isHalf = /^ونصف?$/.test(words[next]?.text ?? '')
  return isHalf && (last?.kind === 'thousand' || last?.kind === 'thousands')
    ? { end: next + 1, half: 500 }
    : { end: next, half: 0 }
}
