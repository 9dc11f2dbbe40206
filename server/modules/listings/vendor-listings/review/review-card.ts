import type { ReviewCard } from '@/lib/contract/schemas/listing/listing-review'
import { licenceState } from '@/lib/domain/listing/licence'
import { isRoomType } from '@/lib/domain/listing/room-types'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import { rowName } from '@/server/db/row-name'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { ReviewRow } from './review-store'

export function reviewCardOf(row: ReviewRow, now: Date): ReviewCard {
  const { listing, city, pending, owner, vendorType, property } = row
  const name = publicNameOf(owner)
  const licence = { number: listing.licenceNumber, expiresOn: listing.licenceExpires }
  return {
    _id: listing.id,
    type: listing.type,
    status: listing.state,
    reason: listing.stateReason,
    version: listing.version,
    hasPendingChange: pending !== null,
    ...(pending ? nameToWire(pending.name) : rowName(listing)),
    images: pending?.images ?? listing.images,
    city: rowName(city),
    price: { unit: priceUnitOf(listing.type, listing.pricingMode), from: toSar(listing.lowestPrice) },
    owner: { ...nameToWire(name), type: vendorType },
    licence: licenceState(listing.type, licence, riyadhDay(now)),
    since: new Date(row.since).toISOString(),
    ...(property && isRoomType(listing)
      ? { property: { _id: property.id, ...rowName(property), status: property.state } }
      : {}),
  }
}
