import { is, SQL, sql } from 'drizzle-orm'
import { TAKES_PETS_SQL } from '@/lib/domain/booking/money/fees'
import { ROOM_FACTS } from '@/lib/domain/listing/sizes'
import type { Section } from '@/lib/domain/listing/vocabulary'
import { periodOfSearch } from '@/lib/domain/search/search-params'
import { searchTerms } from '@/server/db/search-terms'
import {
  type Criteria,
  matchesBounds,
  matchesDistrict,
  matchesMode,
  matchesPrice,
  matchesType,
  type RequestedStay,
} from './criteria'
import { sellsHours } from './hours-sql'
import { IN_LIVE_PROPERTY, isCheapestOfProperty } from './room-types'
import { allowsStay } from './stay-rule-sql'

/** Cities and categories that are switched off are not searched; a planner reads these few rows once. */
const IN_ACTIVE_CITY = sql`s.city_id NOT IN (SELECT id FROM cities WHERE status = 'inactive')`
const IN_ACTIVE_CATEGORY = sql`s.category_id NOT IN (SELECT id FROM categories WHERE status = 'inactive')`

/** All conditions of a search, which of the room types of a property the cheapest match alone meets. */
export function filters(criteria: Criteria): SQL[] {
  return [
    ...everyRoomType(criteria),
    ...matchesMode(criteria),
    ...(criteria.hasRoomTypes
      ? [isCheapestOfProperty(criteria, [...matches(criteria), ...matchesPrice(criteria)])]
      : []),
  ]
}

/** All conditions, which several room types of a property may meet. */
export function everyRoomType(criteria: Criteria): SQL[] {
  return [
    ...matches(criteria),
    ...matchesType(criteria),
    ...matchesDistrict(criteria),
    ...matchesPrice(criteria),
    ...matchesBounds(criteria),
    ...(criteria.hasRoomTypes ? [IN_LIVE_PROPERTY] : []),
  ]
}

/** Each word of the text, which the trigram index finds. */
export function matchesText({ query }: Criteria): SQL[] {
  return searchTerms(query.q).map((word) => sql`s.search_text LIKE ${`%${word}%`}`)
}

/** All conditions except those of the facets: type, district and price. */
export function matches(criteria: Criteria): SQL[] {
  const { query, cityId, stay } = criteria
  const [south, west, north, east] = query.bounds ?? []
  const conditions = [
    sql`s.state = 'live'`,
    cityId ? sql`s.city_id = ${cityId}` : IN_ACTIVE_CITY,
    IN_ACTIVE_CATEGORY,
    ...matchesText(criteria),
    query.guests !== undefined && sql`s.max_guests >= ${query.guests}::int`,
    query.bedrooms !== undefined && sql`s.bedrooms >= ${query.bedrooms}::int`,
    query.rooms !== undefined && sql`${ownRooms()} >= ${query.rooms}::int`,
    query.section && inSection(query.section),
    query.areaMin !== undefined && sql`s.area_sqm >= ${query.areaMin}::int`,
    query.areaMax !== undefined && sql`s.area_sqm <= ${query.areaMax}::int`,
    query.audience && sql`s.audience = ${query.audience}`,
    query.bookingType && sql`s.booking_type = ${query.bookingType}`,
    query.instant && sql`s.booking_type = 'instant'`,
    query.pet && sql.raw(TAKES_PETS_SQL),
    query.paymentType && sql`s.payment_type = ${query.paymentType}`,
    query.cancellation && sql`s.cancellation_policy = ${query.cancellation}`,
    query.rating !== undefined && sql`s.rating >= ${query.rating}::real`,
    query.bounds && sql`s.latitude BETWEEN ${south}::float8 AND ${north}::float8`,
    query.bounds && sql`s.longitude BETWEEN ${west}::float8 AND ${east}::float8`,
    ...(query.facilities ?? []).map((id) => sql`${id} = ANY(s.facility_ids)`),
    ...(stay ? [...freeFor(stay, criteria.now), allowsStay(stay, criteria)] : []),
  ]
  return conditions.filter((one) => is(one, SQL))
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

/** Free for the requested hours, or every night; a listing sold by the hour then needs one free hour on the day of arrival. */
function freeFor(stay: RequestedStay, now: Date): SQL[] {
  const { checkIn, checkOut } = stay
  const hours = periodOfSearch(stay)
  if (hours) return sellsHours(hours, checkIn, now)
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
