import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import { listingEvents, listingRevisions } from '@/server/db/schema/listings/listing-changes'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { uploads } from '@/server/db/schema/platform/uploads'
import { isOwnerOf } from '@/server/policy/vendor-owner'

export const isThere = isNull(listings.deletedAt)
/** Start of the wait, in milliseconds; without a history the time of creation. */
const since = sql<number>`(extract(epoch FROM coalesce(
  ${listingRevisions.createdAt},
  (SELECT max(${listingEvents.createdAt}) FROM ${listingEvents}
    WHERE ${listingEvents.listingId} = ${listings.id} AND ${listingEvents.event} = 'send'),
  ${listings.createdAt})) * 1000)::float8`.mapWith(Number)

const property = alias(listings, 'property')

const reviewed = (db: Db) =>
  db
    .select({
      listing: listings,
      city: cities,
      owner: users,
      vendorType: vendors.type,
      pending: listingRevisions.payload,
      property: { id: property.id, name: property.name, nameAr: property.nameAr, state: property.state },
      since,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(vendors, eq(vendors.id, listings.vendorId))
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .leftJoin(listingRevisions, eq(listingRevisions.listingId, listings.id))
    .leftJoin(property, eq(property.id, listings.propertyId))

/** In any order. */
export const listReviewed = (db: Db, ids: string[]) => reviewed(db).where(inArray(listings.id, ids))

export type ReviewRow = Awaited<ReturnType<typeof listReviewed>>[number]

export const findReviewed = (db: Db, id: string): Promise<ReviewRow | null> =>
  firstRow(reviewed(db).where(and(isThere, eq(listings.id, id))))

/** The room types of a property in every state, the property first. */
export const listRoomTypesOf = (db: Db, propertyId: string) =>
  db
    .select()
    .from(listings)
    .where(and(isThere, eq(listings.propertyId, propertyId)))
    .orderBy(sql`${listings.id} <> ${propertyId}`, asc(listings.lowestPrice), asc(listings.id))

export const countWaiting = (db: Db): Promise<number> =>
  db.$count(listings, and(isThere, isNotNull(listings.waitingSince)))

/** The pixels of uploads by their key. */
export async function listSizes(
  db: Db,
  keys: string[],
): Promise<Map<string, { width: number; height: number }>> {
  if (keys.length === 0) return new Map()
  const rows = await db.select().from(uploads).where(inArray(uploads.fileKey, keys))
  return new Map(
    rows.map(({ fileKey, width, height }) => [fileKey, { width: width ?? 0, height: height ?? 0 }]),
  )
}

/** Which of these pictures other vendors' listings use; a picture is identified by its content. */
export async function listElsewhere(db: Db, vendorId: string, urls: string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const list = sql`ARRAY[${sql.join(
    urls.map((url) => sql`${url}`),
    sql`, `,
  )}]::text[]`
  const rows = await db
    .select({ images: listings.images })
    .from(listings)
    .where(and(isThere, sql`${listings.vendorId} <> ${vendorId}`, sql`${listings.images} && ${list}`))
    .limit(100)
  return new Set(rows.flatMap((row) => row.images))
}
