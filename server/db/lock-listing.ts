import { eq } from 'drizzle-orm'
import type { Db } from './db'
import { listings } from './schema/listings/listings'

/**
 * Locks a listing. Every change of its dates or counters takes this lock first, to avoid deadlocks. Returns whether the
 * listing is live now, because it may have changed since it was read.
 */
export async function lockListing(tx: Db, listingId: string): Promise<{ isLive: boolean }> {
  const [row] = await tx
    .select({ state: listings.state })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('no key update')
  return { isLive: row?.state === 'live' }
}
