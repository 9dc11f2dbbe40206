import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { SHOWN_STATE } from '@/server/policy/shown-state'
import type { Db } from './db'
import { listings } from './schema/listings/listings'

/**
 * Locks a listing. Every change of its dates or counters takes this lock first, to avoid deadlocks. Returns whether the
 * listing is live now, because it may have changed since it was read.
 */
export async function lockListing(tx: Db, listingId: string): Promise<{ isLive: boolean }> {
  const [row] = await tx
    .select({ state: SHOWN_STATE })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('no key update')
  return { isLive: row?.state === 'live' }
}

/** Room types behind all properties: what changes of a property is copied to them while it is locked. */
export const IN_LOCK_ORDER = [
  sql`coalesce(${listings.propertyId} <> ${listings.id}, false)`,
  asc(listings.id),
]

/**
 * Locks those of these listings that are this vendor's, each after those with lower ids, so that two such acts never wait for
 * each other. Returns the locked ids.
 */
export async function lockListingsOf(
  tx: Db,
  vendorId: string,
  listingIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.vendorId, vendorId), inArray(listings.id, [...listingIds])))
    .orderBy(...IN_LOCK_ORDER)
    .for('no key update')
  return new Set(rows.map(({ id }) => id))
}
