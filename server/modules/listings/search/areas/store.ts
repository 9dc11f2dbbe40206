import { and, eq, sql } from 'drizzle-orm'
import type { AreaRow, AreaWire } from '@/lib/contract/schemas/geo/area'
import { MIN_DISTRICT_LISTINGS } from '@/lib/domain/geo/area'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import { categories, cities, districts } from '@/server/db/schema/catalogue/catalogue'
import { allOf, type Criteria } from '@/server/modules/listings/search/criteria'
import { filters } from '@/server/modules/listings/search/matches'
import { priceSql } from '@/server/modules/listings/search/price-sql'

/** The most listings that the facts of an area are computed from, to bound the time. */
const MAX_SAMPLED = 2000
const SHOWN_FACILITIES = 5

/** An active city by its slug, or by one that it had before. */
export async function findCityBySlug(db: Db, slug: string) {
  const isNamed = sql`(${cities.slug} = ${slug} OR ${slug} = ANY (${cities.oldSlugs}))`
  const [city] = await db
    .select()
    .from(cities)
    .where(and(isNamed, eq(cities.status, 'active')))
  return city ?? null
}

export async function findDistrictBySlug(db: Db, cityId: string, slug: string) {
  const [district] = await db
    .select()
    .from(districts)
    .where(and(eq(districts.cityId, cityId), eq(districts.slug, slug)))
  return district ?? null
}

/** The first picture of the first listing that matches, in the order of the search; null where none matches or it has none. */
export async function findFirstPicture(db: Db, criteria: Criteria): Promise<string | null> {
  const [first] = await rowsOf<{ image: string | null }>(
    db,
    sql`SELECT s.images[1] AS image FROM listings s ${priceSql(criteria)}
      WHERE ${allOf(filters(criteria))} ORDER BY s.rank DESC, s.id LIMIT 1`,
  )
  return first?.image ?? null
}

export async function isTypeActive(db: Db, type: PropertyType): Promise<boolean> {
  const [category] = await db
    .select({ status: categories.status })
    .from(categories)
    .where(eq(categories.type, type))
  return category?.status === 'active'
}

interface FactsRow {
  rating: number | null
  reviewsCount: number
  guests: number | null
  facilities: { name: string; nameAr: string }[]
}

/** Rating, capacity and facilities of the listings that match. */
export async function readAreaFacts(
  db: Db,
  criteria: Criteria,
): Promise<Pick<AreaWire, 'rating' | 'reviewsCount' | 'guests' | 'facilities'>> {
  const [row] = await rowsOf<FactsRow>(
    db,
    sql`WITH found AS MATERIALIZED (
        SELECT s.rating, s.reviews_count, s.max_guests, s.facility_ids
        FROM listings s ${priceSql(criteria)} WHERE ${allOf(filters(criteria))} LIMIT ${MAX_SAMPLED}::int
      ), popular AS (
        SELECT f.title AS name, f.title_ar AS "nameAr", count(*) AS times
        FROM found, unnest(facility_ids) AS one(id) JOIN facilities f ON f.id = one.id
        WHERE f.status = 'active'
        GROUP BY f.id, f.title, f.title_ar ORDER BY times DESC, f.id LIMIT ${SHOWN_FACILITIES}::int
      )
      SELECT round((sum(rating * reviews_count) / nullif(sum(reviews_count), 0))::numeric, 1)::float8 AS rating,
        coalesce(sum(reviews_count), 0)::int AS "reviewsCount",
        percentile_disc(0.5) WITHIN GROUP (ORDER BY max_guests) AS guests,
        (SELECT coalesce(json_agg(json_build_object('name', name, 'nameAr', "nameAr") ORDER BY times DESC), '[]')
          FROM popular) AS facilities
      FROM found`,
  )
  const { rating = null, reviewsCount = 0, guests = null, facilities = [] } = row ?? {}
  return { rating, reviewsCount, guests, facilities: facilities.map(rowName) }
}

/** Cities and districts with public listings, each for all types together and for each type. */
export async function countAreas(db: Db): Promise<AreaRow[]> {
  const rows = await rowsOf<Omit<AreaRow, 'changedAt'> & { changedAt: Date | string }>(
    db,
    // A listing that is no longer public has changed its area too.
    sql`SELECT c.slug AS city, d.slug AS district, a.type, a.count, a.changed_at AS "changedAt"
      FROM (
        SELECT city_id, district_id, type, count(*) FILTER (WHERE state = 'live' AND (property_id IS NULL OR property_id = id))::int AS count,
          max(changed_at) AS changed_at, grouping(district_id) AS is_city
        FROM listings
        WHERE category_id NOT IN (SELECT id FROM categories WHERE status = 'inactive')
        GROUP BY GROUPING SETS ((city_id), (city_id, type), (city_id, district_id), (city_id, district_id, type))
      ) a JOIN cities c ON c.id = a.city_id LEFT JOIN districts d ON d.id = a.district_id
      WHERE c.status = 'active' AND CASE WHEN a.is_city = 1 THEN a.count > 0
        ELSE d.id IS NOT NULL AND a.count >= ${MIN_DISTRICT_LISTINGS}::int END
      ORDER BY c.position, c.slug, d.slug NULLS FIRST, a.type NULLS FIRST`,
  )
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt).toISOString() }))
}
