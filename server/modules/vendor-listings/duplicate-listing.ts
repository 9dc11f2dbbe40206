import { DomainError } from '@/lib/domain/issues'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { getEditableListing } from './get-editable-listing'
import { insertHistoryEvent } from './history-store'
import {
  insertListing,
  type ListingRecord,
  listTickedFacilities,
  lockOwnListing,
  readPending,
  readTexts,
  replaceFacilities,
  setUnits,
  writeTexts,
} from './store'

/** A copy of an own place as a draft: nobody sees it, and saving it in the wizard sends it to an admin. */
export async function duplicateListing(
  deps: Deps,
  owner: SignedIn,
  { kind, id }: { kind: ListingType; id: string },
): Promise<EditableListingWire> {
  const copy = await deps.db.transaction(async (tx) => {
    const service = await lockOwnListing(tx, owner._id, kind.type, id)
    if (!service) throw new DomainError('not_found')
    return copyOf(tx, service, deps.clock.now())
  })
  return getEditableListing(deps, owner, copy)
}

async function copyOf(tx: Db, service: ListingRecord, now: Date): Promise<string> {
  const pending = await readPending(tx, service.id)
  const texts = await readTexts(tx, service.id)
  const serviceId = await insertListing(tx, {
    ...termsOf(service),
    name: pending?.name.en ?? service.name,
    nameAr: pending?.name.ar ?? service.nameAr,
    images: pending?.images ?? service.images,
    state: 'draft',
    createdAt: now,
  })
  if (texts) {
    const { description, descriptionAr } = texts
    const own = { en: description, ar: descriptionAr, ...pending?.description }
    await writeTexts(tx, { ...texts, serviceId, description: own.en, descriptionAr: own.ar })
  }
  await replaceFacilities(tx, serviceId, await listTickedFacilities(tx, service.id))
  await setUnits(tx, serviceId, service.units)
  const copied = { event: 'copy', role: 'owner', toState: 'draft' } as const
  await insertHistoryEvent(tx, { serviceId, ...copied, createdAt: now })
  return serviceId
}

/** What a copy takes over; what guests made of the place (views, reviews, bookings) it does not. */
function termsOf(service: ListingRecord) {
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
  } = service
  return terms
}
