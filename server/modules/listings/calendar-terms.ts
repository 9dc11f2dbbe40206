import { feeToWire } from '@/lib/domain/booking/money/fees'
import { ownAddOnToWire } from '@/lib/domain/booking/money/own-add-ons'
import { partToWire } from '@/lib/domain/booking/money/part-payment'
import { discountToWire, soldSo } from '@/lib/domain/calendar/discounts'
import { ruleToWire } from '@/lib/domain/calendar/price-plan'
import { stayRuleToWire } from '@/lib/domain/calendar/stay-rules'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import type { listings } from '@/server/db/schema/listings/listings'
import { rulesSold } from './price-rules/price-rules'

type Row = Pick<
  typeof listings.$inferSelect,
  | 'pricingMode'
  | 'priceRules'
  | 'discounts'
  | 'fees'
  | 'ownAddOns'
  | 'stayRules'
  | 'partPayment'
  | 'paymentType'
>

/** What the calendar of a listing has beside its days, with the vendor's names of the rules. */
export function calendarTermsOf(row: Row): CalendarTerms {
  const { pricingMode: mode, fees, ownAddOns, stayRules, partPayment, paymentType } = row
  const rules = rulesSold(row.priceRules, mode)
  const discounts = row.discounts && soldSo(row.discounts, mode)
  return {
    ...(rules.length > 0 ? { plan: { rules: rules.map(ruleToWire) } } : {}),
    ...(discounts && discounts.rules.length > 0
      ? { discounts: { ...discounts, rules: discounts.rules.map(discountToWire) } }
      : {}),
    ...(fees ? { fees: { fees: fees.map(feeToWire) } } : {}),
    ...(ownAddOns ? { ownAddOns: { ownAddOns: ownAddOns.map(ownAddOnToWire) } } : {}),
    ...(stayRules ? { stayRules: { rules: stayRules.map(stayRuleToWire) } } : {}),
    ...(partPayment && paymentType === 'halfPayment' ? { partPayment: partToWire(partPayment) } : {}),
  }
}
