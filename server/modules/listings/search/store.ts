import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MAX_ROOM_TYPES } from '@/lib/domain/listing/room-types'
import { MAX_COUNTED, type Sort } from '@/lib/domain/search/search-params'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { cities, districts } from '@/server/db/schema/catalogue/catalogue'
import { listings } from '@/server/db/schema/listings/listings'
import { allOf, type Criteria, matchesBounds, matchesMode, matchesType } from './criteria'
import { boxAround, byDegrees, distance } from './distance'
import { everyRoomType, filters, matchesText } from './matches'
import { priceSql } from './price-sql'

/** Suggestions for an empty search: the number of cities, and the cap of each count. */
const NEAR_CITIES = 4
export const MAX_OFFERED = 100

export interface Found {
  id: string
  before: number | null
  total: number | null
  /** the place of its stay among the candidates, null without dates */
  candidate: number | null
  distance: number | null
}

/**
 * One page of ids in order, with the figures that only the search computes. `areFew`: the text matches few listings, which
 * are all read by it and sorted.
 */
export function findPage(
  db: Db,
  criteria: Criteria,
  areFew = false,
  part = wholePage(criteria),
): Promise<Found[]> {
  const { sort } = criteria.query
  const rows = areFew ? fenced(criteria, matchesText(criteria)) : source(criteria)
  const reach = areFew ? [] : withinReach(criteria)
  return rowsOf<Found>(
    db,
    sql`SELECT s.id, m.before, m.total, m.candidate, round(${distance(criteria.origin)}::numeric, 1)::float8 AS distance
      FROM ${rows} s ${priceSql(criteria)}
      WHERE ${allOf([...filters(criteria), ...reach])}
      ORDER BY ${ORDER[sort](criteria)}, s.id
      LIMIT ${part.limit}::int OFFSET ${part.offset}::int`,
  )
}

/** The rows of the requested page. */
export function wholePage({ query: { page, pageSize } }: Criteria): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}

