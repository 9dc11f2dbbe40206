import type { VendorListingCard, VendorListingsWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { licenceState } from '@/lib/domain/listing/licence'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { isRoomType } from '@/lib/domain/listing/room-types'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { isLicenceRequired } from '@/server/modules/catalogue/get-settings'
import type { PageRequest } from '@/server/plugins/request-params'
import type { Member } from '@/server/policy/signed-in'
import { countByState, listVendorPage, type VendorListingRow } from './list-store'

/** The period of the occupancy figure. */
export const OCCUPANCY_DAYS = 30

interface ListRequest extends PageRequest {
  state: ListingState | null
  /** room types too, each after its property */
  hasRoomTypes: boolean
}

/** The listings of a vendor, newest first, of one state when it is asked for. */
export async function listVendorListings(
  { db, clock }: Deps,
  member: Member,
  { page, pageSize, state, hasRoomTypes }: ListRequest,
): Promise<VendorListingsWire> {
  const now = clock.now()
  const counts = await countByState(db, member.vendorId, { hasRoomTypes })
  const rows = await listVendorPage(db, member.vendorId, {
    state,
    hasRoomTypes,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    now,
    today: riyadhDay(now),
    days: OCCUPANCY_DAYS,
  })
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const requiresLicence = await isLicenceRequired(db)
  const data = rows.map((row) => vendorCardOf(row, now))
  return { data, page, pageSize, total: state ? (counts[state] ?? 0) : all, counts, requiresLicence }
}

export function vendorCardOf(row: VendorListingRow, now: Date): VendorListingCard {
  const { listing, city, pending, openBookings, nextBooking, soldDays, roomTypes } = row
  const licence = { number: listing.licenceNumber, expiresOn: listing.licenceExpires }
  return {
    _id: listing.id,
    type: listing.type,
    segment: listingTypeOf(listing.type).segment,
    status: listing.state,
    reason: listing.stateReason,
    hasPendingChange: pending !== null,
    ...(pending ? nameToWire(pending.name) : rowName(listing)),
    image: (pending?.images ?? listing.images)[0] ?? null,
    city: rowName(city),
    price: { unit: priceUnitOf(listing.type, listing.pricingMode), from: toSar(listing.lowestPrice) },
    rating: listing.rating,
    reviewsCount: listing.reviewsCount,
    views: listing.views,
    nextBooking: nextBooking === null ? null : new Date(nextBooking).toISOString(),
    openBookings,
    occupancy: Math.round((soldDays * 100) / OCCUPANCY_DAYS),
    licence: licenceState(listing.type, licence, riyadhDay(now)),
    licenceExpiresOn: listing.licenceExpires,
    createdAt: listing.createdAt.toISOString(),
    ...(roomTypes > 1 ? { roomTypes } : {}),
    ...(isRoomType(listing) && listing.propertyId ? { property: listing.propertyId } : {}),
  }
}
