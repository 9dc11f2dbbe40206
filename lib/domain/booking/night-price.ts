import { type Day, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/domain/days'
import type { Halalas } from '@/lib/domain/money'
import type { PriceList } from './bookable'

/** The weekdays that one bundle price covers (wizard.md, section 2). */
export const BUNDLE_DAYS: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday']

/** The price of a weekday without regard to single dates; null: that night is not sold. */
export function weekdayPrice(prices: PriceList, weekday: Weekday): Halalas | null {
  const bundle = BUNDLE_DAYS.includes(weekday) ? prices.sundayToWednesday : null
  return prices.weekdays[weekday] ?? bundle ?? prices.allDays
}

/**
 * The price of one night in halalas, first match: that date, that weekday, Sunday to Wednesday, all days; null when
 * none is set and the night is not bookable (booking rules, Quote 2).
 */
export function nightPrice(prices: PriceList, night: Day): Halalas | null {
  return prices.dates[night] ?? weekdayPrice(prices, weekdayOf(night))
}

/** The lowest price of a weekday or an hour in halalas, what "from" on a card means; null when nothing is priced. */
export function lowestPrice(prices: PriceList): Halalas | null {
  const priced = [...WEEKDAYS.map((weekday) => weekdayPrice(prices, weekday)), prices.hour]
  const known = priced.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}
