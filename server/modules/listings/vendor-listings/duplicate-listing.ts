import { DomainError } from '@/lib/domain/issues'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import { isRoomType } from '@/lib/domain/listing/room-types'
import { NO_EXTRAS } from '@/lib/domain/listing/terms'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { refreshPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import { getEditableListing } from './get-editable-listing'
import { insertHistoryEvent } from './history-store'
import { countByState } from './list-store'
import {
  findPending,
  findTexts,
  insertListing,
  type ListingRecord,
  listTickedFacilities,
  lockOwnListing,
  replaceFacilities,
  setUnits,
  writeTexts,
} from './store'

/** More copies than this that wait to be finished are an error or an attack. */
const MAX_UNFINISHED = 20

/**
 * Copies an own listing into a private draft; publishing it needs an admin's approval again. Throws `too_many_drafts` while
 * too many wait to be finished.
 */
export async function duplicateListing(
  deps: Deps,
  member: Member,
  { listingType, id }: { listingType: ListingType; id: string },
): Promise<EditableListingWire> {
  const copy = await deps.db.transaction(async (tx) => {
    await lockVendor(tx, member.vendorId)
    const listing = await lockOwnListing(tx, member.vendorId, listingType.type, id)
    if (!listing) throw new DomainError('not_found')
    const { draft = 0 } = await countByState(tx, member.vendorId)
    if (draft >= MAX_UNFINISHED) throw new DomainError('too_many_drafts')
    const now = deps.clock.now()
    const copied = await copyOf(tx, listing, now)
    await writeTrail(tx, member, { act: 'listing_copied', subjectId: copied, createdAt: now })
    return copied
  })
  return getEditableListing(deps, member, copy)
}

/** A private draft with the content of a listing, in its property or in the one that is given. */
export async function copyOf(
  tx: Db,
  listing: ListingRecord,
  now: Date,
  inProperty: Partial<ListingRecord> = {},
): Promise<string> {
  const pending = await findPending(tx, listing.id)
  const texts = await findTexts(tx, listing.id)
  const listingId = await insertListing(tx, {
    ...termsOf(listing),
    propertyId: isRoomType(listing) ? listing.propertyId : null,
    ...inProperty,
    name: pending?.name.en ?? listing.name,
    nameAr: pending?.name.ar ?? listing.nameAr,
    images: pending?.images ?? listing.images,
    state: 'draft',
    createdAt: now,
  })
  if (texts) {
    const { description, descriptionAr } = texts
    const own = { en: description, ar: descriptionAr, ...pending?.description }
    const photoCaptions = pending?.photoCaptions ?? texts.extras?.photoCaptions ?? []
    const extras = { ...(texts.extras ?? NO_EXTRAS), photoCaptions }
    await writeTexts(tx, { ...texts, listingId, description: own.en, descriptionAr: own.ar, extras })
  }
  await replaceFacilities(tx, listingId, await listTickedFacilities(tx, listing.id))
  await setUnits(tx, listingId, listing.units, now)
  await refreshPriceRules(tx, listingId, now)
  const copied = { event: 'copy', role: 'owner', toState: 'draft' } as const
  await insertHistoryEvent(tx, { listingId, ...copied, createdAt: now })
  return listingId
}

/** The copied columns; views, reviews and bookings are not copied. */
function termsOf(listing: ListingRecord) {
  const {
    id: _id,
    location: _location,
    searchText: _searchText,
    stateReason: _stateReason,
    deletedAt: _deletedAt,
    booked: _booked,
    rating: _rating,
    ratingRank: _ratingRank,
    reviewsCount: _reviewsCount,
    aspectRatings: _aspectRatings,
    views: _views,
    rank: _rank,
    publishedAt: _publishedAt,
    licenceNumber: _licenceNumber,
    licenceExpires: _licenceExpires,
    ...terms
  } = listing
  return terms
}
