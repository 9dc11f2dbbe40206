import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './db'
import { listings } from './schema/listings/listings'

/** Room types behind all properties: what changes of a property is copied to them while it is locked. */
export const IN_LOCK_ORDER = [
  sql`coalesce(${listings.propertyId} <> ${listings.id}, false)`,
  asc(listings.id),
]

/** The ids as PostgreSQL splits them, of which a prepared statement has a placeholder. */
export const idsOf = (text: unknown): SQL => sql`string_to_array(${text}, ',')`

/**
 * Listings, and the properties of those that are room types: a booking may take several room types, so that the lock of one
 * is that of its property first.
 */
export const withProperties = (ids: SQL): SQL =>
  sql`${listings.id} IN (SELECT unnest(${ids}) UNION SELECT property_id FROM listings WHERE id = ANY(${ids}))`

/** Locks listings with their properties. Every change of their dates or counters takes this lock first, to avoid deadlocks. */
export async function lockListings(tx: Db, listingIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(withProperties(idsOf(listingIds.join())))
    .orderBy(...IN_LOCK_ORDER)
    .for('no key update')
}

export const lockListing = (tx: Db, listingId: string): Promise<void> => lockListings(tx, [listingId])

/**
 * Locks those of these listings that are this vendor's, with their properties and each after those with lower ids, so that
 * two such acts never wait for each other. Returns the locked ids.
 */
export async function lockListingsOf(
  tx: Db,
  vendorId: string,
  listingIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.vendorId, vendorId), withProperties(idsOf(listingIds.join()))))
    .orderBy(...IN_LOCK_ORDER)
    .for('no key update')
  return new Set(rows.map(({ id }) => id).filter((id) => listingIds.includes(id)))
}
