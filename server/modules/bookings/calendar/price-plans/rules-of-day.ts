import { hoursOf } from '@/lib/domain/booking/availability'
import { ruleOfHour, rulesOn } from '@/lib/domain/booking/money/price-rules'
import type { Day } from '@/lib/domain/time/days'
import { eveningOf } from '@/lib/domain/time/evening'
import type { Bookable } from '@/server/modules/listings/load-bookable'

/** The names of the rules that make the price of a night, or of the hours of a day. */
export function rulesOfDay(
  { terms, row }: Bookable,
  day: Day,
  ruleIds: ReadonlyMap<Day, string | null>,
): string[] {
  const { priceRules } = row.service
  if (terms.pricingMode !== 'hourly') {
    return priceRules.filter(({ id }) => id === ruleIds.get(day)).map(({ name }) => name)
  }
  const made = new Set(
    hoursOf(terms).map((start) => ruleOfHour(rulesOn(priceRules, eveningOf(day, start)), start)),
  )
  return priceRules.filter((rule) => made.has(rule)).map(({ name }) => name)
}
