import { fromSar, type Halalas, percentOf, toSar } from '@/lib/domain/money'
import { type Day, daysBetween, type TimeOfDay, type Weekday, weekdayOf } from '@/lib/domain/time/days'
import { hijriMonthDay, type MonthDay } from '@/lib/domain/time/hijri'
import {
  type DaySpan,
  daysOfOccasion,
  type EnteredDays,
  isWithin,
  OCCASIONS,
  type Occasion,
} from './occasions'

/** Days of one year, days of each Gregorian or Hijri year, or an occasion. */
export const SEASONS = [
  'once',
  'gregorian',
  'hijri',
  'ramadan',
  'eidAlFitr',
  'eidAlAdha',
  'nationalDay',
  'foundingDay',
  'schoolHolidays',
] as const satisfies readonly ('once' | 'gregorian' | 'hijri' | Occasion)[]
export type Season = (typeof SEASONS)[number]

/** Seasons with dates that the vendor gives. */
const DATED = ['once', 'gregorian', 'hijri'] as const satisfies readonly Season[]

/** Whether a season is an occasion of the table. */
export const isOccasion = (season: Season | null): season is Occasion =>
  season !== null && !DATED.some((one) => one === season)

/** When a rule applies, and the price that it makes: one of `priceHalalas` and `percent` is set. */
export interface RuleTerms {
  /** none: each day */
  weekdays: readonly Weekday[]
  /** hours of the day, `[startsAt, endsAt)`, which may cross midnight; both null: all. Nights have none. */
  startsAt: TimeOfDay | null
  endsAt: TimeOfDay | null
  season: Season | null
  /** of `once` days, of a repeated season a month and a day; both are included; else null */
  from: Day | MonthDay | null
  to: Day | MonthDay | null
  /** of an occasion: its days, as they were last copied from the table; absent: those of the calendar */
  spans?: readonly DaySpan[]
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
  return rules.filter(
    (rule) => (rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(day))) && isInSeason(rule, day),
  )
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

function isInSeason({ season, from, to, spans }: RuleTerms, day: Day): boolean {
  if (season === null) return true
  if (season === 'once') return from !== null && to !== null && from <= day && day <= to
  if (season === 'gregorian' || season === 'hijri') return isInYear(season, from, to, day)
  if (spans) return isWithin(spans, day)
  const occasion = OCCASIONS[season]
  return occasion.calendar !== null && isInYear(occasion.calendar, occasion.from, occasion.to, day)
}

/** The rules with the days of their occasions by the table, in place of those that they had. */
export function withOccasionDays<Rule extends RuleTerms>(
  rules: readonly Rule[],
  entered: readonly EnteredDays[],
  known: DaySpan,
): Rule[] {
  return rules.map((rule) =>
    isOccasion(rule.season) ? { ...rule, spans: daysOfOccasion(rule.season, entered, known) } : rule,
  )
}

/** A season may go over the end of the year. */
function isInYear(
  calendar: 'gregorian' | 'hijri',
  from: MonthDay | null,
  to: MonthDay | null,
  day: Day,
): boolean {
  if (from === null || to === null) return false
  const today = calendar === 'hijri' ? hijriMonthDay(day) : day.slice(5)
  return from <= to ? from <= today && today <= to : today >= from || today <= to
}

/** Where a rule stands in a list by the table of precedence: before the first that is less specific. */
export function placeOf(rules: readonly RuleTerms[], rule: RuleTerms): number {
  const place = rules.findIndex((one) => byPrecedence(rule, one) < 0)
  return place === -1 ? rules.length : place
}

/** Seasons before the rest, in each rules with more conditions first, then the shorter season. */
export function byPrecedence(one: RuleTerms, other: RuleTerms): number {
  return (
    Number(one.season === null) - Number(other.season === null) ||
    conditions(other) - conditions(one) ||
    seasonDays(one) - seasonDays(other)
  )
}

const conditions = ({ weekdays, startsAt }: RuleTerms) =>
  Number(weekdays.length > 0) + Number(startsAt !== null)

const MONTH_DAYS = 31
/** School holidays are weeks of the year, among which are those of both Eids. */
const SCHOOL_HOLIDAY_DAYS = 100

function seasonDays({ season, from, to }: RuleTerms): number {
  if (season === null) return 0
  if (season === 'once') return from && to ? daysBetween(from, to) : 0
  if (season === 'schoolHolidays') return SCHOOL_HOLIDAY_DAYS
  const days = season === 'gregorian' || season === 'hijri' ? { from, to } : OCCASIONS[season]
  const ordinal = (monthDay: MonthDay | null) => {
    const [month = 0, date = 0] = (monthDay ?? '').split('-').map(Number)
    return month * MONTH_DAYS + date
  }
  const length = ordinal(days.to) - ordinal(days.from)
  return length < 0 ? length + 12 * MONTH_DAYS : length
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
