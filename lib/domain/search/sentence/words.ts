import { latinDigits, normaliseArabic } from '@/lib/domain/text/arabic'

/** One word, number or sign of a sentence. */
export interface Word {
  /** as typed, without the punctuation around it */
  raw: string
  /** in folded spelling, one form */
  text: string
  /** what it may be without the letters attached to it, by form; the text itself has no letters before it */
  forms: ReadonlyMap<string, Attached>
  /** a hyphen or a stroke stands before it */
  isJoined: boolean
}

/** The letters before a form: `و`, `ب`, `ل`, the article and their combinations; empty for none. */
export type Attached = string

/** Dates, numbers with separators, square metres, words with their marks, and the signs that mean something. */
const WORDS =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{1,2}\/\d{1,2}(?![\d/])|\d{1,3}(?:[,٬،]\d{3})+(?!\d)(?:[.٫]\d+)?|\d+(?:[.٫]\d+)?|[mم][2²](?![\p{L}\d])|[\p{L}\p{M}\u0640\u200B-\u200F'’`]+|[<>+﷼]/gu

/** Marks of Latin letters, apostrophes, and the hamza alone, which dialect leaves out. */
const LEFT_OUT = /[\u0300-\u036F'’`ء]/g
/** Letters that are stretched for stress. */
const STRETCHED = /(\p{L})\1{2,}/gu
/** Consonants of Latin words, which are doubled or not: Jedda, appartment. */
const DOUBLED = /([b-df-hj-np-tv-z])\1/g
const SIMILAR = new Map([
  ['ظ', 'ض'],
  ['چ', 'ش'],
  ['گ', 'ق'],
  ['پ', 'ب'],
  ['ڤ', 'ف'],
])

/** The words of a sentence in their order; any text, in time that grows with its length. */
export function wordsOf(text: string): Word[] {
  let end = 0
  const found = [...latinDigits(text).matchAll(WORDS)].map(({ 0: match, index }) => {
    const gap = text.slice(end, index)
    end = index + match.length
    const raw = text.slice(index, end).replace(/^['’`]+|['’`]+$/g, '')
    const folded = foldWord(match)
    return { raw, text: folded, forms: formsOf(folded), isJoined: /[-–—~]\s*$/.test(gap) }
  })
  return withLooseLetters(found.filter((word) => word.text !== ''))
}

/** Letters that are written together with the next word, but stand before a number or a space: `ب 1500`, `و 500`. */
function withLooseLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [letters, word] = [words[at], words[at + 1]]
    if (!letters || !word || !/^(?:[وبلف]|وب|ول)$/.test(letters.text)) {
      if (letters) joined.push(letters)
      continue
    }
    const forms = [...word.forms].map(([form, attached]) => [form, letters.text + attached] as const)
    joined.push({
      ...word,
      text: letters.text + word.text,
      forms: new Map(forms),
      isJoined: letters.isJoined,
    })
    at += 1
  }
  return joined
}

/** The spelling in which a word is compared, also those of the tables. */
export function foldWord(word: string): string {
  const letters = normaliseArabic(word).normalize('NFD').replace(LEFT_OUT, '').replace(STRETCHED, '$1')
  return stemOf(letters.replace(/[ظچگپڤ]/g, (one) => SIMILAR.get(one) ?? one).replace(DOUBLED, '$1'))
}

/** An English plural as its singular: both sides are compared like this. */
function stemOf(word: string): string {
  return /^[a-z]{2,}[^s\W\d]s$/.test(word) ? word.slice(0, -1) : word
}

const ARABIC = /^[\u0620-\u06FF]/
/** Letters that are written together with the next word; the fewest first, because a longer word is rather meant. */
const PARTICLES = [
  'و',
  'ب',
  'ل',
  'ف',
  'ع',
  'ال',
  'لل',
  'وب',
  'ول',
  'وال',
  'بال',
  'فال',
  'كال',
  'عال',
  'مال',
  'هال',
  'ولل',
  'وبال',
  'وهال',
]

function formsOf(text: string): Map<string, Attached> {
  const forms = new Map([[text, '']])
  if (!ARABIC.test(text)) return forms
  for (const particle of PARTICLES)
    if (text.startsWith(particle) && text.length > particle.length + 1)
      addForm(forms, text.slice(particle.length), particle)
  // An adverb in the accusative: مجانيا.
  for (const [form, attached] of [...forms])
    if (/^.{3,}ا$/.test(form)) addForm(forms, form.slice(0, -1), attached)
  return forms
}

function addForm(forms: Map<string, Attached>, form: string, attached: Attached): void {
  if (!forms.has(form)) forms.set(form, attached)
}

/** The words of an entry of a table, without the article. */
export function entryWords(phrase: string): string[] {
  return wordsOf(phrase).map(({ text }) => withoutArticle(text))
}

const withoutArticle = (text: string): string => (/^ال.{2,}/.test(text) ? text.slice(2) : text)

export const hasArticle = (attached: Attached): boolean => /ال|لل/.test(attached)
export const hasAnd = (attached: Attached): boolean => attached.startsWith('و')
export const hasWith = (attached: Attached): boolean => /^و?ب/.test(attached)
export const hasFor = (attached: Attached): boolean => /^و?ل/.test(attached)
