import type { PriceList, WeekPrices } from '@/lib/domain/booking/bookable'
import type { Halalas } from '@/lib/domain/money'
import {
  addMinutes,
  type Day,
  instantAt,
  riyadhDay,
  riyadhTime,
  type TimeOfDay,
  WEEKDAYS,
  weekdayOf,
} from '@/lib/domain/time/days'
import { eveningOf } from '@/lib/domain/time/evening'
import { ruleOfHour, rulePrice, rulesOn } from './price-rules'
import { BUNDLE_DAYS, weekdayPrice } from './week-price'

/**
 * The price of one night in halalas, first match: that date, that weekday, Sunday to Wednesday, all days; null when
 * none is set and the night is not bookable (booking rules, Quote 2).
 */
export function nightPrice(prices: PriceList, night: Day): Halalas | null {
  return prices.dates[night] ?? weekdayPrice(prices, weekdayOf(night))
}

/** The price of one hour in halalas: that of the first rule of its evening, else the usual one; null: not sold. */
export function hourPrice(
  { hour, hourRules = [] }: Pick<PriceList, 'hour' | 'hourRules'>,
  day: Day,
  start: TimeOfDay,
): Halalas | null {
  const rule = ruleOfHour(rulesOn(hourRules, eveningOf(day, start)), start)
  return hour === null || !rule ? hour : rulePrice(rule, hour)
}

/** The hours of a stay, each by its own day and time. */
export function hoursOfStay(date: Day, start: TimeOfDay, hours: number): { day: Day; start: TimeOfDay }[] {
  return Array.from({ length: hours }, (_, index) => {
    const at = addMinutes(instantAt(date, start), index * 60)
    return { day: riyadhDay(at), start: riyadhTime(at) }
  })
}

/** The same prices with one for each weekday; the bundle and the all-days price stay only where the weekdays agree. */
export function withEveryWeekday(prices: WeekPrices): WeekPrices {
  const days = WEEKDAYS.flatMap((day) => {
    const price = weekdayPrice(prices, day)
    return price === null ? [] : [[day, price]]
  })
  const weekdays: WeekPrices['weekdays'] = Object.fromEntries(days)
  const bundle = prices.sundayToWednesday
  const isBundle = bundle !== null && BUNDLE_DAYS.every((day) => weekdays[day] === bundle)
  return {
    weekdays,
    sundayToWednesday: isBundle ? bundle : null,
    allDays: isBundle ? null : prices.allDays,
  }
}

/** The prices in halalas by which search sorts, Sunday first: 0 where a night is not sold, the hour's for hourly listings. */
export function nightPrices(prices: PriceList): Halalas[] {
  return WEEKDAYS.map((weekday) => prices.hour ?? weekdayPrice(prices, weekday) ?? 0)
}
