import type { Db } from '@/server/db/db'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'
import { transitionListing } from './change-listing-state'
import { lockLiveListingsOf } from './store'

/** Takes the live listings of the vendor that a user owns off the market, in their history too; returns their ids. */
export async function pauseListingsOf(tx: Db, ownerId: string, now: Date): Promise<string[]> {
  const [owned] = await vendorOwnedBy(tx, ownerId)
  const found = owned ? await lockLiveListingsOf(tx, owned.id) : []
  for (const listing of found) await transitionListing(tx, listing, { event: 'pause', role: 'admin', now })
  return found.map(({ id }) => id)
}
