import type { Day, Weekday } from '@/lib/domain/time/days'
import type { DaySpan } from './money/occasions'
import { appliesOn, type RuleDays } from './season'

/** The vendor's limits of a stay, where no rule of its days says otherwise. */
export interface StayLimits {
  minNights: number | null
  maxNights: number | null
  /** between booking and check-in */
  leadMinutes: number
}

/** What holds for stays on certain days; null leaves it to the rules behind and to the settings of the listing. */
export interface StayRuleTerms extends RuleDays {
  minNights: number | null
  maxNights: number | null
  /** whether a stay may begin, and end, on these days */
  arrival: boolean | null
  departure: boolean | null
  /** between booking and check-in */
  noticeHours: number | null
  /** the most days between booking and arrival */
  windowDays: number | null
  /** free after a stay, before the next one */
  turnoverHours: number | null
}

/** A stay rule of a listing. */
export interface StayRule extends StayRuleTerms {
  id: string
  /** the vendor's own words, for the vendor alone */
  name: string
}

/** The same for writing: lists are their own. */
export interface StayRuleTermsWire extends Omit<StayRuleTerms, 'weekdays' | 'spans'> {
  weekdays: Weekday[]
  spans?: DaySpan[]
}

/** The wire form of a rule, without the vendor's name of it, which guests do not read. */
export const stayTermsToWire = ({ weekdays, spans, ...terms }: StayRuleTerms): StayRuleTermsWire => ({
  ...terms,
  weekdays: [...weekdays],
  ...(spans ? { spans: spans.map((one) => ({ ...one })) } : {}),
})

/** The day of a stay by which each part of a rule applies. Of a list the first rule that sets a part on its day decides it. */
export const STAY_RULE_PARTS = {
  minNights: 'arrival',
  maxNights: 'arrival',
  arrival: 'arrival',
  departure: 'departure',
  noticeHours: 'arrival',
  windowDays: 'arrival',
  turnoverHours: 'departure',
} as const satisfies Record<Exclude<keyof StayRuleTerms, keyof RuleDays>, 'arrival' | 'departure'>
export type StayRulePart = keyof typeof STAY_RULE_PARTS

export const STAY_RULE_PART_NAMES = Object.keys(STAY_RULE_PARTS) as StayRulePart[]

/** The parts that a listing sold by the hour has: its stays begin and end on one evening. */
export const HOURLY_STAY_RULE_PARTS: readonly StayRulePart[] = ['noticeHours', 'windowDays', 'turnoverHours']

/** What decides a part of a stay, and at which place of the list. */
interface Decided<Value> {
  value: Value
  rule: StayRuleTerms
  place: number
}

/** The first rule that sets a part on a day; null: none does. */
export function decided<Part extends StayRulePart>(
  rules: readonly StayRuleTerms[] | undefined,
  part: Part,
  day: Day,
): Decided<NonNullable<StayRuleTerms[Part]>> | null {
  for (const [place, rule] of (rules ?? []).entries()) {
    const value = rule[part]
    if (value !== null && value !== undefined && appliesOn(rule, day)) return { value, rule, place }
  }
  return null
}

/** A limit of nights; `rule`: null where it is a setting of the listing. */
export interface NightLimit {
  nights: number
  rule: StayRuleTerms | null
}

/** What the limits of a stay are computed from. */
export interface Limited {
  limits?: StayLimits
  stayRules?: readonly StayRuleTerms[]
}

/**
 * The fewest and the most nights of stays that arrive on a day. Where they contradict each other, which lets nobody in, the
 * one that stands first in the list holds and the other is left out.
 */
export function nightLimits(
  { limits, stayRules }: Limited,
  arrival: Day,
): { min: NightLimit | null; max: NightLimit | null } {
  const least = decided(stayRules, 'minNights', arrival)
  const most = decided(stayRules, 'maxNights', arrival)
  const min = limitOf(least, limits?.minNights ?? null)
  const max = limitOf(most, limits?.maxNights ?? null)
  if (!min || !max || min.nights <= max.nights) return { min, max }
  const isMaxFirst = (most?.place ?? Number.POSITIVE_INFINITY) < (least?.place ?? Number.POSITIVE_INFINITY)
  return isMaxFirst ? { min: null, max } : { min, max: null }
}

function limitOf(rule: Decided<number> | null, setting: number | null): NightLimit | null {
  if (rule) return { nights: rule.value, rule: rule.rule }
  return setting === null ? null : { nights: setting, rule: null }
}

/** The shortest time between booking and check-in that any day has, in minutes. */
export const leastNotice = ({ limits, stayRules = [] }: Limited): number =>
  Math.min(
    limits?.leadMinutes ?? 0,
    ...stayRules.flatMap(({ noticeHours }) => (noticeHours === null ? [] : [noticeHours * 60])),
  )

/** What the time between two stays is computed from. */
export interface Turnover {
  turnoverMinutes: number
  stayRules?: readonly StayRuleTerms[]
}

/** The time that is free after a stay that ends on a day, in minutes. */
export function turnoverAfter({ turnoverMinutes, stayRules }: Turnover, departure: Day): number {
  const turnover = decided(stayRules, 'turnoverHours', departure)
  return turnover ? turnover.value * 60 : turnoverMinutes
}

/** The shortest of all days. */
export const leastTurnover = ({ turnoverMinutes, stayRules = [] }: Turnover): number =>
  Math.min(
    turnoverMinutes,
    ...stayRules.flatMap(({ turnoverHours }) => (turnoverHours === null ? [] : [turnoverHours * 60])),
  )

/** Whether the time between two stays depends on the day. */
export const hasTurnoverRule = ({ stayRules = [] }: Turnover): boolean =>
  stayRules.some(({ turnoverHours }) => turnoverHours !== null)

/** The most nights that any rule or setting has as its fewest. */
export const longestMinimum = ({ limits, stayRules = [] }: Limited): number =>
  Math.max(limits?.minNights ?? 1, ...stayRules.map(({ minNights }) => minNights ?? 1))
