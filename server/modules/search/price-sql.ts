import { type SQL, sql } from 'drizzle-orm'
import { type Day, daysBetween, nightsOf, WEEKDAYS, weekdayOf } from '@/lib/domain/time/days'
import type { Criteria } from './criteria'

/**
 * The price of the requested stay as SQL, in halalas, with the same steps as `quoteStay` for one unit without add-ons.
 * `shown`: the price per night; without dates the lowest price.
 */
export function priceSql({ stay, today }: Criteria): SQL {
  if (!stay) {
    return sql`CROSS JOIN LATERAL (SELECT NULL::float8 AS before, NULL::float8 AS total, NULL::int AS percent,
      0 AS unpriced, s.lowest_price::float8 AS shown) m`
  }
  const nights = nightsOf(stay.checkIn, stay.checkOut)
  return sql`
    CROSS JOIN LATERAL (
      SELECT ${weekdaySum(nights)} + coalesce(sum(d.price_halalas - ${weekdayPriceOf(sql`d.day`)}), 0) AS before,
        ${weekdaysUnpriced(nights)} - count(d.day) FILTER (WHERE ${weekdayPriceOf(sql`d.day`)} = 0) AS unpriced
      FROM date_prices d
      -- Most listings have no such date: the look-up is left out for them.
      WHERE s.lowest_date_price IS NOT NULL AND d.listing_id = s.id AND d.day >= ${stay.checkIn}::date AND d.day < ${stay.checkOut}::date
    ) n
    CROSS JOIN LATERAL (
      SELECT CASE WHEN s.last_minute_days >= ${daysBetween(today, stay.checkIn)}::int
        THEN least(90, greatest(1, s.last_minute_percent)) END AS percent
    ) l
    CROSS JOIN LATERAL (
      SELECT n.before - coalesce((n.before * l.percent + 50) / 100, 0) AS total
    ) t
    CROSS JOIN LATERAL (
      SELECT n.before::float8 AS before, t.total::float8 AS total, l.percent AS percent, n.unpriced AS unpriced,
        CASE WHEN s.pricing_mode = 'daily' THEN t.total::float8 / ${nights.length}::int
          ELSE s.lowest_price::float8 END AS shown
    ) m`
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
