import type { WeekPrices } from '@/lib/domain/booking/bookable'
import { withEveryWeekday } from '@/lib/domain/booking/money/night-price'
import { BUNDLE_DAYS } from '@/lib/domain/booking/money/week-price'
import type { Halalas } from '@/lib/domain/money'
import { WEEKDAYS, type Weekday } from '@/lib/domain/time/days'

/** The rows of the pricing step: all days, the bundle from Sunday to Wednesday, each day (wizard.md, section 2). */
export const PRICE_ROWS = ['allDays', 'sundayToWednesday', ...WEEKDAYS] as const
export type PriceRowName = (typeof PRICE_ROWS)[number]

/** One row: its checkbox and its price in halalas, null while nothing is typed. */
export interface PriceRow {
  isTicked: boolean
  price: Halalas | null
}

export type Week = Record<PriceRowName, PriceRow>

const EMPTY_ROW: PriceRow = { isTicked: false, price: null }

export function emptyWeek(): Week {
  return filled(() => EMPTY_ROW)
}

/** Ticking fills and ticks every day and fills the bundle; unticking clears and unticks every row. */
export function tickAllDays(week: Week, isTicked: boolean): Week {
  if (!isTicked) return emptyWeek()
  const { price } = week.allDays
  return filled((row) => ({ isTicked: row !== 'sundayToWednesday', price }))
}

/** The all-days price is copied to all days and the bundle; emptied, it clears them. Ticks stay. */
export function changeAllDays(week: Week, price: Halalas | null): Week {
  return filled((row) => ({ ...week[row], price }))
}

/** Ticking unticks all days, ticks and locks Sunday to Wednesday at the bundle's price; unticking clears those four. */
export function tickWeekdays(week: Week, isTicked: boolean): Week {
  if (isTicked === week.sundayToWednesday.isTicked) return week
  const { price } = week.sundayToWednesday
  const day = isTicked ? { isTicked, price } : EMPTY_ROW
  return {
    ...withDays(week, BUNDLE_DAYS, day),
    sundayToWednesday: { isTicked, price },
    allDays: isTicked ? { ...week.allDays, isTicked: false } : week.allDays,
  }
}

/** The price of the bundle, and of its four days while it is ticked; emptied, it clears them. */
export function changeWeekdays(week: Week, price: Halalas | null): Week {
  const { isTicked } = week.sundayToWednesday
  const changed = isTicked ? withDays(week, BUNDLE_DAYS, { isTicked, price }) : week
  return { ...changed, sundayToWednesday: { isTicked, price } }
}

/** A locked day stays as it is. A week without one of its days is no longer priced for all days. */
export function tickDay(week: Week, day: Weekday, isTicked: boolean): Week {
  if (isLocked(week, day)) return week
  const changed = { ...week, [day]: { ...week[day], isTicked } }
  return isTicked ? changed : withoutAllDays(changed)
}

/** A locked day stays as it is; emptying one ends the price for all days, as unticking it does. */
export function changeDay(week: Week, day: Weekday, price: Halalas | null): Week {
  if (isLocked(week, day)) return week
  const changed = { ...week, [day]: { ...week[day], price } }
  return price === null && week.allDays.price !== null ? withoutAllDays(changed) : changed
}

/** A day whose price follows the bundle. */
export function isLocked(week: Week, row: PriceRowName): boolean {
  return week.sundayToWednesday.isTicked && BUNDLE_DAYS.some((day) => day === row)
}

/** Whether the number of a row can be typed: only where it is ticked and does not follow the bundle. */
export function isEditable(week: Week, row: PriceRowName): boolean {
  return week[row].isTicked && !isLocked(week, row)
}

/** Whether a day is ticked without a price while others have one, so that it is not sold. */
export function isTickedUnpriced(week: Week, row: PriceRowName): boolean {
  const { isTicked, price } = week[row]
  return isTicked && price === null && cheapestDay(week) > 0 && WEEKDAYS.some((day) => day === row)
}

/** The lowest ticked, filled day price in halalas; 0 when there is none (wizard.md, section 5). */
export function cheapestDay(week: Week): Halalas {
  const prices = WEEKDAYS.flatMap((day) => sentPrice(week[day]) ?? [])
  return prices.length > 0 ? Math.min(...prices) : 0
}

/** The price of a row in halalas; null unless it is ticked and filled. */
export function sentPrice({ isTicked, price }: PriceRow): Halalas | null {
  return isTicked ? price : null
}

/** The price list of a week, in halalas. */
export function pricesOfWeek(week: Week): WeekPrices {
  const days = WEEKDAYS.flatMap((day) => {
    const price = sentPrice(week[day])
    return price === null ? [] : [[day, price]]
  })
  return {
    weekdays: Object.fromEntries(days),
    sundayToWednesday: sentPrice(week.sundayToWednesday),
    allDays: sentPrice(week.allDays),
  }
}

/** The rows of a price list; every night has the same price as before. */
export function weekOfPrices(prices: WeekPrices): Week {
  const { allDays, sundayToWednesday: bundle, weekdays } = withEveryWeekday(prices)
  return filled((row) => {
    if (row === 'sundayToWednesday') return { isTicked: bundle !== null, price: bundle ?? allDays }
    const price = row === 'allDays' ? allDays : (weekdays[row] ?? null)
    return { isTicked: price !== null, price }
  })
}

function withDays(week: Week, days: readonly Weekday[], row: PriceRow): Week {
  return { ...week, ...Object.fromEntries(days.map((day) => [day, row])) }
}

function withoutAllDays(week: Week): Week {
  return { ...week, allDays: { ...week.allDays, isTicked: false } }
}

function filled(rowOf: (row: PriceRowName) => PriceRow): Week {
  return Object.fromEntries(PRICE_ROWS.map((row) => [row, rowOf(row)])) as Week
}
