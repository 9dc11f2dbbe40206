import { filesOf, gapsOf, readWalks } from '@/scripts/steps/walks.mjs'

interface Walk {
  title: string
  stops: string[]
  said: { stops: number; files: number }
}
const walks: Walk[] = readWalks()
/** A file more or less does not make a document false. */
const TOLERANCE = 0.1

test('the architecture has walks through the product', () => {
  expect(walks).toHaveLength(4)
})

test.each(walks)('$title: each stop follows from one before it', (walk) => {
  expect(gapsOf(walk)).toEqual([])
})

test.each(walks)('$title: the document counts as the source does (npm run walks)', (walk) => {
  const { size } = filesOf(walk)
  expect(walk.said.stops).toBe(walk.stops.length)
  expect(Math.abs(walk.said.files - size)).toBeLessThanOrEqual(size * TOLERANCE)
})
