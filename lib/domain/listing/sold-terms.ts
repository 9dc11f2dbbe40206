import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { DaySpan } from '@/lib/domain/booking/money/occasions'
import { soldAddOns } from '@/lib/domain/booking/money/own-add-ons'
import { partFromWire } from '@/lib/domain/booking/money/part-payment'
import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import { isOccasion, type RuleDays } from '@/lib/domain/booking/season'
import { discountsFromBody, soldSo } from '@/lib/domain/calendar/discounts'
import { feesFromBody } from '@/lib/domain/calendar/fees'
import { ownAddOnsFromBody } from '@/lib/domain/calendar/own-add-ons'
import { ruledNights } from '@/lib/domain/calendar/plan-changes'
import { type OccasionDaysWire, rulesFromBody } from '@/lib/domain/calendar/price-plan'
import { stayRulesFromBody } from '@/lib/domain/calendar/stay-rules'
import type { CalendarTerms } from './calendar-terms'

/** Rules are told apart by their names here, and nothing is stored. */
const NO_ID = () => ''

/** The price rules of terms with the days of their occasions, as far as these are known. */
export const rulesOfTerms = (
  { plan }: CalendarTerms,
  occasions: readonly OccasionDaysWire[] | undefined,
): PriceRule[] => (plan ? withKnownDays(rulesFromBody(plan, NO_ID), occasions) : [])

/** The coming days of each occasion; while they are not known those of the calendar count. */
function withKnownDays<Rule extends RuleDays>(
  rules: readonly Rule[],
  occasions: readonly OccasionDaysWire[] | undefined,
): Rule[] {
  return rules.map((rule) =>
    occasions && isOccasion(rule.season)
      ? { ...rule, spans: occasions.filter(({ occasion }) => occasion === rule.season) }
      : rule,
  )
}

/** A listing as it is booked under terms that are not stored yet; prices of nights are those in `[from, to)`. */
export function withCalendarTerms(
  listing: BookableListing,
  terms: CalendarTerms,
  { occasions, from, to }: DaySpan & { occasions: readonly OccasionDaysWire[] | undefined },
): BookableListing {
  const { pricingMode, prices } = listing
  const { discounts, fees, ownAddOns, stayRules, partPayment } = terms
  const rules = rulesOfTerms(terms, occasions)
  const nights = pricingMode === 'daily' ? ruledNights(rules, prices, { from, to }) : []
  const sold = discounts && soldSo(discountsFromBody(discounts, NO_ID), pricingMode)
  return {
    ...listing,
    prices: {
      ...prices,
      dates: { ...prices.dates, ...Object.fromEntries(nights.map((one) => [one.day, one.priceHalalas])) },
      ...(pricingMode === 'hourly' && rules.length > 0 ? { hourRules: rules } : {}),
    },
    ...(sold && sold.rules.length > 0 ? { discounts: sold } : {}),
    ...(fees ? { fees: feesFromBody(fees.fees) } : {}),
    ...(ownAddOns
      ? { ownAddOns: soldAddOns(ownAddOnsFromBody(ownAddOns.ownAddOns, NO_ID), pricingMode) }
      : {}),
    ...(stayRules ? { stayRules: withKnownDays(stayRulesFromBody(stayRules, NO_ID), occasions) } : {}),
    ...(partPayment ? { partPayment: partFromWire(partPayment) } : {}),
  }
}
