import type {
  ComparedListing,
  PhotoCheck,
  ReviewDetail,
  ReviewRoomType,
} from '@/lib/contract/schemas/listing/listing-review'
import { DomainError } from '@/lib/domain/issues'
import type { Listing } from '@/lib/domain/listing/listing'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { toWire } from '@/lib/domain/listing/wire'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { isLicenceRequired } from '@/server/modules/catalogue/get-settings'
import { calendarTermsOf } from '@/server/modules/listings/calendar-terms'
import { getListing } from '@/server/modules/listings/get-listing'
import { listHistory } from '@/server/modules/listings/vendor-listings/history-store'
import { readOpenBookings } from '@/server/modules/listings/vendor-listings/store'
import { findVersion } from '@/server/modules/listings/vendor-listings/stored-version'
import type { SignedIn } from '@/server/policy/signed-in'
import { findDuplicates } from './find-duplicates'
import { reviewCardOf } from './review-card'
import { findReviewed, listElsewhere, listRoomTypesOf, listSizes, type ReviewRow } from './review-store'

const MEDIA = '/api/v1/media/'

/** One listing with everything that an admin needs to decide. */
export async function getForReview(deps: Deps, admin: SignedIn, id: string): Promise<ReviewDetail> {
  const row = await findReviewed(deps.db, id)
  if (!row) throw new DomainError('not_found')
  const listing = await getListing(deps, id, admin)
  const photos = await checkPhotos(deps.db, row)
  return {
    card: reviewCardOf(row, deps.clock.now()),
    service: toWire(listing),
    compared: await compareWithStored(deps.db, listing, row),
    duplicates: await findDuplicates(deps, row),
    openBookings: await readOpenBookings(deps.db, [id]),
    photos,
    terms: calendarTermsOf(row.listing),
    roomTypes: await readRoomTypes(deps.db, row),
    history: await listHistory(deps.db, id),
    requiresLicence: await isLicenceRequired(deps.db),
  }
}

/** The version that was decided on last, beside what is proposed now. */
async function compareWithStored(
  db: Db,
  listing: Listing,
  { pending }: ReviewRow,
): Promise<ComparedListing | null> {
  const stored = await findVersion(db, listing.id)
  const shown = toWire(listing, { times: listing.givenTimes })
  if (!stored && !pending) return null
  return {
    decision: stored?.decision ?? 'published',
    decidedAt: stored?.createdAt.toISOString() ?? null,
    before: stored?.content ?? shown,
    after: pending ? toWire({ ...listing, ...pending }, { times: listing.givenTimes }) : shown,
  }
}

async function readRoomTypes(db: Db, { listing: { propertyId } }: ReviewRow): Promise<ReviewRoomType[]> {
  if (propertyId === null) return []
  return (await listRoomTypesOf(db, propertyId)).map((room) => ({
    _id: room.id,
    ...rowName(room),
    status: room.state,
    areaSqm: room.areaSqm,
    facts: room.facts,
    price: { unit: priceUnitOf(room.type, room.pricingMode), from: toSar(room.lowestPrice) },
  }))
}

async function checkPhotos(db: Db, { listing, pending }: ReviewRow): Promise<PhotoCheck[]> {
  const urls = pending?.images ?? listing.images
  const keyOf = (url: string) => url.replace(MEDIA, '')
  const sizes = await listSizes(db, urls.map(keyOf))
  const elsewhere = await listElsewhere(db, listing.vendorId, urls)
  return urls.map((url) => ({
    url,
    width: sizes.get(keyOf(url))?.width ?? null,
    height: sizes.get(keyOf(url))?.height ?? null,
    isNew: pending !== null && !listing.images.includes(url),
    isElsewhere: elsewhere.has(url),
  }))
}
