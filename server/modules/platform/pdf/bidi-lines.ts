import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A stretch of one direction, in the order of a line from left to right. */
export interface Run {
  text: string
  isRtl: boolean
}

export interface Line {
  runs: Run[]
}

/** Direction marks and isolates order the text but are not drawn. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Signs that no font of ours holds; a name keeps its letters. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\uFE0E|\uFE0F/gu
/** The groups of a phone number, which would otherwise stand in reverse order in an Arabic text. */
const GROUPED_DIGITS = /\+?\d+(?: \d+)+/g
/** A no-break space keeps its words together. */
const NO_BREAK = '\u00A0'
const SPACES = /[^\S\u00A0]+/g
const TURNED = /^[\p{Script=Common}\p{Script=Inherited}]*\p{Script=Arabic}/u

/**
 * Breaks a text into lines of a width and orders each by the Unicode Bidirectional Algorithm (UAX 9). `widthOf` measures
 * a piece in points; a word wider than a line is broken between its letters.
 */
export function breakLines(
  source: string,
  direction: 'rtl' | 'ltr',
  width: number,
  widthOf: (text: string) => number,
): Line[] {
  const plain = source.replace(PICTOGRAPHS, '').replace(SPACES, ' ').trim()
  const text = plain.replace(GROUPED_DIGITS, '\u2066$&\u2069')
  if (text === '') return []
  const levels = bidi.getEmbeddingLevels(text, direction)
  return spansOf(text, width, widthOf).map(([start, end]) => ({ runs: runsOf(text, levels, start, end) }))
}

/** The lines as `[start, end)`, without the space at their end. */
function spansOf(text: string, width: number, widthOf: (text: string) => number): [number, number][] {
  const spans: [number, number][] = []
  let start = 0
  let end = 0
  for (const word of piecesOf(text, width, widthOf)) {
    const next = end + word.length
    if (end > start && widthOf(text.slice(start, next).trimEnd()) > width) {
      spans.push([start, end])
      start = end
    }
    end = next
  }
  spans.push([start, end])
  return spans.map(([from, to]) => [from, from + text.slice(from, to).trimEnd().length])
}

/** Words with the space after them; those that fit no line in pieces that do. */
function piecesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return (text.match(/[^ ]+ */g) ?? []).flatMap((word) => {
    if (widthOf(word.trimEnd()) <= width) return [word]
    const pieces = ['']
    for (const letter of word) {
      const longer = (pieces.at(-1) ?? '') + letter
      if (widthOf(longer.trimEnd()) <= width) pieces[pieces.length - 1] = longer
      else pieces.push(letter)
    }
    return pieces
  })
}

function runsOf(
  text: string,
  levels: ReturnType<typeof bidi.getEmbeddingLevels>,
  start: number,
  end: number,
): Run[] {
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1)
  const runs: { isRtl: boolean; at: number[] }[] = []
  const ordered = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)
  for (const i of ordered) {
    const isRtl = (levels.levels[i] ?? 0) % 2 === 1
    const last = runs.at(-1)
    const isNext = last && last.isRtl === isRtl && last.at.at(-1) === (isRtl ? i + 1 : i - 1)
    if (isNext) last.at.push(i)
    else runs.push({ isRtl, at: [i] })
  }
  return runs.flatMap(({ isRtl, at }) => {
    const drawn = at.map((i) => mirrored.get(i) ?? text[i]).join('')
    const run = { text: toShaped(drawn), isRtl }
    return run.text === '' ? [] : [run]
  })
}

/** The shaper reverses what begins with an Arabic letter or digit, so it gets that as written; other runs are already in their order. */
function toShaped(visual: string): string {
  const drawn = visual.replace(INVISIBLE, '').replaceAll(NO_BREAK, ' ')
  return TURNED.test(drawn) ? Array.from(drawn).toReversed().join('') : drawn
}
