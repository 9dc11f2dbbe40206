import { DomainError } from '@/lib/domain/issues'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { deletePending, lockOwnListing, readOpenBookings, updateListingRow } from './store'
import { transitionListing } from './transition-listing'

interface OwnListing {
  listingType: ListingType
  id: string
}

/** Pauses a live listing, or resumes a paused one; its bookings are unaffected. */
export function changeListingState(
  { db, clock }: Deps,
  owner: SignedIn,
  { listingType, id }: OwnListing,
  event: 'pause' | 'resume',
): Promise<{ _id: string; status: 'paused' | 'live' }> {
  return db.transaction(async (tx) => {
    const listing = await lockOwnListing(tx, owner._id, listingType.type, id)
    if (!listing) throw new DomainError('not_found')
    await transitionListing(tx, listing, { event, role: 'owner', now: clock.now() })
    return { _id: id, status: event === 'pause' ? 'paused' : 'live' }
  })
}

/** Deletes a listing; refused with its open bookings. The rows remain for past bookings. */
export function deleteListing(
  { db, clock }: Deps,
  owner: SignedIn,
  { listingType, id }: OwnListing,
): Promise<void> {
  return db.transaction(async (tx) => {
    const listing = await lockOwnListing(tx, owner._id, listingType.type, id)
    if (!listing) throw new DomainError('not_found')
    const bookings = await readOpenBookings(tx, id)
    if (bookings.length > 0) throw new DomainError('open_bookings', { data: { bookings } })
    await deletePending(tx, id)
    await updateListingRow(tx, id, { state: 'paused', deletedAt: clock.now() })
  })
}
