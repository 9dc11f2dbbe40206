import { isRoomType } from '@/lib/domain/listing/room-types'
import { NO_EXTRAS } from '@/lib/domain/listing/terms'
import type { Db } from '@/server/db/db'
import { refreshPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'
import { insertHistoryEvent } from './history-store'
import {
  findPending,
  findTexts,
  insertListing,
  type ListingRecord,
  listTickedFacilities,
  replaceFacilities,
  setUnits,
  writeTexts,
} from './store'

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
    propertyNames: _propertyNames,
    stateReason: _stateReason,
    fieldReasons: _fieldReasons,
    isSuspendedWithVendor: _isSuspendedWithVendor,
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
