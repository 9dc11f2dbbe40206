import type { DuplicateListing } from '@/lib/contract/schemas/listing/listing-review'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { storeMissingHashes } from '@/server/modules/platform/uploads/store-picture-hash'
import {
  type AlikePhoto,
  type CloseListing,
  listAlikePhotos,
  listCloseListings,
  listOthersById,
} from './duplicate-store'
import type { ReviewRow } from './review-store'

/** The listings of other places at the same pin or with the same photos; the most suspicious first. */
export async function findDuplicates(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  { listing, pending }: ReviewRow,
): Promise<DuplicateListing[]> {
  const urls = pending?.images ?? listing.images
  await storeMissingHashes({ db, files, log }, urls)
  const close = await listCloseListings(db, listing)
  const alike = await listAlikePhotos(db, listing, urls)
  const ids = [...new Set([...close, ...alike].map(({ listingId }) => listingId))]
  const others = await listOthersById(db, ids)
  return others
    .filter((other) => listing.propertyId === null || other.listing.propertyId !== listing.propertyId)
    .map((other) => duplicateOf(other, listing.vendorId, close, alike))
    .toSorted((a, b) => suspicion(b) - suspicion(a))
}

type Other = Awaited<ReturnType<typeof listOthersById>>[number]

function duplicateOf(
  { listing, owner }: Other,
  vendorId: string,
  close: readonly CloseListing[],
  alike: readonly AlikePhoto[],
): DuplicateListing {
  const pin = close.find((one) => one.listingId === listing.id)
  return {
    _id: listing.id,
    type: listing.type,
    status: listing.state,
    ...rowName(listing),
    owner: nameToWire(publicNameOf(owner)),
    isSameVendor: listing.vendorId === vendorId,
    metres: pin ? Math.round(pin.metres) : null,
    photos: alike
      .filter((one) => one.listingId === listing.id)
      .map(({ url, otherUrl }) => ({ url, otherUrl })),
  }
}

/** A stranger at the same pin with the same photos comes before a vendor's own second room. */
const suspicion = ({ isSameVendor, metres, photos }: DuplicateListing) =>
  (isSameVendor ? 0 : 100) + (metres === null ? 0 : 20) + photos.length
