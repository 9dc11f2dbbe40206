import fc from 'fast-check'
import { BUNDLE_DAYS, weekdayPrice } from '@/lib/domain/booking/money/week-price'
import {
  changeAllDays,
  changeDay,
  changeWeekdays,
  cheapestDay,
  emptyWeek,
  isEditable,
  isLocked,
  PRICE_ROWS,
  pricesOfWeek,
  sentPrice,
  tickAllDays,
  tickDay,
  tickWeekdays,
  weekOfPrices,
} from '@/lib/domain/listing/pricing/week'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { anyWeek } from '../any-draft'

const WEEKEND = ['thursday', 'friday', 'saturday'] as const
const priced = (price: number | null) => changeAllDays(tickAllDays(emptyWeek(), true), price)
const bundled = (price: number | null) => changeWeekdays(tickWeekdays(emptyWeek(), true), price)

describe('price-all-days', () => {
  test('price-all-days: ticking fills every day and the bundle from its price, and ticks every day', () => {
    const week = tickAllDays(changeAllDays(emptyWeek(), 50_000), true)
    expect(PRICE_ROWS.map((row) => week[row].price)).toEqual(PRICE_ROWS.map(() => 50_000))
    expect(WEEKDAYS.every((day) => week[day].isTicked)).toBe(true)
  })

  test('price-all-days: editing copies to all days and the bundle; emptying clears them; unticking clears and unticks all', () => {
    expect(PRICE_ROWS.every((row) => priced(60_000)[row].price === 60_000)).toBe(true)
    expect(PRICE_ROWS.every((row) => changeAllDays(priced(60_000), null)[row].price === null)).toBe(true)
    expect(tickAllDays(priced(60_000), false)).toEqual(emptyWeek())
  })

  test('a single day may differ under it, and a day without a price ends it', () => {
    const week = changeDay(priced(50_000), 'friday', 90_000)
    expect([week.allDays.isTicked, week.friday.price, week.monday.price]).toEqual([true, 90_000, 50_000])
    expect(tickDay(week, 'friday', false).allDays.isTicked).toBe(false)
    expect(changeDay(week, 'friday', null).allDays.isTicked).toBe(false)
  })
})

describe('price-weekday-bundle', () => {
  test('price-weekday-bundle: ticking unticks all days, ticks and locks Sunday to Wednesday at its price', () => {
    const week = tickWeekdays(changeWeekdays(priced(70_000), 40_000), true)
    expect(week.allDays.isTicked).toBe(false)
    for (const day of BUNDLE_DAYS) {
      expect([week[day], isLocked(week, day)]).toEqual([{ isTicked: true, price: 40_000 }, true])
    }
    for (const day of WEEKEND) expect([week[day].price, isLocked(week, day)]).toEqual([70_000, false])
  })

  test('price-weekday-bundle: unticking clears those four, and so does clearing its price', () => {
    const unticked = tickWeekdays(bundled(40_000), false)
    for (const day of BUNDLE_DAYS) expect(unticked[day]).toEqual({ isTicked: false, price: null })
    const cleared = changeWeekdays(bundled(40_000), null)
    for (const day of BUNDLE_DAYS) expect(cleared[day].price).toBeNull()
  })

  test('a locked day takes no tick and no price of its own', () => {
    expect(tickDay(bundled(40_000), 'monday', false)).toEqual(bundled(40_000))
    expect(changeDay(bundled(40_000), 'monday', 1)).toEqual(bundled(40_000))
    expect(isEditable(bundled(40_000), 'monday')).toBe(false)
  })
})

test('whatever is ticked and typed, the linkage of the week holds', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const { allDays, sundayToWednesday } = week
      expect(allDays.isTicked && sundayToWednesday.isTicked).toBe(false)
      for (const day of BUNDLE_DAYS) {
        if (sundayToWednesday.isTicked) expect(week[day]).toEqual(sundayToWednesday)
      }
      for (const day of WEEKDAYS) {
        if (allDays.isTicked && allDays.price !== null) expect(sentPrice(week[day])).not.toBeNull()
      }
    }),
    { seed: 20261121 },
  )
})

test('price-payload: a night is sold at the price of its ticked, filled row and at no other', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      for (const day of WEEKDAYS) expect(weekdayPrice(pricesOfWeek(week), day)).toBe(sentPrice(week[day]))
    }),
    { seed: 20261121 },
  )
})

test('a price list read into rows and written again sells every night at the same price', () => {
  const price = fc.option(fc.integer({ min: 100, max: 900_000 }))
  const list = fc.record({
    allDays: price,
    sundayToWednesday: price,
    weekdays: fc.dictionary(fc.constantFrom(...WEEKDAYS), fc.integer({ min: 100, max: 900_000 })),
  })
  fc.assert(
    fc.property(list, (some) => {
      const prices = { dates: {}, hour: null, ...some }
      const again = pricesOfWeek(weekOfPrices(prices))
      for (const day of WEEKDAYS) expect(weekdayPrice(again, day)).toBe(weekdayPrice(prices, day))
    }),
    { seed: 20261121 },
  )
})

test('the cheapest day is the lowest ticked, filled one, and 0 where none is', () => {
  expect(cheapestDay(emptyWeek())).toBe(0)
  expect(cheapestDay(priced(null))).toBe(0)
  expect(cheapestDay(changeDay(priced(50_000), 'monday', 30_000))).toBe(30_000)
  expect(cheapestDay(tickDay(changeDay(priced(50_000), 'monday', 30_000), 'monday', false))).toBe(50_000)
})
