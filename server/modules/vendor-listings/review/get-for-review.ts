import { DomainError } from '@/lib/domain/issues'
import type { PhotoCheck, ReviewDetail } from '@/lib/domain/listing/listing-review'
import { toWire } from '@/lib/domain/listing/wire'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { isLicenceRequired } from '@/server/modules/catalogue/get-settings'
import { getListing } from '@/server/modules/listings/get-listing'
import { listHistory } from '@/server/modules/vendor-listings/history-store'
import { textChangeOf } from '@/server/modules/vendor-listings/pending-texts'
import { reviewCardOf } from './list-for-review'
import { findReviewed, listElsewhere, listSizes, type ReviewRow } from './review-store'

const MEDIA = '/api/v1/media/'

/** One listing with everything that an admin needs to decide. */
export async function getForReview(deps: Deps, admin: SignedIn, id: string): Promise<ReviewDetail> {
  const row = await findReviewed(deps.db, id)
  if (!row) throw new DomainError('not_found')
  const listing = await getListing(deps, id, admin)
  return {
    card: reviewCardOf(row, deps.clock.now()),
    service: toWire(listing),
    change: textChangeOf(listing, row.pending),
    photos: await checkPhotos(deps.db, row),
    history: await listHistory(deps.db, id),
    requiresLicence: await isLicenceRequired(deps.db),
  }
}

async function checkPhotos(db: Db, { listing, pending }: ReviewRow): Promise<PhotoCheck[]> {
  const urls = pending?.images ?? listing.images
  const keyOf = (url: string) => url.replace(MEDIA, '')
  const sizes = await listSizes(db, urls.map(keyOf))
  const elsewhere = await listElsewhere(db, listing.ownerId, urls)
  return urls.map((url) => ({
    url,
    width: sizes.get(keyOf(url))?.width ?? null,
    height: sizes.get(keyOf(url))?.height ?? null,
    isNew: pending !== null && !listing.images.includes(url),
    isElsewhere: elsewhere.has(url),
  }))
}
