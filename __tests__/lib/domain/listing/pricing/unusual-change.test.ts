import fc from 'fast-check'
import type { PriceList } from '@/lib/domain/booking/bookable'
import { dayPriceChanges, listPriceChanges } from '@/lib/domain/listing/pricing/price-changes'
import {
  unusualDayPrices,
  unusualListPrices,
  unusualPrice,
} from '@/lib/domain/listing/pricing/unusual-change'
import { WEEKDAYS } from '@/lib/domain/time/days'

const priced = (allDays: number | null, options: Partial<PriceList> = {}): PriceList => ({
  allDays,
  sundayToWednesday: null,
  weekdays: {},
  dates: {},
  hour: null,
  ...options,
})

test.each([
  [39_999, 'low'],
  [40_000, null],
  [100_000, null],
  [300_000, null],
  [300_001, 'high'],
])('beside the usual 1,000 riyals %d halalas are %s', (price, reason) => {
  expect(unusualPrice(price, 100_000)).toBe(reason)
})

test('a list whose prices did not change is usual, however far they are from each other', () => {
  const amount = fc.integer({ min: 100, max: 10_000_000 })
  const week = fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, amount])), { requiredKeys: [] })
  fc.assert(
    fc.property(week, fc.option(amount), (weekdays, hour) => {
      const list = priced(null, { weekdays, hour })
      expect(unusualListPrices(list, list)).toEqual([])
      expect(listPriceChanges(list, list)).toEqual([])
    }),
    { seed: 20261124 },
  )
})

test('without a price before, a day is compared with the middle of at least three others', () => {
  const cheap = (sold: number) =>
    priced(null, {
      weekdays: Object.fromEntries([
        ...WEEKDAYS.slice(0, sold).map((day) => [day, 132_000]),
        ['friday', 13_200],
      ]),
    })
  expect(unusualListPrices(null, cheap(2))).toEqual([])
  expect(unusualListPrices(null, cheap(3))).toEqual([
    { reason: 'low', weekdays: ['friday'], price: 132, usual: 1320 },
  ])
})

test('an hour, and equal weekdays together, are compared with the price before', () => {
  expect(unusualListPrices(priced(null, { hour: 20_000 }), priced(null, { hour: 2000 }))).toEqual([
    { reason: 'low', price: 20, usual: 200 },
  ])
  expect(unusualListPrices(priced(50_000), priced(500_000))).toEqual([
    { reason: 'high', weekdays: [...WEEKDAYS], price: 5000, usual: 500 },
  ])
})

test('single days are compared with the week, not with an earlier price of that day', () => {
  const list = priced(132_000, { dates: { '2026-12-03': 10_000 } })
  const set = ['2026-12-03', '2026-12-04'].map((day) => ({ day, priceHalalas: 10_000 }))
  expect(unusualDayPrices(list, set)).toEqual([
    { reason: 'low', days: ['2026-12-03', '2026-12-04'], price: 100, usual: 1320 },
  ])
  expect(unusualDayPrices(list, [{ day: '2026-12-03', priceHalalas: null }])).toEqual([])
})

test('changed days in a row with equal prices are one change, whatever their order', () => {
  const list = priced(50_000, { dates: { '2026-12-05': 60_000 } })
  const set = ['2026-12-04', '2026-12-03', '2026-12-05', '2026-12-07'].map((day) => ({
    day,
    priceHalalas: 75_000,
  }))
  expect(dayPriceChanges(list, set)).toEqual([
    { from: '2026-12-03', to: '2026-12-04', before: 500, after: 750 },
    { from: '2026-12-05', to: '2026-12-05', before: 600, after: 750 },
    { from: '2026-12-07', to: '2026-12-07', before: 500, after: 750 },
  ])
  expect(dayPriceChanges(list, [{ day: '2026-12-04', priceHalalas: 50_000 }])).toEqual([])
})
