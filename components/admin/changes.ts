/** A piece of text: in both texts, only in the earlier, or only in the later one. */
export interface ChangedPiece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** A changed line in pieces, or a number of unchanged lines. */
type ChangedLine = { kind: 'line'; pieces: ChangedPiece[] } | { kind: 'unchanged'; lines: number }

/** The largest table for the longest common subsequence; beyond it everything counts as changed. */
const MAX_CELLS = 4_000_000

/** The differences of two texts by line, and by word within a changed line. Empty lines are ignored. */
export function changesBetween(before: string, after: string): ChangedLine[] {
  const steps = stepsBetween(linesOf(before), linesOf(after))
  const lines: ChangedLine[] = []
  for (let at = 0; at < steps.length; ) {
    const end = steps.findIndex((step, i) => i > at && isSame(step) !== isSame(steps[at]))
    const run = steps.slice(at, end < 0 ? undefined : end)
    lines.push(...(isSame(run[0]) ? [{ kind: 'unchanged' as const, lines: run.length }] : changedLines(run)))
    at += run.length
  }
  return lines
}

/** The differences of two texts by word, with everything that is the same. */
export function changedWords(before: string, after: string): ChangedPiece[] {
  return joined(stepsBetween(wordsOf(before), wordsOf(after)))
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
const isSame = (piece: ChangedPiece | undefined) => piece?.kind === 'same'

/** Pairs removed and added lines in their order. */
function changedLines(run: ChangedPiece[]): ChangedLine[] {
  const gone = run.filter((one) => one.kind === 'gone')
  const fresh = run.filter((one) => one.kind === 'new')
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, i) => {
    const pair = [gone[i], fresh[i]].flatMap((one) => one ?? [])
    const [one, other] = pair
    const pieces = one && other ? changedWords(one.text, other.text) : pair
    return { kind: 'line', pieces }
  })
}

/** Spaces are pieces of their own, so that a word stays the same when another one follows it. */
const wordsOf = (line: string) => line.match(/\s+|\S+/g) ?? []

function joined(pieces: ChangedPiece[]): ChangedPiece[] {
  const list: ChangedPiece[] = []
  for (const { kind, text } of pieces) {
    const last = list.at(-1)
    if (last?.kind === kind) last.text += text
    else list.push({ kind, text })
  }
  return list
}

/** The steps from one list to the other by their longest common subsequence; equal ends are skipped first. */
function stepsBetween(before: string[], after: string[]): ChangedPiece[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1
  let tail = 0
  const longestTail = Math.min(before.length, after.length) - head
  while (tail < longestTail && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const end = (list: string[]) => list.length - tail
  return [
    ...as('same', before.slice(0, head)),
    ...searchSteps(before.slice(head, end(before)), after.slice(head, end(after))),
    ...as('same', before.slice(end(before))),
  ]
}

const as = (kind: ChangedPiece['kind'], texts: string[]): ChangedPiece[] =>
  texts.map((text) => ({ kind, text }))

function searchSteps(before: string[], after: string[]): ChangedPiece[] {
  const width = after.length + 1
  if ((before.length + 1) * width > MAX_CELLS) return [...as('gone', before), ...as('new', after)]
  const shared = sharedLengths(before, after)
  const steps: ChangedPiece[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old = '', young = ''] = [before[i], after[j]]
    const isBoth = i < before.length && j < after.length && old === young
    const dropsOld = (shared[(i + 1) * width + j] ?? -1) >= (shared[i * width + j + 1] ?? -1)
    const goes = i < before.length && (j >= after.length || dropsOld)
    const kind = isBoth ? 'same' : goes ? 'gone' : 'new'
    steps.push({ kind, text: kind === 'new' ? young : old })
    if (kind !== 'new') i += 1
    if (kind !== 'gone') j += 1
  }
  return steps
}

/** At [i, j]: the length of the longest common subsequence of both lists from there on. */
function sharedLengths(before: string[], after: string[]): Uint16Array {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const at = i * width + j
      lengths[at] =
        before[i] === after[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  return lengths
}
