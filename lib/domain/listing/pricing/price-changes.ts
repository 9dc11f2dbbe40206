import type { PriceList } from '@/lib/domain/booking/bookable'
import type { DiscountTerms } from '@/lib/domain/booking/money/discounts'
import type { Fee } from '@/lib/domain/booking/money/fees'
import { nightPrice } from '@/lib/domain/booking/money/night-price'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { weekdayPrice } from '@/lib/domain/booking/money/week-price'
import { type Halalas, toSar } from '@/lib/domain/money'
import { addDays, type Day, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/domain/time/days'

/** The prices of a listing without those of single days, in halalas. */
export type BasePrices = Omit<PriceList, 'dates'>

/**
 * A change of one price in SAR; null where it is not sold. It is of these weekdays, of these days (both included), of a
 * rule (null where there was none, equal where it applies at other times), of a discount (in percent), of a fee,
 * of an own add-on, of whether discounts are stacked, or, with none of them, of an hour.
 */
export interface PriceChange {
  /** the name of a price rule */
  rule?: string
  /** of a rule that is a part of the usual price, in place of SAR */
  unit?: 'percent'
  /** null where there was none, equal where it applies at other times */
  discount?: Omit<DiscountTerms, 'percent'>
  /** null where there was none, equal where it is charged otherwise */
  fee?: Omit<Fee, 'priceHalalas'>
  /** null where there was none, equal where its price is for something else */
  addOn?: Pick<OwnAddOn, 'name' | 'unit'>
  /** discounts are stacked from now on, or the best one counts */
  stacked?: boolean
  weekdays?: Weekday[]
  from?: Day
  to?: Day
  before: number | null
  after: number | null
}

/** The price of a single day in halalas; null resets it to the price of the week. */
export interface DayPrice {
  day: Day
  priceHalalas: Halalas | null
}

const sarOf = (halalas: Halalas | null) => (halalas === null ? null : toSar(halalas))

/** What changed between two price lists: equal changes of weekdays are one. */
export function listPriceChanges(old: BasePrices, young: BasePrices): PriceChange[] {
  const hour = { before: sarOf(old.hour), after: sarOf(young.hour) }
  const changes: PriceChange[] = hour.before === hour.after ? [] : [hour]
  for (const weekday of WEEKDAYS) {
    const before = sarOf(weekdayPrice(old, weekday))
    const after = sarOf(weekdayPrice(young, weekday))
    if (before === after) continue
    const same = changes.find((one) => one.weekdays && one.before === before && one.after === after)
    if (same) same.weekdays?.push(weekday)
    else changes.push({ weekdays: [weekday], before, after })
  }
  return changes
}

/** What prices of single days change: equal changes of consecutive days are one. `usual` is what a reset day costs. */
export function dayPriceChanges(
  prices: PriceList,
  set: readonly DayPrice[],
  usual: (day: Day) => Halalas | null = (day) => weekdayPrice(prices, weekdayOf(day)),
): PriceChange[] {
  const changes: (PriceChange & { to: Day })[] = []
  for (const { day, priceHalalas } of set.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const before = sarOf(nightPrice(prices, day))
    const after = sarOf(priceHalalas ?? usual(day))
    if (before === after) continue
    const last = changes.at(-1)
    const isNext = last && addDays(last.to, 1) === day && last.before === before && last.after === after
    if (isNext) last.to = day
    else changes.push({ from: day, to: day, before, after })
  }
  return changes
}
