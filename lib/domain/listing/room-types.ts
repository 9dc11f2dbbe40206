import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { listingTypeOf } from './listing-types'
import type { VendorListingCard } from './vendor-listing'
import type { Fact, PriceUnit, PropertyType } from './vocabulary'

/** The most room types of one property, its first one included. */
export const MAX_ROOM_TYPES = 15

/**
 * Whether listings of a type may have several room types (vendors' tools, Rooms and inventory): those that count their
 * units. Each room type is a listing of its own with units, prices and a calendar; the property is the first of them.
 */
export const hasRoomTypes = (type: PropertyType): boolean => listingTypeOf(type).facts.units !== undefined

/** Whether a listing is a further room type of a property, which has no page of its own. */
export const isRoomType = ({ id, propertyId }: { id: string; propertyId: string | null }): boolean =>
  propertyId !== null && propertyId !== id

/** A room type as guests choose it on the page of its property; money in SAR. */
export interface RoomTypeWire extends LocalizedName {
  _id: string
  images: string[]
  areaSqm: number
  facts: Partial<Record<Fact, string | number>>
  maxGuests: number
  /** what it has beside what every room type of the property has, by their ids */
  facilities: string[]
  price: { unit: PriceUnit; from: number }
}

/** GET vender/services/{id}/room-types: those of the property, itself first, in every state. */
export interface VendorRoomTypesWire {
  property: string
  data: VendorListingCard[]
}
