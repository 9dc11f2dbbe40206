import { funnelOf, stepsUntil, VISIT_STEPS } from '@/lib/domain/statistics/funnel'

test('a step includes those before it', () => {
  expect(VISIT_STEPS.map(stepsUntil)).toEqual([['view'], ['view', 'dates'], ['view', 'dates', 'checkout']])
})

test('counts become one row a source in the order of the table, and their sum', () => {
  const { total, rows } = funnelOf([
    { step: 'view', source: 'site', count: 4 },
    { step: 'dates', source: 'search', count: 2 },
    { step: 'view', source: 'search', count: 9 },
    { step: 'booked', source: 'direct', count: 1 },
    { step: 'view', source: 'engine', count: 0 },
  ])
  expect(total).toEqual({ view: 13, dates: 2, checkout: 0, booked: 1 })
  expect(rows).toEqual([
    { source: 'search', view: 9, dates: 2, checkout: 0, booked: 0 },
    { source: 'direct', view: 0, dates: 0, checkout: 0, booked: 1 },
    { source: 'site', view: 4, dates: 0, checkout: 0, booked: 0 },
  ])
})

test('without counts there is no row', () => {
  expect(funnelOf([])).toEqual({ total: { view: 0, dates: 0, checkout: 0, booked: 0 }, rows: [] })
})
