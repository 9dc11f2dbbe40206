import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { MAX_HASH_DISTANCE } from '@/server/db/schema/platform/hash-parts'
import { uploads } from '@/server/db/schema/platform/uploads'
import { isOwnerOf } from '@/server/policy/vendor-owner'

/** The error of a phone's position, and the width of a plot: pins that are closer may be the same place. */
const SAME_PIN_METRES = 15
const METRES_A_DEGREE = 111_320
const MEDIA = '/api/v1/media/'
const MAX_FOUND = 50

export interface CloseListing {
  listingId: string
  metres: number
}

type Pinned = Pick<typeof listings.$inferSelect, 'id' | 'propertyId' | 'latitude' | 'longitude'>

/** Room types of one property are at one place and may share pictures. */
const isOfOther = (one: SQL, { id, propertyId }: Pick<Pinned, 'id' | 'propertyId'>) =>
  sql`coalesce(${one}.property_id, ${one}.id) <> ${propertyId ?? id}`

/** Other listings within a few metres of a pin; the index on points finds the square, the distance the circle. */
export async function listCloseListings(db: Db, listing: Pinned): Promise<CloseListing[]> {
  const { latitude, longitude } = listing
  const up = SAME_PIN_METRES / METRES_A_DEGREE
  const metresEast = METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const aside = SAME_PIN_METRES / metresEast
  const square = sql`box(point(${longitude - aside}::float8, ${latitude - up}::float8),
    point(${longitude + aside}::float8, ${latitude + up}::float8))`
  const metres = sql<number>`sqrt(((${listings.latitude} - ${latitude}::float8) * ${METRES_A_DEGREE}::float8) ^ 2
    + ((${listings.longitude} - ${longitude}::float8) * ${metresEast}::float8) ^ 2)`
  return db
    .select({ listingId: listings.id, metres: metres.mapWith(Number) })
    .from(listings)
    .where(
      and(
        sql`${listings.location} <@ ${square}`,
        isOfOther(sql`${listings}`, listing),
        sql`${metres} <= ${SAME_PIN_METRES}::float8`,
        isNull(listings.deletedAt),
      ),
    )
    .limit(MAX_FOUND)
}

export interface AlikePhoto {
  listingId: string
  url: string
  otherUrl: string
}

/** Photos of other listings with the same bytes as these, or with nearly the same hash. */
export async function listAlikePhotos(
  db: Db,
  listing: Pick<Pinned, 'id' | 'propertyId'>,
  urls: readonly string[],
): Promise<AlikePhoto[]> {
  if (urls.length === 0) return []
  const list = sql.join(
    urls.map((url) => sql`${url}`),
    sql`, `,
  )
  const distance = sql`bit_count((other.picture_hash # own.picture_hash)::bit(64))`
  const alike = sql`WITH own AS (
    SELECT DISTINCT ON (url) url, u.picture_hash, u.hash_parts FROM unnest(ARRAY[${list}]::text[]) AS url
      LEFT JOIN ${uploads} u ON u.file_key = substr(url, ${MEDIA.length + 1}::int)
      ORDER BY url, u.picture_hash NULLS LAST
  ), pairs AS (
    SELECT url, url AS other_url FROM own
    UNION SELECT own.url, ${MEDIA} || other.file_key FROM own
      JOIN ${uploads} other ON other.hash_parts && own.hash_parts AND ${distance} <= ${MAX_HASH_DISTANCE}::int
  )
  SELECT DISTINCT l.id AS listing_id, pairs.url, pairs.other_url FROM pairs
    JOIN ${listings} l ON l.images && ARRAY[pairs.other_url] AND l.deleted_at IS NULL AND ${isOfOther(sql`l`, listing)}
    ORDER BY l.id, pairs.url LIMIT ${MAX_FOUND * 4}::int`
  const found = await rowsOf<{ listing_id: string; url: string; other_url: string }>(db, alike)
  return found.map((row) => ({ listingId: row.listing_id, url: row.url, otherUrl: row.other_url }))
}

export function listOthersById(db: Db, ids: readonly string[]) {
  return db
    .select({ listing: listings, owner: users })
    .from(listings)
    .innerJoin(vendorMembers, isOwnerOf(listings.vendorId))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(inArray(listings.id, [...ids, '']))
    .limit(MAX_FOUND)
}
