import fc from 'fast-check'
import { type ChangedPiece, changesBetween } from '@/components/admin/changes'

const lines = (before: string, after: string) =>
  changesBetween(before, after).map((line) =>
    line.kind === 'unchanged' ? line.lines : line.pieces.map(({ kind, text }) => [kind, text]),
  )

test('a changed line is compared word by word, unchanged lines are only counted', () => {
  expect(lines('a\n\nأول سطر قديم\nb\nc', 'a\nأول سطر جديد\nb\nc\nd')).toEqual([
    1,
    [
      ['same', 'أول سطر '],
      ['gone', 'قديم'],
      ['new', 'جديد'],
    ],
    2,
    [['new', 'd']],
  ])
  expect(lines('a\nb', 'b')).toEqual([[['gone', 'a']], 1])
  expect(lines('', '')).toEqual([])
})

const word = fc.constantFrom('a', 'b', 'c', 'دار')
const text = fc
  .array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 8 })
  .map((list) => list.map((words) => words.join(' ')).join('\n'))

test('unchanged and removed words make the earlier text, unchanged and added ones the later', () => {
  const wordsIn = (one: string) => one.split(/\s+/).filter(Boolean).toSorted()
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = changesBetween(before, after).flatMap((line) =>
        line.kind === 'line' ? line.pieces : [],
      )
      const count = (kinds: ChangedPiece['kind'][]) =>
        wordsIn(pieces.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join(' ')).length
      expect(wordsIn(before).length - wordsIn(after).length).toBe(
        count(['same', 'gone']) - count(['same', 'new']),
      )
    }),
  )
  fc.assert(fc.property(text, (one) => changesBetween(one, one).every(({ kind }) => kind === 'unchanged')))
})

test('two long texts without a common line are compared at once', () => {
  const began = performance.now()
  changesBetween('a\n'.repeat(7500), 'b\n'.repeat(7500))
  changesBetween('a '.repeat(7500), 'b '.repeat(7500))
  expect(performance.now() - began).toBeLessThan(2000)
})