/** The number of matches, counted up to `most`. */
export async function countFound(db: Db, of: Criteria, most = MAX_COUNTED): Promise<number> {
  const criteria = counting(of)
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM (
      SELECT 1 FROM listings s ${priceSql(criteria)}
      WHERE ${allOf(filters(criteria))}
      LIMIT ${most}::int) found`,
  )
  return counted?.total ?? 0
}

/** A count depends on which candidate a listing is found by only through its price. */
function counting(criteria: Criteria): Criteria {
  const { priceMin, priceMax } = criteria.query
  return { ...criteria, takesAnyCandidate: priceMin === undefined && priceMax === undefined }
}

interface CityFound {
  slug: string
  name: string
  nameAr: string
  distance: number
  total: number
}

/** Other cities with their number of matches, nearest first; `criteria` has no city. */
export function countByCity(db: Db, of: Criteria, except: string | null): Promise<CityFound[]> {
  const criteria = counting(of)
  return rowsOf<CityFound>(
    db,
    sql`SELECT c.slug, c.name, c.name_ar AS "nameAr", round(${distance(criteria.origin, sql`c`)}::numeric)::float8 AS distance, f.total
      FROM cities c CROSS JOIN LATERAL (
        SELECT count(*)::int AS total FROM (
          SELECT 1 FROM listings s ${priceSql(criteria)}
          WHERE s.city_id = c.id AND ${allOf(filters(criteria))}
          LIMIT ${MAX_OFFERED}::int) one
      ) f
      WHERE c.status = 'active' AND f.total > 0 AND c.id IS DISTINCT FROM ${except}::text
      ORDER BY distance LIMIT ${NEAR_CITIES}::int`,
  )
}

interface ShownRoomType {
  id: string
  shownId: string
  isLive: boolean
}

/** For each listing the one that its card shows: the cheapest live room type of its property, else itself. */
export async function findCheapestRoomTypes(db: Db, ids: string[]): Promise<ShownRoomType[]> {
  if (ids.length === 0) return []
  return rowsOf<ShownRoomType>(
    db,
    sql`SELECT s.id, coalesce(cheapest.id, s.id) AS "shownId", s.state = 'live' AND s.deleted_at IS NULL AS "isLive"
      FROM listings s LEFT JOIN LATERAL (
        SELECT r.id FROM listings r WHERE r.property_id = s.property_id AND r.state = 'live' ORDER BY r.lowest_price, r.id LIMIT 1
      ) cheapest ON true
      WHERE ${inArray(sql`s.id`, ids)}`,
  )
}

const properties = alias(listings, 'property')

/** The rest of each card; `property` of listings with several room types alone, the property itself included. */
export async function readCards(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const { id, name, nameAr, images, publishedAt, changedAt } = properties
  return db
    .select({
      listing: listings,
      property: { id, name, nameAr, images, publishedAt, changedAt },
      city: cities,
      district: districts,
    })
    .from(listings)
    .leftJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .leftJoin(districts, eq(districts.id, listings.districtId))
    .where(inArray(listings.id, ids))
}

export type CardRow = Awaited<ReturnType<typeof readCards>>[number]

const BY_RANK = sql`s.rank DESC NULLS LAST`
const ORDER: Record<Sort, (criteria: Criteria) => SQL> = {
  default: () => BY_RANK,
  near: ({ origin }) => (origin ? distance(origin) : BY_RANK),
  rating: () => sql`s.rating_rank DESC NULLS LAST`,
  views: () => sql`s.views DESC NULLS LAST`,
  price_asc: ({ stay }) => (stay ? sql`m.shown` : sql`s.lowest_price`),
  price_desc: ({ stay }) => (stay ? sql`m.shown DESC` : sql`s.lowest_price DESC`),
}

export const orderOf = (criteria: Criteria): SQL => ORDER[criteria.query.sort](criteria)

/** No index has the price of a stay or the distance from a point. */
function isWalkedByIndex({ query, stay }: Criteria): boolean {
  return query.sort !== 'near' && !(isByPrice(query.sort) && stay)
}

/**
 * The rows in order behind an optimization fence (`OFFSET 0`), so that the planner walks the index and stops after one
 * page instead of filtering the whole city first.
 */
export function source(criteria: Criteria): SQL {
  const { query, stay } = criteria
  if (isWalkedByIndex(criteria)) {
    return fenced(criteria, matchesType(criteria), sql`ORDER BY ${ORDER[query.sort](criteria)}, s.id`)
  }
  return stay && !stay.hours && isByPrice(query.sort) ? withinBound(criteria) : sql`listings`
}

function fenced({ cityId }: Criteria, conditions: SQL[], order = sql``): SQL {
  const inCity = cityId ? [sql`s.city_id = ${cityId}`] : []
  return sql`(SELECT * FROM listings s
    WHERE ${allOf([sql`s.state = 'live'`, ...inCity, ...conditions])} ${order} OFFSET 0)`
}

/**
 * For the nearest: not farther than the farthest of enough matches, taken from the index in the order of degrees. The
 * true order is only nearer, so no match is lost and the scan is bounded.
 */
function withinReach(criteria: Criteria): SQL[] {
  const { origin, query } = criteria
  if (!origin || query.sort !== 'near') return []
  // Room types stand where their property stands, so that so many times as many rows hold enough properties.
  const enough = query.page * query.pageSize * (criteria.hasRoomTypes ? MAX_ROOM_TYPES : 1)
  const reach = sql`(SELECT max(km) FROM (
    SELECT ${distance(origin)} AS km FROM listings s ${priceSql(criteria)}
    WHERE ${allOf([...everyRoomType(criteria), ...matchesMode(criteria)])}
    ORDER BY ${byDegrees(origin)} LIMIT ${enough}::int) first)`
  return [sql`s.location <@ ${boxAround(origin, reach)}`]
}

const isByPrice = (sort: Sort) => sort === 'price_asc' || sort === 'price_desc'

/** More matches than a page, because the first by the bound are seldom all the first by the price. */
const MORE_BOUNDED = 200
const BOUNDED_PER_MATCH = 4

/**
 * For the price of a stay: only listings whose bound may reach the page. Enough matches in the order of the bound give a
 * price that as many have as the pages hold; who can only be beyond it is not read. Without enough matches all are read.
 */
function withinBound(criteria: Criteria): SQL {
  const { page, pageSize, sort, priceMin, priceMax } = criteria.query
  const shown = page * pageSize
  const first = (bound: SQL, direction: SQL, start: SQL[]) => sql`(SELECT shown FROM (
    SELECT m.shown FROM ${fenced(criteria, [...matchesType(criteria), ...start], sql`ORDER BY ${bound} ${direction}`)} s ${priceSql(criteria)}
    WHERE ${allOf(filters(criteria))}
    LIMIT ${MORE_BOUNDED + BOUNDED_PER_MATCH * shown}::int) first
    ORDER BY shown ${direction} OFFSET ${shown - 1}::int LIMIT 1)`
  if (sort === 'price_asc') {
    const start =
      priceMin === undefined ? [] : [sql`s.stay_price_floor >= ceil(${priceMin * 100}::float8)::int`]
    const reach = first(sql`s.stay_price_floor`, sql`ASC`, start)
    return fenced(criteria, [
      sql`s.stay_price_floor <= coalesce(floor(${reach})::int, 2147483647)`,
      ...matchesType(criteria),
      ...matchesBounds(criteria),
    ])
  }
  const start =
    priceMax === undefined ? [] : [sql`s.stay_price_ceiling <= floor(${priceMax * 100}::float8)::int`]
  const reach = first(sql`s.stay_price_ceiling`, sql`DESC NULLS LAST`, start)
  return fenced(criteria, [
    sql`s.stay_price_ceiling >= coalesce(ceil(${reach})::int, 0)`,
    ...matchesType(criteria),
    ...matchesBounds(criteria),
  ])
}
