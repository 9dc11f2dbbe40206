import { type SQL, sql } from 'drizzle-orm'
import {
  STAY_RULE_PART_NAMES,
  STAY_RULE_PARTS,
  type StayRulePart,
} from '@/lib/domain/booking/vendor-stay-rules'
import { periodOfSearch } from '@/lib/domain/search/search-params'
import { type Day, daysBetween, instantAt, MIDNIGHT, weekdayOf } from '@/lib/domain/time/days'
import { hijriMonthDay } from '@/lib/domain/time/hijri'
import type { Criteria, RequestedStay } from './criteria'

const SQL_TYPES = {
  minNights: 'int',
  maxNights: 'int',
  arrival: 'boolean',
  departure: 'boolean',
  noticeHours: 'int',
  windowDays: 'int',
  turnoverHours: 'int',
} as const satisfies Record<StayRulePart, string>

/** The columns of a rule that say on which days it applies. */
export const DAY_COLUMNS = '"weekdays" jsonb, "season" text, "from" text, "to" text, "spans" jsonb'
const COLUMNS = sql.raw(
  [DAY_COLUMNS, ...STAY_RULE_PART_NAMES.map((part) => `"${part}" ${SQL_TYPES[part]}`)].join(', '),
)

const NAMES = sql.raw(
  ['weekdays', 'season', 'from', 'to', 'spans', ...STAY_RULE_PART_NAMES]
    .map((name) => `"${name}"`)
    .join(', '),
)

/** The settings of the listing stand behind its rules. */
const LAST_OF_ALL = 1000

/**
 * Whether the vendor's stay rules and settings allow the stay, with the same steps as `validatePeriod`; without hours whether
 * the day can be booked at all. Listings without rules, which most are, compare their columns alone.
 */
export function allowsStay(stay: RequestedStay, { today, now }: Criteria): SQL {
  const { checkIn, checkOut } = stay
  const hours = periodOfSearch(stay)
  const nights = sql`${daysBetween(checkIn, checkOut)}::int`
  const ahead = sql`${daysBetween(today, checkIn)}::int`
  const minutesTo = (at: Date) => sql`${(at.getTime() - now.getTime()) / 60_000}::float8`
  // The last hour begins at 23:00: a day of hours is too late only once all of it is.
  const toArrival = hours
    ? minutesTo(instantAt(hours.date, hours.start))
    : sql`(${minutesTo(instantAt(checkIn, MIDNIGHT))}
        + CASE WHEN s.pricing_mode = 'daily' THEN extract(epoch FROM s.check_in_time) / 60 ELSE 1380 END)`
  const settings = sql`(s.pricing_mode = 'hourly' OR (${nights} >= coalesce(s.min_nights, 1)
    AND ${nights} <= coalesce(s.max_nights, ${nights})))
    AND (s.lead_minutes = 0 OR ${toArrival} >= s.lead_minutes)`
  const min = sql`coalesce(d."minNights", s.min_nights, 1)`
  const max = sql`coalesce(d."maxNights", s.max_nights, 2147483647)`
  const minAt = sql`coalesce(d."minNightsAt", ${LAST_OF_ALL}::int)`
  const maxAt = sql`coalesce(d."maxNightsAt", ${LAST_OF_ALL}::int)`
  const notice = sql`coalesce(d."noticeHours" * 60, s.lead_minutes)`
  const byRules = sql`(SELECT
      (s.pricing_mode = 'hourly' OR (
        (${nights} >= ${min} OR (${min} > ${max} AND ${maxAt} < ${minAt}))
        AND (${nights} <= ${max} OR (${min} > ${max} AND ${minAt} <= ${maxAt}))
        AND d."arrival" IS NOT FALSE AND d."departure" IS NOT FALSE))
      AND ${ahead} <= coalesce(d."windowDays", ${ahead})
      AND (${notice} = 0 OR ${toArrival} >= ${notice})
    FROM (${decidedParts({ arrival: checkIn, departure: checkOut })}) d)`
  return sql`CASE WHEN s.stay_rules IS NULL THEN ${settings} ELSE ${byRules} END`
}

/** The minutes that are free after hours of an evening: the same as `turnoverAfter`. */
export function turnoverMinutesAfter(departure: Day): SQL {
  const parts = decidedParts({ arrival: departure, departure })
  return sql`CASE WHEN s.stay_rules IS NULL THEN s.turnover_minutes
    ELSE coalesce((SELECT d."turnoverHours" * 60 FROM (${parts}) d), s.turnover_minutes) END`
}

/** Each part by the first rule that sets it on its day, and the places of the limits of nights. */
function decidedParts(days: Record<'arrival' | 'departure', Day>): SQL {
  const first = (part: StayRulePart) =>
    sql`(array_agg(r.${sql.identifier(part)} ORDER BY r.place) FILTER (WHERE ${isSet(part)}))[1] AS ${sql.identifier(part)}`
  const place = (part: StayRulePart) =>
    sql`min(r.place) FILTER (WHERE ${isSet(part)}) AS ${sql.identifier(`${part}At`)}`
  const columns = [...STAY_RULE_PART_NAMES.map(first), place('minNights'), place('maxNights')]
  return sql`SELECT ${sql.join(columns, sql`, `)} FROM (
      SELECT q.*, ${appliesOnDay(days.arrival)} AS on_arrival, ${appliesOnDay(days.departure)} AS on_departure
      FROM ROWS FROM (jsonb_to_recordset(s.stay_rules) AS (${COLUMNS})) WITH ORDINALITY
        AS q(${NAMES}, place)
    ) r`
}

const isSet = (part: StayRulePart) =>
  sql`r.${sql.identifier(part)} IS NOT NULL AND r.${sql.identifier(`on_${STAY_RULE_PARTS[part]}`)}`

/** Whether a rule `q` applies on a day: the same as `appliesOn`. */
export function appliesOnDay(day: Day): SQL {
  const weekday = JSON.stringify([weekdayOf(day)])
  const inYear = (monthDay: string) => sql`CASE WHEN q."from" <= q."to"
    THEN q."from" <= ${monthDay}::text AND ${monthDay}::text <= q."to"
    ELSE ${monthDay}::text >= q."from" OR ${monthDay}::text <= q."to" END`
  return sql`((jsonb_array_length(q."weekdays") = 0 OR q."weekdays" @> ${weekday}::jsonb) AND CASE
    WHEN q."season" IS NULL THEN true
    WHEN q."season" = 'once' THEN q."from" <= ${day}::text AND ${day}::text <= q."to"
    WHEN q."season" = 'gregorian' THEN ${inYear(day.slice(5))}
    WHEN q."season" = 'hijri' THEN ${inYear(hijriMonthDay(day))}
    ELSE EXISTS (SELECT 1 FROM jsonb_to_recordset(q."spans") AS span("from" text, "to" text)
      WHERE span."from" <= ${day}::text AND ${day}::text <= span."to") END)`
}
