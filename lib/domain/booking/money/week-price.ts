import type { PriceList, WeekPrices } from '@/lib/domain/booking/bookable'
import type { Halalas } from '@/lib/domain/money'
import { WEEKDAYS, type Weekday } from '@/lib/domain/time/days'

/** The weekdays that one bundle price covers (wizard.md, section 2). */
export const BUNDLE_DAYS: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday']

/** The price of a weekday in halalas, prices of single dates aside; null: that night is not sold. */
export function weekdayPrice(prices: WeekPrices, weekday: Weekday): Halalas | null {
  const bundle = BUNDLE_DAYS.includes(weekday) ? prices.sundayToWednesday : null
  return prices.weekdays[weekday] ?? bundle ?? prices.allDays
}

/** The lowest price of a weekday or an hour in halalas, the "from" price of cards; null without any price. */
export function lowestPrice(
  prices: WeekPrices & Partial<Pick<PriceList, 'hour' | 'lowestHour'>>,
): Halalas | null {
  const hour = prices.lowestHour ?? prices.hour ?? null
  const priced = [...WEEKDAYS.map((weekday) => weekdayPrice(prices, weekday)), hour]
  const known = priced.filter((price) => price !== null).filter((price) => !Number.isNaN(price))
  return known.length > 0 ? Math.min(...known) : null
}
