import { array, boolean, type InferType, number, object, string } from 'yup'
import type { DaySpan, Occasion } from '@/lib/domain/booking/money/occasions'
import {
  type PriceRule,
  type RuleTermsWire,
  termsFromWire,
  termsToWire,
} from '@/lib/domain/booking/money/price-rules'
import { exactObject } from '@/lib/domain/exact-object'
import { type Issue, issue } from '@/lib/domain/issues'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { userName } from '@/lib/domain/text/text'
import { isWholeHour } from '@/lib/domain/time/days'
import { isInHalalas, MAX_PRICE_SAR } from './bodies'
import { ruleDaysFields, togetherTest, validateRuleDays } from './rule-days'

export const MAX_RULES = 40
export const MAX_RULE_NAME = 60
const MAX_PERCENT = 1000
export const MAX_RULE_ID = 40

/** A rule of a vendor's price plan. */
export interface PriceRuleWire extends Omit<RuleTermsWire, 'spans'> {
  _id: string
  name: string
}

/** Days of an occasion that are not over; school holidays have names. */
export interface OccasionDaysWire extends DaySpan {
  occasion: Occasion
  names: LocalizedName | null
}

const time = () => string().max(5).defined().nullable()

const ruleShape = object({
  /** absent: a new rule */
  _id: string().max(MAX_RULE_ID),
  name: userName(MAX_RULE_NAME).required(),
  ...ruleDaysFields,
  startsAt: time(),
  endsAt: time(),
  price: number().defined().nullable().min(1).max(MAX_PRICE_SAR).test('not_an_amount', isInHalalas),
  percent: number().defined().nullable().integer().min(1).max(MAX_PERCENT),
}).noUnknown()
type RuleBody = InferType<typeof ruleShape>

/** One rule, with what its fields say together. */
export const priceRuleBody = ruleShape.test(
  togetherTest((rule) => (ruleShape.isValidSync(rule, { strict: true }) ? validateRule(rule) : [])),
)

/** The body of PUT vender/services/{id}/price-plans: the whole list. */
export const pricePlanBody = object({
  basedOn: number().required().integer().min(0),
  rules: array(priceRuleBody.required()).required().max(MAX_RULES),
  /** the vendor means unusual prices, and days that are past or booked */
  confirmed: boolean(),
}).noUnknown()
export type PricePlanBody = InferType<typeof pricePlanBody>

/** The query of GET vender/services/{id}/price-plans/preview: nights, or hours of a day. */
export const previewQuery = exactObject({
  checkIn: string().max(10),
  checkOut: string().max(10),
  date: string().max(10),
  start: string().max(5),
  hours: string().max(2),
  /** one without it */
  guests: string().max(4),
  /** those of the guests who are children; none without it */
  children: string().max(4),
  pet: string().oneOf(['true', 'false']),
})
export type PreviewQuery = InferType<typeof previewQuery>

function validateRule(rule: RuleBody): Issue[] {
  return [
    ...validateConditions(rule),
    ...validateHours(rule),
    ...validateRuleDays(rule),
    ...validatePrice(rule),
  ]
}

/** A rule for each hour of each day is the usual price. */
function validateConditions({ weekdays, startsAt, season }: RuleBody): Issue[] {
  return weekdays.length === 0 && startsAt === null && season === null ? [issue('season', 'required')] : []
}

function validateHours({ startsAt, endsAt }: RuleBody): Issue[] {
  if (startsAt === null && endsAt === null) return []
  if (startsAt === null || !isWholeHour(startsAt)) return [issue('startsAt', 'not_a_time')]
  if (endsAt === null || !isWholeHour(endsAt)) return [issue('endsAt', 'not_a_time')]
  return startsAt === endsAt ? [issue('endsAt', 'not_a_time')] : []
}

function validatePrice({ price, percent }: RuleBody): Issue[] {
  if (price === null && percent === null) return [issue('price', 'required')]
  return price !== null && percent !== null ? [issue('percent', 'one_of')] : []
}

/** Rules of hours are for listings that are sold by the hour. */
export function validatePlan({ rules }: Pick<PricePlanBody, 'rules'>, mode: PricingMode): Issue[] {
  const ids = rules.flatMap(({ _id }) => _id ?? [])
  if (new Set(ids).size < ids.length) return [issue('rules', 'duplicate_key')]
  if (mode === 'hourly') return []
  return rules.flatMap(({ startsAt }, index) =>
    startsAt === null ? [] : [issue(`rules.${index}.startsAt`, 'hours_not_sold')],
  )
}

/** The rules of a valid body; new ones get an id. */
export const rulesFromBody = ({ rules }: Pick<PricePlanBody, 'rules'>, newId: () => string): PriceRule[] =>
  rules.map(({ _id, name, ...terms }) => ({
    id: _id ?? newId(),
    name,
    ...termsFromWire({ ...terms, season: terms.season ?? null }),
  }))

export function ruleToWire({ id, name, ...terms }: PriceRule): PriceRuleWire {
  const { spans: _copied, ...wire } = termsToWire(terms)
  return { _id: id, name, ...wire }
}
