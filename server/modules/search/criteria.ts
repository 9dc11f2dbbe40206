import { is, SQL, sql } from 'drizzle-orm'
import { ROOM_FACTS } from '@/lib/domain/listing/sizes'
import type { Section } from '@/lib/domain/listing/vocabulary'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import type { Day } from '@/lib/domain/time/days'
import { searchTerms } from './search-terms'

export interface Point {
  latitude: number
  longitude: number
}

/** A parsed search: the city as an id, the days as a stay. */
export interface Criteria {
  query: SearchQuery
  cityId: string | null
  /** the origin of distances: the given point, else the city's centre */
  origin: Point | null
  stay: { checkIn: Day; checkOut: Day } | null
  today: Day
}

/** Cities and categories that are switched off are not searched; a planner reads these few rows once. */
const IN_ACTIVE_CITY = sql`s.city_id NOT IN (SELECT id FROM cities WHERE status = 'inactive')`
const IN_ACTIVE_CATEGORY = sql`s.category_id NOT IN (SELECT id FROM categories WHERE status = 'inactive')`

/** All conditions except those of the facets: type, district and price. */
export function matches({ query, cityId, stay }: Criteria): SQL[] {
  const [south, west, north, east] = query.bounds ?? []
  const conditions = [
    sql`s.state = 'live'`,
    cityId ? sql`s.city_id = ${cityId}` : IN_ACTIVE_CITY,
    IN_ACTIVE_CATEGORY,
    ...searchTerms(query.q).map((word) => sql`s.search_text LIKE ${`%${word}%`}`),
    query.guests !== undefined && sql`s.max_guests >= ${query.guests}::int`,
    query.bedrooms !== undefined && sql`s.bedrooms >= ${query.bedrooms}::int`,
    query.rooms !== undefined && sql`${ownRooms()} >= ${query.rooms}::int`,
    query.section && inSection(query.section),
    query.areaMin !== undefined && sql`s.area_sqm >= ${query.areaMin}::int`,
    query.areaMax !== undefined && sql`s.area_sqm <= ${query.areaMax}::int`,
    query.audience && sql`s.audience = ${query.audience}`,
    query.bookingType && sql`s.booking_type = ${query.bookingType}`,
    query.instant && sql`s.booking_type = 'instant'`,
    query.paymentType && sql`s.payment_type = ${query.paymentType}`,
    query.cancellation && sql`s.cancellation_policy = ${query.cancellation}`,
    query.rating !== undefined && sql`s.rating >= ${query.rating}::real`,
    query.bounds && sql`s.latitude BETWEEN ${south}::float8 AND ${north}::float8`,
    query.bounds && sql`s.longitude BETWEEN ${west}::float8 AND ${east}::float8`,
    ...(query.facilities ?? []).map((id) => sql`${id} = ANY(s.facility_ids)`),
    ...(stay ? freeFor(stay) : []),
  ]
  return conditions.filter((one) => is(one, SQL))
}

export function matchesType({ query }: Criteria): SQL[] {
  return [
    ...(query.type ? [sql`s.type = ${query.type}`] : []),
    ...(query.categoryId ? [sql`s.category_id = ${query.categoryId}`] : []),
  ]
}

export function matchesDistrict({ query }: Criteria): SQL[] {
  return query.district ? [sql`s.district_id = ${query.district}`] : []
}

export function matchesPrice({ query, stay }: Criteria): SQL[] {
  const least = query.priceMin === undefined ? undefined : query.priceMin * 100
  const most = query.priceMax === undefined ? undefined : query.priceMax * 100
  // Without dates in whole halalas, which indexes have.
  return stay
    ? [
        ...(least === undefined ? [] : [sql`m.shown >= ${least}::float8`]),
        ...(most === undefined ? [] : [sql`m.shown <= ${most}::float8`]),
      ]
    : [
        ...(least === undefined ? [] : [sql`s.lowest_price >= ${Math.ceil(least)}::int`]),
        ...(most === undefined ? [] : [sql`s.lowest_price <= ${Math.floor(most)}::int`]),
      ]
}

/** What `matchesPrice` implies for the bounds of a stay's price, which indexes have. */
export function matchesBounds({ query, stay }: Criteria): SQL[] {
  if (!stay) return []
  return [
    ...(query.priceMin === undefined
      ? []
      : [sql`s.stay_price_ceiling >= floor(${query.priceMin * 100}::float8)::int`]),
    ...(query.priceMax === undefined
      ? []
      : [sql`s.stay_price_floor <= ceil(${query.priceMax * 100}::float8)::int`]),
  ]
}

/** The rooms that some types count instead of bedrooms; a value that is no number counts as 0. */
function ownRooms(): SQL {
  const counted = ROOM_FACTS.map(
    (fact) => sql`CASE WHEN jsonb_typeof(s.facts->${sql.raw(`'${fact}'`)}) = 'number'
      THEN (s.facts->>${sql.raw(`'${fact}'`)})::int ELSE 0 END`,
  )
  return sql`(${sql.join(counted, sql` + `)})`
}

/** A listing with both sections matches a search for either. */
function inSection(section: Section): SQL {
  return section === 'both'
    ? sql`s.facts->>'section' = 'both'`
    : sql`s.facts->>'section' IN (${section}, 'both')`
}

/** All conditions of a search. */
export function filters(criteria: Criteria): SQL[] {
  return [
    ...matches(criteria),
    ...matchesType(criteria),
    ...matchesDistrict(criteria),
    ...matchesPrice(criteria),
  ]
}

/** Free for every night; a listing sold by the hour needs one free hour on the day of arrival. */
function freeFor({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }): SQL[] {
  const requested = sql`CASE WHEN s.pricing_mode = 'daily'
    THEN daterange(${checkIn}::date, ${checkOut}::date) ELSE daterange(${checkIn}::date, ${checkIn}::date + 1) END`
  const lastDay = sql`CASE WHEN s.pricing_mode = 'daily' THEN ${checkOut}::date - 1 ELSE ${checkIn}::date END`
  return [
    sql`NOT (s.booked && ${requested})`,
    sql`(s.open_from IS NULL OR s.open_from <= ${checkIn}::date)`,
    sql`(s.open_to IS NULL OR s.open_to >= ${lastDay})`,
    sql`(s.pricing_mode = 'hourly' OR m.unpriced = 0)`,
  ]
}

export function allOf(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`
}
