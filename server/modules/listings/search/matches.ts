import { is, SQL, sql } from 'drizzle-orm'
import { TAKES_PETS_SQL } from '@/lib/domain/booking/money/fees'
import { ROOM_FACTS } from '@/lib/domain/listing/sizes'
import type { Section } from '@/lib/domain/listing/vocabulary'
import { instantAt } from '@/lib/domain/time/days'
import { searchTerms } from '@/server/db/search-terms'
import {
  type Criteria,
  matchesBounds,
  matchesDistrict,
  matchesMode,
  matchesPrice,
  matchesType,
} from './criteria'
import { sellsHours } from './hours-sql'
import { IN_LIVE_PROPERTY, isCheapestOfProperty } from './room-types'
import { allowsStay, isFreeFor } from './stay-rule-sql'
import { stayValues } from './stay-sql'

const MINUTE_MS = 60_000

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
  const { query, cityId } = criteria
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
    ...onDates(criteria),
  ]
  return conditions.filter((one) => is(one, SQL))
}

/** Of several candidates `priceSql` finds only those that can be booked. */
function onDates(criteria: Criteria): SQL[] {
  const { stay, now } = criteria
  const [only, ...others] = stay?.candidates ?? []
  if (!stay || !only || others.length > 0) return []
  const { hours } = stay
  const days = stayValues(only, criteria)
  if (!hours)
    return [...isFreeFor(days), sql`(s.pricing_mode = 'hourly' OR m.unpriced = 0)`, allowsStay(days)]
  const minutesAhead = (instantAt(hours.date, hours.start).getTime() - now.getTime()) / MINUTE_MS
  return [...sellsHours(hours, only.checkIn, now), allowsStay(days, minutesAhead)]
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
