import { CONTRACT } from '@/lib/contract/contract'
import { readPublicStatus } from '@/lib/domain/status/public-status'
import {
  budgetOf,
  JOURNEYS,
  journeyCallOf,
  OBJECTIVES,
  stateOfCounts,
} from '@/lib/domain/status/service-levels'

test.each(JOURNEYS)('the calls of %s are routes of the contract, and of no other journey', (journey) => {
  const { routes } = OBJECTIVES[journey]
  expect(routes.filter((route) => !Object.hasOwn(CONTRACT, route))).toEqual([])
  const others = JOURNEYS.filter((one) => one !== journey).flatMap(
    (one): readonly string[] => OBJECTIVES[one].routes,
  )
  expect(routes.filter((route) => others.includes(route))).toEqual([])
})

test('a call fails by a fault of ours, is slow above its limit, and counts for nothing without an objective', () => {
  const call = { method: 'GET', route: '/api/v1/services/search', status: 200, elapsedMs: 500 }
  expect(journeyCallOf(call)).toEqual({ journey: 'search', result: 'done' })
  expect(journeyCallOf({ ...call, elapsedMs: 501 })?.result).toBe('slow')
  expect(journeyCallOf({ ...call, status: 503, elapsedMs: 9000 })?.result).toBe('failed')
  expect(journeyCallOf({ ...call, status: 429 })?.result).toBe('done')
  expect(journeyCallOf({ ...call, route: '/api/v1/vitals' })).toBeNull()
  expect(journeyCallOf({ ...call, route: '/healthz' })).toBeNull()
})

test.each(['bookings', 'series'])('a call that books by /%s is of the journey of booking', (path) => {
  const call = { method: 'POST', route: `/api/v1/${path}`, status: 201, elapsedMs: 500 }
  expect(journeyCallOf(call)).toEqual({ journey: 'booking', result: 'done' })
})

test('a budget is what may go wrong, spent by what went wrong, and burns by the last hour', () => {
  const window = { calls: 100_000, bad: 50 }
  expect(budgetOf(99.9, window, { calls: 1000, bad: 10 })).toEqual({
    ...{ target: 99.9, measured: 99.95, left: 50, burn: 10 },
  })
  expect(budgetOf(99.9, { calls: 1000, bad: 2 }, { calls: 0, bad: 0 })).toMatchObject({
    left: -100,
    burn: null,
  })
  expect(budgetOf(99.9, { calls: 0, bad: 0 }, { calls: 0, bad: 0 })).toMatchObject({
    ...{ measured: null, left: null },
  })
})

test('one failure is never shown as full availability', () => {
  expect(budgetOf(99.9, { calls: 10_000_000, bad: 1 }, { calls: 0, bad: 0 }).measured).toBeLessThan(100)
})

test.each([
  ['no call', { calls: 0, failed: 0, slow: 0 }, 'none'],
  ['two failures of four calls', { calls: 4, failed: 2, slow: 0 }, 'working'],
  ['three failures of forty calls', { calls: 40, failed: 3, slow: 0 }, 'disturbed'],
  ['many slow calls', { calls: 100, failed: 0, slow: 40 }, 'slow'],
  ['a few slow calls', { calls: 100, failed: 1, slow: 10 }, 'working'],
] as const)('%s: the state of the moment', (_name, counts, state) => {
  expect(stateOfCounts(counts, 'now')).toBe(state)
})

test('a day is judged more strictly than a moment', () => {
  const counts = { calls: 1000, failed: 20, slow: 0 }
  expect([stateOfCounts(counts, 'now'), stateOfCounts(counts, 'day')]).toEqual(['working', 'disturbed'])
})

test('what is no status is refused, and what a newer build added is left out', () => {
  expect(readPublicStatus(null)).toBeNull()
  expect(readPublicStatus({ at: 'now', journeys: [] })).toBeNull()
  expect(
    readPublicStatus({
      at: '2026-03-15T09:00:00.000Z',
      journeys: [
        { journey: 'parking', now: 'working', days: [] },
        {
          journey: 'search',
          now: '<b>',
          days: [
            { day: 'today', state: 'slow' },
            { day: '2026-03-15', state: 'slow' },
          ],
        },
      ],
    }),
  ).toEqual({
    at: '2026-03-15T09:00:00.000Z',
    incidents: [],
    journeys: [{ journey: 'search', now: 'none', days: [{ day: '2026-03-15', state: 'slow' }] }],
  })
})
