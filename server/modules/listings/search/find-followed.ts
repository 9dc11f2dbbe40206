import { type SQL, sql } from 'drizzle-orm'
import type { FollowedMatch } from '@/lib/domain/search/saved-search'
import { type Db, rowsOf } from '@/server/db/db'
import { allOf, type Criteria } from './criteria'
import { filters } from './matches'
import { priceSql } from './price-sql'
import { orderOf, source } from './store'

/** Several at most: an alert names one and counts the others. */
const MAX_PUBLISHED = 50

/** The first matches in the order of the search, and those that were published since an instant, by the id of their page. */
export async function findFollowed(
  db: Db,
  criteria: Criteria,
  { since, limit }: { since: Date; limit: number },
): Promise<{ first: FollowedMatch[]; published: FollowedMatch[] }> {
  const publishedAt = sql`(SELECT p.published_at FROM listings p WHERE p.id = coalesce(s.property_id, s.id))`
  const isNew = sql`coalesce(${publishedAt} > ${since.toISOString()}::timestamptz, false)`
  const select = (rows: SQL, conditions: SQL[], order: SQL, most: number) =>
    rowsOf<FollowedMatch>(
      db,
      sql`SELECT coalesce(s.property_id, s.id) AS id, round(m.shown)::int AS "priceHalalas", ${isNew} AS "isNew"
        FROM ${rows} s ${priceSql(criteria)}
        WHERE ${allOf([...conditions, ...filters(criteria)])}
        ORDER BY ${order} s.id LIMIT ${most}::int`,
    )
  const first = await select(source(criteria), [], sql`${orderOf(criteria)},`, limit)
  // Read first behind a fence: the price of every other listing is not computed. A room type has the date of its property.
  const recent = sql`(SELECT * FROM listings s WHERE s.state = 'live'
    AND (s.published_at > ${since.toISOString()}::timestamptz OR s.property_id IS NOT NULL) OFFSET 0)`
  const published = await select(recent, [isNew], sql``, MAX_PUBLISHED)
  return { first, published }
}
