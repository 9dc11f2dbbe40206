import { type SQL, sql } from 'drizzle-orm'
import { normaliseArabic } from '@/lib/domain/arabic'
import { type Day, daysBetween, nightsOf, WEEKDAYS, weekdayOf } from '@/lib/domain/days'
import type { SearchQuery } from '@/lib/domain/search'

export interface Point {
  latitude: number
  longitude: number
}

/** A search after the city became an id and the days became a stay. */
export interface Criteria {
  query: SearchQuery
  cityId: string | null
  /** where distances are measured from: the asked point, else the city's centre */
  origin: Point | null
  stay: { checkIn: Day; checkOut: Day } | null
  today: Day
}

/** Everything but what the facets count along: the type and the price. */
export function matches({ query, cityId, stay }: Criteria): SQL[] {
  const [south, west, north, east] = query.bounds ?? []
  const conditions = [
    sql`s.state = 'live'`,
    cityId && sql`s.city_id = ${cityId}`,
    ...wordsOf(query.q).map((word) => sql`s.search_text LIKE ${`%${word}%`}`),
    query.guests !== undefined && sql`s.max_guests >= ${query.guests}::int`,
    query.bedrooms !== undefined && sql`s.bedrooms >= ${query.bedrooms}::int`,
    query.audience && sql`s.audience = ${query.audience}`,
    query.bookingType && sql`s.booking_type = ${query.bookingType}`,
    query.instant && sql`s.booking_type = 'instant'`,
    query.paymentType && sql`s.payment_type = ${query.paymentType}`,
    query.rating !== undefined && sql`s.rating >= ${query.rating}::real`,
    query.bounds && sql`s.latitude BETWEEN ${south}::float8 AND ${north}::float8`,
    query.bounds && sql`s.longitude BETWEEN ${west}::float8 AND ${east}::float8`,
    ...(query.facilities ?? []).map((id) => sql`${id} = ANY(s.facility_ids)`),
    ...(stay ? freeFor(stay) : []),
  ]
  return conditions.filter((one): one is SQL => one instanceof Object)
}

export function matchesType({ query }: Criteria): SQL[] {
  return [
    ...(query.type ? [sql`s.type = ${query.type}`] : []),
    ...(query.categoryId ? [sql`s.category_id = ${query.categoryId}`] : []),
  ]
}

export function matchesPrice({ query }: Criteria): SQL[] {
  return [
    ...(query.priceMin === undefined ? [] : [sql`m.shown >= ${query.priceMin * 100}::float8`]),
    ...(query.priceMax === undefined ? [] : [sql`m.shown <= ${query.priceMax * 100}::float8`]),
  ]
}

/** Free for every night; a place sold by the hour has at least one free hour on the day of arrival. */
function freeFor({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }): SQL[] {
  const asked = sql`CASE WHEN s.pricing_mode = 'daily'
    THEN daterange(${checkIn}::date, ${checkOut}::date) ELSE daterange(${checkIn}::date, ${checkIn}::date + 1) END`
  const lastDay = sql`CASE WHEN s.pricing_mode = 'daily' THEN ${checkOut}::date - 1 ELSE ${checkIn}::date END`
  return [
    sql`NOT (s.booked && ${asked})`,
    sql`(s.open_from IS NULL OR s.open_from <= ${checkIn}::date)`,
    sql`(s.open_to IS NULL OR s.open_to >= ${lastDay})`,
    sql`(s.pricing_mode = 'hourly' OR m.unpriced = 0)`,
  ]
}

function wordsOf(text: string | undefined): string[] {
  const words = normaliseArabic(text ?? '').split(' ')
  return words.filter(Boolean).map((word) => word.replace(/[\\%_]/g, '\\$&'))
}

/**
 * The price of the asked stay as an expression over the row, in halalas: the same steps as `quoteStay` takes for one
 * unit without add-ons. `shown` is what a night of it costs, without dates the lowest price.
 */
export function money({ stay, today }: Criteria): SQL {
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
      WHERE d.service_id = s.id AND d.day >= ${stay.checkIn}::date AND d.day < ${stay.checkOut}::date
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
