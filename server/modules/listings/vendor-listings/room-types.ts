import type { VendorRoomTypesWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { DomainError } from '@/lib/domain/issues'
import { hasRoomTypes, MAX_ROOM_TYPES, sameNameIssues } from '@/lib/domain/listing/room-types'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import { copyOf } from './copy-listing'
import { type FinishedDraft, throwWirePaths } from './drafts/finished-draft'
import { getEditableListing } from './get-editable-listing'
import { listVendorPage } from './list-store'
import { OCCUPANCY_DAYS, vendorCardOf } from './list-vendor-listings'
import {
  findOwnListing,
  type ListingRecord,
  listNamesBeside,
  lockOwnListing,
  lockRoomTypesOf,
  writeProperty,
} from './store'

/** The room types of the property that a listing belongs to, the property first; of a listing without any it alone. */
export async function listRoomTypes(
  { db, clock }: Deps,
  member: Member,
  id: string,
): Promise<VendorRoomTypesWire> {
  const property = await findPropertyOf(db, member, id)
  const now = clock.now()
  const rows = await listVendorPage(db, member.vendorId, {
    property,
    state: null,
    limit: MAX_ROOM_TYPES,
    offset: 0,
    now,
    today: riyadhDay(now),
    days: OCCUPANCY_DAYS,
  })
  const data = rows.map((row) => {
    const { units, maxGuests } = row.listing
    return { ...vendorCardOf(row, now), units, maxGuests }
  })
  return { property, data }
}

/**
 * Begins another room type of a property as a private draft, with the property's content to be changed; as every listing
 * it is published when an admin has approved it. Throws `no_room_types` for a type of listing that has
 * none, and `too_many_room_types` where the property has all that it may have.
 */
export async function addRoomType(
  deps: Pick<Deps, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<EditableListingWire> {
  const copy = await deps.db.transaction(async (tx) => {
    await lockVendor(tx, member.vendorId)
    const property = await lockPropertyWithRoom(tx, member, id)
    const now = deps.clock.now()
    if (property.propertyId === null) await writeProperty(tx, property.id)
    const copied = await copyOf(tx, property, now, { ...placeOf(property), propertyId: property.id })
    await writeTrail(tx, member, { act: 'listing_copied', subjectId: copied, createdAt: now })
    return copied
  })
  return getEditableListing(deps, member, copy)
}

/** Locks the property of a listing, then its room types; throws `too_many_room_types` where there may be no other one. */
export async function lockPropertyWithRoom(tx: Db, member: Member, id: string): Promise<ListingRecord> {
  const property = await findOwnListing(tx, member.vendorId, await findPropertyOf(tx, member, id))
  if (!property) throw new DomainError('not_found')
  if (!hasRoomTypes(property.type)) throw new DomainError('no_room_types')
  const locked = await lockOwnListing(tx, member.vendorId, property.type, property.id)
  if (!locked) throw new DomainError('not_found')
  const others = await lockRoomTypesOf(tx, locked)
  if (others.length + 1 >= MAX_ROOM_TYPES) throw new DomainError('too_many_room_types')
  return locked
}

async function findPropertyOf(db: Db, member: Member, id: string): Promise<string> {
  const listing = await findOwnListing(db, member.vendorId, id)
  if (!listing) throw new DomainError('not_found')
  return listing.propertyId ?? listing.id
}

/** Throws where another room type of the same property has the name, at the fields of the payload. */
export async function assertNameOfItsOwn(
  tx: Db,
  listing: ListingRecord,
  { content, listingType }: FinishedDraft,
): Promise<void> {
  throwWirePaths(listingType, sameNameIssues(content.name, await listNamesBeside(tx, listing)))
}

/** The columns that a room type shares with its property; a trigger copies what changes later. */
export function placeOf(listing: ListingRecord): Partial<ListingRecord> {
  const { categoryId, cityId, districtId, address, houseNumber, landmark, latitude, longitude } = listing
  const { licenceNumber, licenceExpires, rating, reviewsCount, aspectRatings, rank, views } = listing
  return {
    ...{ categoryId, cityId, districtId, address, houseNumber, landmark, latitude, longitude },
    ...{ licenceNumber, licenceExpires, rating, reviewsCount, aspectRatings, rank, views },
  }
}
