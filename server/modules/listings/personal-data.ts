import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { LISTING_NAME } from '@/server/db/listing-name'
import { favourites, sharedLists } from '@/server/db/schema/listings/favourites'
import { listings } from '@/server/db/schema/listings/listings'
import { waitingList } from '@/server/db/schema/listings/waiting-list'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'

/** The listings of a user, and what was saved of others. */
export async function exportListings(db: Db, userId: string) {
  return {
    services: await db
      .select({
        id: listings.id,
        type: listings.type,
        name: listings.name,
        service: LISTING_NAME,
        state: listings.state,
      })
      .from(listings)
      .where(inArray(listings.vendorId, vendorOwnedBy(db, userId))),
    favourites: await db
      .select({ ...getTableColumns(favourites), service: LISTING_NAME })
      .from(favourites)
      .innerJoin(listings, eq(listings.id, favourites.listingId))
      .where(eq(favourites.userId, userId)),
    waitingList: await db
      .select({ ...getTableColumns(waitingList), service: LISTING_NAME })
      .from(waitingList)
      .innerJoin(listings, eq(listings.id, waitingList.listingId))
      .where(eq(waitingList.userId, userId)),
  }
}

/** Hides the listings of a closed account and deletes what it saved of others. */
export async function eraseListings(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.delete(favourites).where(eq(favourites.userId, userId))
  await tx.delete(sharedLists).where(eq(sharedLists.userId, userId))
  await tx.delete(waitingList).where(eq(waitingList.userId, userId))
  await tx
    .update(listings)
    .set({ state: 'paused', deletedAt: now })
    .where(inArray(listings.vendorId, vendorOwnedBy(tx, userId)))
}
