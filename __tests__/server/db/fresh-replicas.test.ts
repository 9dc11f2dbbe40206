import { freshUntil, MAX_STALE_MS } from '@/server/db/replicas'

const SAMPLES = [
  { atMs: 1000, position: 10n },
  { atMs: 1500, position: 10n },
  { atMs: 2000, position: 25n },
]

test.each([
  ['has replayed everything', 30n, 2000 + MAX_STALE_MS],
  ['has replayed exactly the newest sample', 25n, 2000 + MAX_STALE_MS],
  ['lacks the newest sample: it has all from before the one that it has', 24n, 1500 + MAX_STALE_MS],
  ['lacks every sample', 9n, 0],
])('a replica that %s', (_what, position, until) => {
  expect(freshUntil(SAMPLES, position)).toBe(until)
})

test('before the primary has answered no replica is fresh', () => {
  expect(freshUntil([], 30n)).toBe(0)
})
