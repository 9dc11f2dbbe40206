import { array, boolean, type InferType, number, object, string } from 'yup'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/lib/domain/booking/stay-rules'
import {
  HOURLY_STAY_RULE_PARTS,
  STAY_RULE_PART_NAMES,
  type StayRule,
  type StayRulePart,
  type StayRuleTermsWire,
  stayTermsToWire,
} from '@/lib/domain/booking/vendor-stay-rules'
import { type Issue, issue } from '@/lib/domain/issues'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { userName } from '@/lib/domain/text/text'
import { MAX_NOTICE_HOURS, MAX_TURNOVER_MINUTES } from './bodies'
import { MAX_RULE_ID, MAX_RULE_NAME, MAX_RULES } from './price-plan'
import { ruleDaysFields, togetherTest, validateRuleDays } from './rule-days'

/** A vendor's rule for the stays of certain days. */
export interface StayRuleWire extends Omit<StayRuleTermsWire, 'spans'> {
  _id: string
  name: string
}

const count = (min: number, max: number) => number().defined().nullable().integer().min(min).max(max)
const choice = () => boolean().defined().nullable()

const ruleShape = object({
  /** absent: a new rule */
  _id: string().max(MAX_RULE_ID),
  name: userName(MAX_RULE_NAME).required(),
  ...ruleDaysFields,
  minNights: count(1, MAX_NIGHTS),
  maxNights: count(1, MAX_NIGHTS),
  arrival: choice(),
  departure: choice(),
  noticeHours: count(0, MAX_NOTICE_HOURS),
  windowDays: count(0, MAX_DAYS_AHEAD),
  turnoverHours: count(0, MAX_TURNOVER_MINUTES / 60),
}).noUnknown()
type RuleBody = InferType<typeof ruleShape>

/** One rule, with what its fields say together. */
export const stayRuleBody = ruleShape.test(
  togetherTest((rule) => (ruleShape.isValidSync(rule, { strict: true }) ? validateRule(rule) : [])),
)

/** The body of PUT vender/services/{id}/stay-rules: the whole list. */
export const stayRulesBody = object({
  basedOn: number().required().integer().min(0),
  rules: array(stayRuleBody.required()).required().max(MAX_RULES),
}).noUnknown()
export type StayRulesBody = InferType<typeof stayRulesBody>

function validateRule(rule: RuleBody): Issue[] {
  const { minNights, maxNights } = rule
  const isEmpty = STAY_RULE_PART_NAMES.every((part) => rule[part] === null)
  return [
    ...validateRuleDays(rule),
    ...closedParts(rule),
    ...(isEmpty ? [issue('minNights', 'required')] : []),
    ...(minNights !== null && maxNights !== null && minNights > maxNights
      ? [issue('maxNights', 'min', { min: minNights })]
      : []),
  ]
}

/** Without an arrival or a departure on any day nothing could be booked. */
function closedParts({ weekdays, season, arrival, departure }: RuleBody): Issue[] {
  const isOfEachDay = weekdays.length === 0 && season === null
  return isOfEachDay && (arrival === false || departure === false) ? [issue('season', 'required')] : []
}

/** The parts that rules of a listing may set. */
export const partsOf = (mode: PricingMode): readonly StayRulePart[] =>
  mode === 'daily' ? STAY_RULE_PART_NAMES : HOURLY_STAY_RULE_PARTS

/** The issues of a list for a listing that is sold so. */
export function validateStayRules({ rules }: Pick<StayRulesBody, 'rules'>, mode: PricingMode): Issue[] {
  const ids = rules.flatMap(({ _id }) => _id ?? [])
  if (new Set(ids).size < ids.length) return [issue('rules', 'duplicate_key')]
  const known = partsOf(mode)
  return rules.flatMap((rule, index) =>
    STAY_RULE_PART_NAMES.filter((part) => rule[part] !== null && !known.includes(part)).map((part) =>
      issue(`rules.${index}.${part}`, 'nights_not_sold'),
    ),
  )
}

/** The rules of a valid body; new ones get an id. */
export const stayRulesFromBody = ({ rules }: Pick<StayRulesBody, 'rules'>, newId: () => string): StayRule[] =>
  rules.map(({ _id, season, ...rule }) => ({ ...rule, id: _id ?? newId(), season: season ?? null }))

export function stayRuleToWire({ id, name, ...terms }: StayRule): StayRuleWire {
  const { spans: _copied, ...wire } = stayTermsToWire(terms)
  return { _id: id, name, ...wire }
}
