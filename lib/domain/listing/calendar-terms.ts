import { type InferType, object } from 'yup'
import type { FeeWire } from '@/lib/domain/booking/money/fees'
import type { OwnAddOnWire } from '@/lib/domain/booking/money/own-add-ons'
import type { PartPaymentWire } from '@/lib/domain/booking/money/part-payment'
import { type PriceRule, rulePrice } from '@/lib/domain/booking/money/price-rules'
import { weekdayPrice } from '@/lib/domain/booking/money/week-price'
import { partPaymentBody } from '@/lib/domain/calendar/bodies'
import { TERMS_PARTS } from '@/lib/domain/calendar/bulk-changes'
import {
  type DiscountWire,
  discountsBody,
  discountsFromBody,
  unusualDiscounts,
  validateDiscounts,
} from '@/lib/domain/calendar/discounts'
import { feesBody, validateFees } from '@/lib/domain/calendar/fees'
import { ownAddOnsBody, validateOwnAddOns } from '@/lib/domain/calendar/own-add-ons'
import { unusualRules } from '@/lib/domain/calendar/plan-changes'
import {
  type PriceRuleWire,
  pricePlanBody,
  rulesFromBody,
  validatePlan,
} from '@/lib/domain/calendar/price-plan'
import { type StayRuleWire, stayRulesBody, validateStayRules } from '@/lib/domain/calendar/stay-rules'
import { type Issue, issue } from '@/lib/domain/issues'
import { type Day, WEEKDAYS } from '@/lib/domain/time/days'
import type { BasePrices } from './pricing/price-changes'
import type { UnusualPart } from './pricing/unusual-change'
import type { HouseRule, PaymentType, PricingMode } from './vocabulary'

/** One that gets an id once it is stored, unless it has one. */
type WithoutId<Term extends { _id: string }> = Omit<Term, '_id'> & { _id?: string }

/** An own add-on; without an English name it has the Arabic one. */
export type GivenAddOn = Omit<WithoutId<OwnAddOnWire>, 'name'> & { name?: string }

/**
 * What a vendor sets in the calendar of a listing, given with a new one: each part as the body of its call of the calendar
 * has it, in SAR. An absent part is empty.
 */
export interface CalendarTerms {
  plan?: { rules: WithoutId<PriceRuleWire>[] }
  discounts?: { areStacked: boolean; rules: WithoutId<DiscountWire>[] }
  fees?: { fees: FeeWire[] }
  ownAddOns?: { ownAddOns: GivenAddOn[] }
  stayRules?: { rules: WithoutId<StayRuleWire>[] }
  partPayment?: PartPaymentWire
}
export type CalendarTermsPart = keyof CalendarTerms
const PARTS: readonly CalendarTermsPart[] = [...TERMS_PARTS, 'partPayment']

/** The types and lengths of terms: those of the calendar's calls, without what only a change of stored ones has. */
export const calendarTermsBody = object({
  plan: pricePlanBody.omit(['basedOn', 'confirmed']).optional().default(undefined),
  discounts: discountsBody.omit(['basedOn', 'confirmed']).optional().default(undefined),
  fees: feesBody.omit(['basedOn']).optional().default(undefined),
  ownAddOns: ownAddOnsBody.omit(['basedOn']).optional().default(undefined),
  stayRules: stayRulesBody.omit(['basedOn']).optional().default(undefined),
  partPayment: partPaymentBody.optional().default(undefined),
}).noUnknown()

/** Terms as their schema reads them, for the rules of the calendar. */
type Body = InferType<typeof calendarTermsBody>

/** What of a listing its terms depend on. */
export interface TermsOwner {
  mode: PricingMode
  rules: readonly HouseRule[]
  paymentType: PaymentType | ''
}

/** The issues of terms by the rules of the calendar's calls, at their paths in the terms: `plan.rules.0.startsAt`. */
export function validateCalendarTerms(
  terms: CalendarTerms,
  { mode, rules, paymentType }: TermsOwner,
): Issue[] {
  const { plan, discounts, fees, ownAddOns, stayRules, partPayment }: Body = terms
  const at = (part: CalendarTermsPart, issues: Issue[]) =>
    issues.map((one) => ({ ...one, path: `${part}.${one.path}` }))
  return [
    ...(plan ? at('plan', validatePlan(plan, mode)) : []),
    ...(discounts ? at('discounts', validateDiscounts(discounts, mode)) : []),
    ...(fees ? at('fees', validateFees(fees.fees, { rules, mode })) : []),
    ...(ownAddOns ? at('ownAddOns', validateOwnAddOns(ownAddOns.ownAddOns, { mode, ownAddOns: [] })) : []),
    ...(stayRules ? at('stayRules', validateStayRules(stayRules, mode)) : []),
    ...(partPayment && paymentType !== 'halfPayment'
      ? [issue('partPayment', 'payment_type_not_offered')]
      : []),
  ]
}

const NO_ID = () => ''

/** What of a new listing's terms its vendor has to confirm: prices far from the usual ones, and days that are past. */
export function unusualTerms(
  { plan, discounts }: CalendarTerms,
  {
    prices,
    lastMinutePercent = null,
    today,
  }: { prices: BasePrices; lastMinutePercent?: number | null; today: Day },
): UnusualPart[] {
  const none = { areStacked: false, rules: [] }
  return [
    ...(plan ? unusualRules([], rulesFromBody(plan, NO_ID), prices, today) : []),
    ...(discounts
      ? unusualDiscounts(none, discountsFromBody(discounts, NO_ID), prices, lastMinutePercent)
      : []),
  ]
}

/** The names of price rules that make no price, because they are a part of a usual one that their days do not have. */
export function unpricedRules({ plan }: CalendarTerms, prices: BasePrices): string[] {
  const usualOf = ({ weekdays }: PriceRule) =>
    prices.hour === null
      ? (weekdays.length > 0 ? weekdays : WEEKDAYS).map((day) => weekdayPrice(prices, day))
      : [prices.hour]
  const rules = plan ? rulesFromBody(plan, NO_ID) : []
  return rules
    .filter((rule) => usualOf(rule).every((usual) => rulePrice(rule, usual) === null))
    .map(({ name }) => name)
}

/** The terms with another part, or without it where it is empty; undefined: none are left. */
export function withTermsPart<Part extends CalendarTermsPart>(
  terms: CalendarTerms | undefined,
  part: Part,
  value: CalendarTerms[Part],
): CalendarTerms | undefined {
  const { [part]: _before, ...others } = terms ?? {}
  const changed = isEmptyPart(value) ? others : { ...others, [part]: value }
  return Object.keys(changed).length === 0 ? undefined : changed
}

/** Stacked discounts without a rule are kept: the order was chosen. */
const isEmptyPart = (value: object | undefined): boolean =>
  value === undefined ||
  Object.values(value).every((one) => one === false || (Array.isArray(one) && one.length === 0))

/** The part of an issue's path: `plan` of `plan.rules.0.startsAt`. */
export const partOfPath = (path: string): CalendarTermsPart =>
  PARTS.find((part) => path === part || path.startsWith(`${part}.`)) ?? 'plan'

/** The terms without the one that an issue is about; undefined: none are left. */
export function withoutTerm(terms: CalendarTerms, path: string): CalendarTerms | undefined {
  const part = partOfPath(path)
  const index = Number(path.split('.')[2])
  const left = (value: object) =>
    Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        Array.isArray(one) ? one.filter((_, place) => place !== index) : one,
      ]),
    )
  const value = part === 'partPayment' ? undefined : left(terms[part] ?? {})
  return withTermsPart(terms, part, value as CalendarTerms[typeof part])
}
