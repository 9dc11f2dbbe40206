import { appliesOn, type RuleDays } from '@/lib/domain/booking/season'
import { fromSar, type Halalas, percentOf, toSar } from '@/lib/domain/money'
import type { Day, TimeOfDay, Weekday } from '@/lib/domain/time/days'

/** When a rule applies, and the price that it makes: one of `priceHalalas` and `percent` is set. */
export interface RuleTerms extends RuleDays {
  /** hours of the day, `[startsAt, endsAt)`, which may cross midnight; both null: all. Nights have none. */
  startsAt: TimeOfDay | null
  endsAt: TimeOfDay | null
  priceHalalas: Halalas | null
  /** of the price that holds without rules */
  percent: number | null
}

/** A rule of a listing's prices. Of a list the first that applies makes the price. */
export interface PriceRule extends RuleTerms {
  id: string
  /** the vendor's own words, for the vendor alone */
  name: string
}

/** The rules that apply on a day, whatever the hour; of an hour after midnight it is the day of its evening. */
export function rulesOn<Rule extends RuleTerms>(rules: readonly Rule[], day: Day): Rule[] {
  return rules.filter((rule) => appliesOn(rule, day))
}

/** The first rule of a night. Rules of hours are of listings that are sold by the hour. */
export function ruleOfNight<Rule extends RuleTerms>(rules: readonly Rule[], night: Day): Rule | null {
  return rulesOn(rules, night).find((rule) => rule.startsAt === null) ?? null
}

/** The first rule of an hour among those of its day. */
export function ruleOfHour<Rule extends RuleTerms>(
  rulesOfDay: readonly Rule[],
  time: TimeOfDay,
): Rule | null {
  return rulesOfDay.find((rule) => isInHours(rule, time)) ?? null
}

/** The price that a rule makes in halalas; null where it is a part of a price that is not set. */
export function rulePrice({ priceHalalas, percent }: RuleTerms, usual: Halalas | null): Halalas | null {
  if (priceHalalas !== null) return priceHalalas
  return usual === null || percent === null ? null : percentOf(usual, percent)
}

function isInHours({ startsAt, endsAt }: RuleTerms, time: TimeOfDay): boolean {
  if (startsAt === null || endsAt === null) return true
  return startsAt < endsAt ? startsAt <= time && time < endsAt : time >= startsAt || time < endsAt
}

/** When a rule applies and what it makes; money in SAR. */
export interface RuleTermsWire extends Omit<RuleTerms, 'priceHalalas' | 'weekdays'> {
  weekdays: Weekday[]
  price: number | null
}

/** The wire form, without the vendor's name of the rule, which guests do not read. */
export const termsToWire = (terms: RuleTerms): RuleTermsWire => {
  const { weekdays, startsAt, endsAt, season, from, to, spans, percent, priceHalalas } = terms
  const price = priceHalalas === null ? null : toSar(priceHalalas)
  const days = spans ? { spans: spans.map((one) => ({ ...one })) } : {}
  return { weekdays: [...weekdays], startsAt, endsAt, season, from, to, ...days, percent, price }
}

/** The inverse of `termsToWire`. */
export const termsFromWire = ({ price, ...terms }: RuleTermsWire): RuleTerms => ({
  ...terms,
  priceHalalas: price === null ? null : fromSar(price),
})
