import { DomainError } from '@/lib/domain/issues'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import { isRoomType } from '@/lib/domain/listing/room-types'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import { copyOf } from './copy-listing'
import { getEditableListing } from './get-editable-listing'
import { countByState } from './list-store'
import { lockPropertyWithRoom, placeOf } from './room-types'
import { findOwnListing, lockOwnListing } from './store'

/** More copies than this that wait to be finished are an error or an attack. */
const MAX_UNFINISHED = 20

/**
 * Copies an own listing into a private draft; publishing it needs an admin's approval again. Throws `too_many_drafts` while
 * too many wait to be finished, and for a room type `too_many_room_types` where its property has all that it may have.
 */
export async function duplicateListing(
  deps: Deps,
  member: Member,
  { listingType, id }: { listingType: ListingType; id: string },
): Promise<EditableListingWire> {
  const copy = await deps.db.transaction(async (tx) => {
    await lockVendor(tx, member.vendorId)
    const found = await findOwnListing(tx, member.vendorId, id)
    const property = found && isRoomType(found) ? await lockPropertyWithRoom(tx, member, id) : null
    const listing = await lockOwnListing(tx, member.vendorId, listingType.type, id)
    if (!listing) throw new DomainError('not_found')
    const { draft = 0 } = await countByState(tx, member.vendorId)
    if (!property && draft >= MAX_UNFINISHED) throw new DomainError('too_many_drafts')
    const now = deps.clock.now()
    const copied = await copyOf(tx, listing, now, property ? placeOf(property) : {})
    await writeTrail(tx, member, { act: 'listing_copied', subjectId: copied, createdAt: now })
    return copied
  })
  return getEditableListing(deps, member, copy)
}
