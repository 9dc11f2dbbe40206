import type { Db } from '@/server/db/db'
import { transitionListing } from './change-listing-state'
import { lockLiveListingsOf } from './store'

/** Takes the live listings of a user off the market, in their history too; returns their ids. */
export async function pauseListingsOf(tx: Db, ownerId: string, now: Date): Promise<string[]> {
  const found = await lockLiveListingsOf(tx, ownerId)
  for (const listing of found) await transitionListing(tx, listing, { event: 'pause', role: 'admin', now })
  return found.map(({ id }) => id)
}
