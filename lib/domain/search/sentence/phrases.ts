import { type Attached, entryWords, hasAnd, type Word } from './words'

interface Entry<T> {
  words: readonly string[]
  value: T
}

/** Phrases by their first word, the longest first. */
export type Phrases<T> = ReadonlyMap<string, readonly Entry<T>[]>

/** A phrase that stands in a sentence. */
export interface Match<T> {
  value: T
  /** the position after it */
  next: number
  /** the letters before its first word */
  attached: Attached
}

/** A table of phrases; each row has a value and its phrases, separated by `|`. Of two rows with one phrase the later one counts. */
export function phrasesOf<T>(rows: readonly (readonly [T, string])[]): Phrases<T> {
  const byKey = new Map<string, Entry<T>>()
  for (const [value, texts] of rows)
    for (const text of texts.split('|')) {
      const words = entryWords(text)
      if (words.length > 0) byKey.set(words.join(' '), { words, value })
    }
  const byFirst = new Map<string, Entry<T>[]>()
  for (const entry of byKey.values()) {
    const first = entry.words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
  }
  for (const entries of byFirst.values()) entries.sort((one, other) => other.words.length - one.words.length)
  return byFirst
}

/** A table of phrases that all mean the same. */
export const only = (texts: string): Phrases<true> => phrasesOf<true>([[true, texts]])

/** The longest phrase that begins at a position; of equally long ones that with the fewest letters before it. */
export function phraseAt<T>(phrases: Phrases<T>, words: readonly Word[], at: number): Match<T> | null {
  let found: Match<T> | null = null
  for (const [form, attached] of words[at]?.forms ?? []) {
    const entry = phrases.get(form)?.find((one) => stands(one.words, words, at))
    const next = at + (entry?.words.length ?? 0)
    if (entry && (!found || next > found.next)) found = { value: entry.value, next, attached }
  }
  return found
}

const stands = (entry: readonly string[], words: readonly Word[], at: number): boolean =>
  entry.every((word, i) => hasForm(words[at + i], word, i > 0))

/** Whether a word of a sentence is one of a phrase, which may begin with the letter for and. */
function hasForm(word: Word | undefined, wanted: string, isInside: boolean): boolean {
  if (!word) return false
  if (word.forms.has(wanted)) return true
  return isInside && wanted.startsWith('و') && hasAnd(word.forms.get(wanted.slice(1)) ?? '')
}
