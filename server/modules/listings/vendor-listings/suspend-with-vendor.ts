import type { Db } from '@/server/db/db'
import { transitionListing } from './change-listing-state'
import { findStateBeforeSuspension } from './history-store'
import { lockPublicListings, lockSuspendedWithVendor, updateListingRow } from './store'

/** Hides every public or paused listing of a vendor; returns how many. */
export async function suspendWithVendor(
  tx: Db,
  vendorId: string,
  reason: string,
  now: Date,
): Promise<number> {
  const found = await lockPublicListings(tx, vendorId)
  for (const listing of found) {
    await transitionListing(tx, listing, { event: 'suspend', role: 'admin', reason, now })
    await updateListingRow(tx, listing.id, { isSuspendedWithVendor: true })
  }
  return found.length
}

/** Restores what was hidden with the vendor; a listing that was suspended by itself stays suspended. */
export async function restoreWithVendor(tx: Db, vendorId: string, now: Date): Promise<number> {
  const found = await lockSuspendedWithVendor(tx, vendorId)
  for (const listing of found) {
    const wasPaused = (await findStateBeforeSuspension(tx, listing.id)) === 'paused'
    const event = wasPaused ? 'restore_paused' : 'restore'
    await transitionListing(tx, listing, { event, role: 'admin', now })
    await updateListingRow(tx, listing.id, { isSuspendedWithVendor: false })
  }
  return found.length
}
