import { type Day, daysBetween, type TimeOfDay, type Weekday, weekdayOf } from '@/lib/domain/time/days'
import { hijriMonthDay, type MonthDay } from '@/lib/domain/time/hijri'
import {
  type DaySpan,
  daysOfOccasion,
  type EnteredDays,
  isWithin,
  OCCASIONS,
  type Occasion,
} from './money/occasions'

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

/** The days on which a rule applies, of prices or of stays. */
export interface RuleDays {
  /** none: each day */
  weekdays: readonly Weekday[]
  season: Season | null
  /** of `once` days, of a repeated season a month and a day; both are included; else null */
  from: Day | MonthDay | null
  to: Day | MonthDay | null
  /** of an occasion: its days, as they were last copied from the table; absent: those of the calendar */
  spans?: readonly DaySpan[]
}

/** Whether a rule applies on a day. */
export const appliesOn = (rule: RuleDays, day: Day): boolean =>
  (rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(day))) && isInSeason(rule, day)

function isInSeason({ season, from, to, spans }: RuleDays, day: Day): boolean {
  if (season === null) return true
  if (season === 'once') return from !== null && to !== null && from <= day && day <= to
  if (season === 'gregorian' || season === 'hijri') return isInYear(season, from, to, day)
  if (spans) return isWithin(spans, day)
  const occasion = OCCASIONS[season]
  return occasion.calendar !== null && isInYear(occasion.calendar, occasion.from, occasion.to, day)
}

/** The rules with the days of their occasions by the table, in place of those that they had. */
export function withOccasionDays<Rule extends RuleDays>(
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

/** What the order of rules compares: rules of prices may be of hours. */
export type OrderedRule = RuleDays & { startsAt?: TimeOfDay | null }

/** Where a rule stands in a list by the table of precedence: before the first that is less specific. */
export function placeOf(rules: readonly OrderedRule[], rule: OrderedRule): number {
  const place = rules.findIndex((one) => byPrecedence(rule, one) < 0)
  return place === -1 ? rules.length : place
}

/** Seasons before the rest, in each rules with more conditions first, then the shorter season. */
export function byPrecedence(one: OrderedRule, other: OrderedRule): number {
  return (
    Number(one.season === null) - Number(other.season === null) ||
    conditions(other) - conditions(one) ||
    seasonDays(one) - seasonDays(other)
  )
}

const conditions = ({ weekdays, startsAt = null }: OrderedRule) =>
  Number(weekdays.length > 0) + Number(startsAt !== null)

const MONTH_DAYS = 31
/** School holidays are weeks of the year, among which are those of both Eids. */
const SCHOOL_HOLIDAY_DAYS = 100

function seasonDays({ season, from, to }: OrderedRule): number {
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
