import { type SQL, sql } from 'drizzle-orm'
import { hoursOfStay } from '@/lib/domain/booking/money/night-price'
import { MIN_REQUEST_NOTICE_MINUTES } from '@/lib/domain/booking/transitions'
import { addMinutes, type Day, instantAt, minutesOf, type TimeOfDay } from '@/lib/domain/time/days'
import { eveningOf } from '@/lib/domain/time/evening'
import type { Hours } from './criteria'
import { appliesOnDay, DAY_COLUMNS, turnoverMinutesAfter } from './stay-rule-sql'
import { dayValues } from './stay-sql'

const DAY_MINUTES = 24 * 60
const USUAL = sql`(s.prices->>'hour')::bigint`

/** The price of hours before adjustments, in halalas, with the same steps as `hourPrice`; NULL where none are sold. */
export function hoursPrice(period: Hours): SQL {
  const hours = hoursOfStay(period.date, period.start, period.hours).map(({ day, start }) => ({
    evening: eveningOf(day, start),
    start,
  }))
  const evenings = [...new Set(hours.map(({ evening }) => evening))]
  const prices = hours.map(({ evening, start }) => firstPrice(evenings.indexOf(evening), start))
  return sql`CASE WHEN s.price_rules = '[]'::jsonb THEN ${USUAL} * ${period.hours}::int ELSE (
    SELECT ${sql.join(prices, sql` + `)} FROM (
      SELECT q.place, q."startsAt", q."endsAt", ${evenings.map(onEvening).reduce((all, one) => sql`${all}, ${one}`)},
        coalesce(q."priceHalalas", (${USUAL} * q."percent" + 50) / 100) AS price
      FROM ROWS FROM (jsonb_to_recordset(s.price_rules) AS (${RULE_COLUMNS})) WITH ORDINALITY AS q(${RULE_NAMES}, place)
    ) r) END`
}

const RULE_COLUMNS = sql.raw(
  `${DAY_COLUMNS}, "startsAt" text, "endsAt" text, "priceHalalas" bigint, "percent" int`,
)
const RULE_NAMES = sql.raw(
  '"weekdays", "season", "from", "to", "spans", "startsAt", "endsAt", "priceHalalas", "percent"',
)

const evening = (index: number) => sql.identifier(`on_evening_${index}`)
const onEvening = (day: Day, index: number) => sql`${appliesOnDay(dayValues(day))} AS ${evening(index)}`

/** The price of one hour: that of the first rule that applies, else the usual one. */
function firstPrice(index: number, start: TimeOfDay): SQL {
  return sql`coalesce((array_agg(r.price ORDER BY r.place) FILTER (WHERE r.${evening(index)} AND (
    r."startsAt" IS NULL OR r."endsAt" IS NULL OR CASE WHEN r."startsAt" < r."endsAt"
      THEN r."startsAt" <= ${start}::text AND ${start}::text < r."endsAt"
      ELSE ${start}::text >= r."startsAt" OR ${start}::text < r."endsAt" END)))[1], ${USUAL})`
}

/** Whether a listing sells these hours: it is open, one of its units is free, and a request can still be answered. */
export function sellsHours(period: Hours, checkIn: Day, now: Date): SQL[] {
  const from = instantAt(period.date, period.start)
  const isInTime = from >= addMinutes(now, MIN_REQUEST_NOTICE_MINUTES)
  return [
    sql`s.pricing_mode = 'hourly'`,
    sql`m.before IS NOT NULL`,
    sql`(s.open_from IS NULL OR s.open_from <= ${period.date}::date)`,
    sql`(s.open_to IS NULL OR s.open_to >= ${period.date}::date)`,
    sql`(${isInTime}::boolean OR s.booking_type <> '24-Hour')`,
    isOpen(period),
    isFree(from, addMinutes(from, period.hours * 60), checkIn, now),
  ]
}

/** The same as `isOpenFor`: closing after midnight belongs to the day before, equal times are around the clock. */
function isOpen({ start, hours }: Hours): SQL {
  const minutes = (column: SQL) => sql`(extract(epoch FROM ${column}) / 60)::int`
  const opens = minutes(sql`s.check_in_time`)
  const closes = minutes(sql`s.check_out_time`)
  const end = sql`(${closes} + CASE WHEN ${closes} > ${opens} THEN 0 ELSE ${DAY_MINUTES}::int END)`
  const fits = (from: number) => sql`${from}::int >= ${opens} AND ${from + hours * 60}::int <= ${end}`
  const at = minutesOf(start)
  return sql`(s.check_in_time = s.check_out_time OR (${fits(at)}) OR (${fits(at + DAY_MINUTES)}))`
}

/** The same as `freeUnits` over the allocations that `listTaken` reads. */
function isFree(from: Date, to: Date, departure: Day, now: Date): SQL {
  return sql`s.units > (SELECT count(DISTINCT a.unit_id) FROM allocations a
    WHERE a.listing_id = s.id AND a.state IN ('held', 'confirmed', 'blocked')
      AND a.during && tstzrange(${from.toISOString()}::timestamptz,
        ${to.toISOString()}::timestamptz + ${turnoverMinutesAfter(departure)} * interval '1 minute')
      AND NOT (a.state = 'held' AND coalesce(a.hold_expires_at <= ${now.toISOString()}::timestamptz, false)))`
}
