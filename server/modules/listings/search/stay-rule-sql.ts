import { type SQL, sql } from 'drizzle-orm'
import {
  STAY_RULE_PART_NAMES,
  STAY_RULE_PARTS,
  type StayRulePart,
} from '@/lib/domain/booking/vendor-stay-rules'
import type { Day } from '@/lib/domain/time/days'
import { type DaySql, daysOf, dayValues, type StaySql } from './stay-sql'

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

/** Free for every night; a listing sold by the hour needs one free hour on the day of arrival. */
export function isFreeFor({ checkIn, checkOut }: StaySql): SQL[] {
  const requested = sql`CASE WHEN s.pricing_mode = 'daily'
    THEN daterange(${checkIn}, ${checkOut}) ELSE daterange(${checkIn}, ${checkIn} + 1) END`
  const lastDay = sql`CASE WHEN s.pricing_mode = 'daily' THEN ${checkOut} - 1 ELSE ${checkIn} END`
  return [
    sql`NOT (s.booked && ${requested})`,
    sql`(s.open_from IS NULL OR s.open_from <= ${checkIn})`,
    sql`(s.open_to IS NULL OR s.open_to >= ${lastDay})`,
  ]
}

/**
 * Whether the vendor's stay rules and settings allow the stay, with the same steps as `validatePeriod`; without hours whether
 * the day can be booked at all. Listings without rules, which most are, compare their columns alone.
 */
export function allowsStay(stay: StaySql, minutesToHours?: number): SQL {
  const { nights, daysAhead } = stay
  // The last hour begins at 23:00: a day of hours is too late only once all of it is.
  const toArrival =
    minutesToHours === undefined
      ? sql`(${stay.msToMidnight}::float8 / 60000
    + CASE WHEN s.pricing_mode = 'daily' THEN extract(epoch FROM s.check_in_time) / 60 ELSE 1380 END)`
      : sql`${minutesToHours}::float8`
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
      AND ${daysAhead} <= coalesce(d."windowDays", ${daysAhead})
      AND (${notice} = 0 OR ${toArrival} >= ${notice})
    FROM (${decidedParts(daysOf(stay))}) d)`
  return sql`CASE WHEN s.stay_rules IS NULL THEN ${settings} ELSE ${byRules} END`
}

/** The minutes that are free after hours of an evening: the same as `turnoverAfter`. */
export function turnoverMinutesAfter(departure: Day): SQL {
  const day = dayValues(departure)
  const parts = decidedParts({ arrival: day, departure: day })
  return sql`CASE WHEN s.stay_rules IS NULL THEN s.turnover_minutes
    ELSE coalesce((SELECT d."turnoverHours" * 60 FROM (${parts}) d), s.turnover_minutes) END`
}

/** Each part by the first rule that sets it on its day, and the places of the limits of nights. */
function decidedParts(days: Record<'arrival' | 'departure', DaySql>): SQL {
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
export function appliesOnDay({ day, weekday, hijri }: DaySql): SQL {
  const inYear = (monthDay: SQL) => sql`CASE WHEN q."from" <= q."to"
    THEN q."from" <= ${monthDay} AND ${monthDay} <= q."to"
    ELSE ${monthDay} >= q."from" OR ${monthDay} <= q."to" END`
  return sql`((jsonb_array_length(q."weekdays") = 0 OR q."weekdays" ? ${weekday}) AND CASE
    WHEN q."season" IS NULL THEN true
    WHEN q."season" = 'once' THEN q."from" <= ${day} AND ${day} <= q."to"
    WHEN q."season" = 'gregorian' THEN ${inYear(sql`substr(${day}, 6)`)}
    WHEN q."season" = 'hijri' THEN ${inYear(hijri)}
    ELSE EXISTS (SELECT 1 FROM jsonb_to_recordset(q."spans") AS span("from" text, "to" text)
      WHERE span."from" <= ${day} AND ${day} <= span."to") END)`
}
