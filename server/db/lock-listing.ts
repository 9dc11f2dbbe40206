import { eq } from 'drizzle-orm'
import type { Db } from './open'
import { listings } from './schema/listings'

/**
 * Every change of a listing's dates, and of what is counted on it, takes this lock first, so that two of them cannot wait for
 * each other. Answers whether the listing is live now that nobody else can change it: what was read before the lock may have
 * been taken away since.
 */
export async function lockListing(tx: Db, listingId: string): Promise<{ isLive: boolean }> {
  const [row] = await tx
    .select({ state: listings.state })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('no key update')
  return { isLive: row?.state === 'live' }
}
