import { type SQL, sql } from 'drizzle-orm'
import { searchParts } from '@/lib/domain/booking/money/price-adjustments'
import { periodOfSearch } from '@/lib/domain/search/search-params'
import {
  type Day,
  daysBetween,
  instantAt,
  MIDNIGHT,
  nightsOf,
  WEEKDAYS,
  weekdayOf,
} from '@/lib/domain/time/days'
import type { Criteria, RequestedStay } from './criteria'
import { type Hours, hoursPrice } from './hours-sql'

/**
 * The price of the requested stay as SQL, in halalas, with the same steps as `quoteStay` for one unit without add-ons.
 * `shown`: the price per night or requested hour; without either the lowest price.
 */
export function priceSql({ stay, today, now }: Criteria): SQL {
  if (!stay) {
    return sql`CROSS JOIN LATERAL (SELECT NULL::float8 AS before, NULL::float8 AS total,
      0 AS unpriced, s.lowest_price::float8 AS shown) m`
  }
  const hours = periodOfSearch(stay)
  if (hours) return priceOfHours(hours, stay, { today, now })
  const nights = nightsOf(stay.checkIn, stay.checkOut)
  const toMidnight = instantAt(stay.checkIn, MIDNIGHT).getTime() - now.getTime()
  return sql`
    CROSS JOIN LATERAL (
      SELECT ${weekdaySum(nights)} + coalesce(sum(d.price_halalas - ${weekdayPriceOf(sql`d.day`)}), 0) AS before,
        ${weekdaysUnpriced(nights)} - count(d.day) FILTER (WHERE ${weekdayPriceOf(sql`d.day`)} = 0) AS unpriced
      FROM date_prices d
      -- Most listings have no such date: the look-up is left out for them.
      WHERE s.lowest_date_price IS NOT NULL AND d.listing_id = s.id AND d.day >= ${stay.checkIn}::date AND d.day < ${stay.checkOut}::date
    ) n
    CROSS JOIN LATERAL (SELECT ${daysBetween(today, stay.checkIn)}::int AS days_ahead, ${nights.length}::int AS length, 'nights' AS unit, ${stay.guests}::int AS guests, ${stay.hasPet}::boolean AS has_pet,
      ${toMidnight}::bigint + (extract(epoch FROM s.check_in_time) * 1000)::bigint AS ms_ahead) q
    ${adjusted('n.before', 'stay')}
    CROSS JOIN LATERAL (
      SELECT n.before::float8 AS before, t.price::float8 AS total, n.unpriced AS unpriced,
        CASE WHEN s.pricing_mode = 'daily' THEN t.price::float8 / q.length ELSE s.lowest_price::float8 END AS shown
      -- A fence: without it each mention of a price is planned as a copy of all its steps.
      OFFSET 0
    ) m`
}

function priceOfHours(
  hours: Hours,
  { guests, hasPet }: RequestedStay,
  { today, now }: Pick<Criteria, 'today' | 'now'>,
): SQL {
  const msAhead = instantAt(hours.date, hours.start).getTime() - now.getTime()
  return sql`
    CROSS JOIN LATERAL (SELECT ${hoursPrice(hours)} AS before OFFSET 0) n
    CROSS JOIN LATERAL (SELECT ${daysBetween(today, hours.date)}::int AS days_ahead, ${hours.hours}::int AS length, 'hours' AS unit,
      ${guests}::int AS guests, ${hasPet}::boolean AS has_pet, ${msAhead}::bigint AS ms_ahead) q
    ${adjusted('n.before', 'stay')}
    CROSS JOIN LATERAL (
      SELECT n.before::float8 AS before, t.price::float8 AS total, 0 AS unpriced, t.price::float8 / q.length AS shown OFFSET 0
    ) m`
}

/** `t.price`: a price after the adjustments of the search, each on top of those before it. */
export function adjusted(price: string, of: 'stay' | 'day'): SQL {
  const parts = searchParts(of)
  const step = (from: string, name: string) => `CROSS JOIN LATERAL (SELECT ${from} AS price) ${name} `
  const before = (index: number) => (index === 0 ? price : `t${index}.price`)
  const steps = parts.map(({ amount }, index) =>
    step(`${before(index)} + ${amount(before(index))}`, `t${index + 1}`),
  )
  return sql.raw(steps.join('') + step(before(parts.length), 't'))
}

const nightPrice = (index: number) => sql`coalesce(s.night_prices[${sql.raw(String(index + 1))}], 0)::bigint`

const weekdayPriceOf = (day: SQL) => sql`coalesce(s.night_prices[extract(dow FROM ${day})::int + 1], 0)`

function weekdaySum(nights: Day[]): SQL {
  return sql.join(
    WEEKDAYS.map((_, index) => sql`${nightPrice(index)} * ${countOn(nights, index)}::int`),
    sql` + `,
  )
}

function weekdaysUnpriced(nights: Day[]): SQL {
  return sql.join(
    WEEKDAYS.map((_, index) => sql`(${nightPrice(index)} = 0)::int * ${countOn(nights, index)}::int`),
    sql` + `,
  )
}

function countOn(nights: Day[], weekdayIndex: number): number {
  return nights.filter((night) => weekdayOf(night) === WEEKDAYS[weekdayIndex]).length
}
