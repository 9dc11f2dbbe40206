import fc from 'fast-check'
import {
  addSums,
  columnsOf,
  FIGURE_SPANS,
  FIGURE_TABLE_NAMES,
  figureRanges,
  type MarketSums,
  NO_SUMS,
  SUM_NAMES,
} from '@/lib/domain/statistics/market'
import { searchedNights } from '@/lib/domain/statistics/search-view'
import { addDays, daysBetween } from '@/lib/domain/time/days'

const TODAY = '2026-03-15'
const rows = fc.array(
  fc.record(Object.fromEntries(SUM_NAMES.map((name) => [name, fc.nat(1_000_000)]))).map(
    (halalas): MarketSums => ({
      ...NO_SUMS,
      ...Object.fromEntries(Object.entries(halalas).map(([name, value]) => [name, value / 100])),
    }),
  ),
  { maxLength: 40 },
)

test.each(FIGURE_SPANS)('a period of %i days ends today, and the one before it has as many', (span) => {
  const { now, before } = figureRanges(span, TODAY)
  expect(now.to).toBe(addDays(TODAY, 1))
  expect(before.to).toBe(now.from)
  expect([daysBetween(now.from, now.to), daysBetween(before.from, before.to)]).toEqual([span, span])
})

test('sums of amounts are whole halalas', () => {
  fc.assert(
    fc.property(rows, (some) => {
      const { gross } = addSums(some)
      const halalas = some.reduce((sum, row) => sum + Math.round((row.gross ?? 0) * 100), 0)
      expect(gross).toBe(halalas / 100)
    }),
    { seed: 4711 },
  )
})

test('a share of nothing is unknown in every table, and no column fails without figures', () => {
  for (const table of FIGURE_TABLE_NAMES)
    for (const { unit, of } of columnsOf(table)) expect(of(NO_SUMS)).toBe(unit === 'percent' ? null : 0)
})

test('a search counts for the nights of its stay, the last of which is before its departure', () => {
  const search = { hasFound: true, checkIn: '2026-03-20', checkOut: '2026-03-22' }
  expect(searchedNights(search, TODAY)).toEqual(['2026-03-20', '2026-03-21'])
  expect(searchedNights({ ...search, checkIn: TODAY }, TODAY)[0]).toBe(TODAY)
})
