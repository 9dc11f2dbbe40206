/** What search engines show of a description, in characters. */
export const DESCRIPTION_LENGTH = 160

/** A sentence ends here where a space follows; a decimal point has none behind it. */
const SENTENCE_END = /[.!?؟][»”"')]*(?=\s)/g

/**
 * The text in at most `most` characters: as many whole sentences as fit, or where the first alone is longer, its words up to
 * there and "…". White space is one space.
 */
export function shorten(text: string, most = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const ends = [...line.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length)
  const last = ends.findLast((end) => end <= most)
  if (last !== undefined) return line.slice(0, last)
  const words = line.slice(0, line.lastIndexOf(' ', most - 1))
  return `${(words || line.slice(0, most - 1)).replace(/[\s,،؛;:·–-]+$/, '')}…`
}
