import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { listingTypeOf } from './listing-types'
import type { BookingType, Fact, PaymentType, PriceUnit, PropertyType } from './vocabulary'

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
  /** those that the property itself has not */
  facilities: LocalizedName[]
  bookingType: BookingType
  paymentType: PaymentType
  price: { unit: PriceUnit; from: number }
}

/** Which room types a listing's page offers. */
export interface OfferedRoomTypes {
  /** of a room type and of a property: the listing whose page has them; absent: neither */
  property?: string
  /** those that are sold, the property first; absent where there is one alone */
  roomTypes?: RoomTypeWire[]
}

/** The name of a room type on its property's page: without the property's name, where it begins with that. */
export function nameWithin(property: string, name: string): string {
  const rest = name.startsWith(property) ? name.slice(property.length).replace(/^[\s،,:·–—-]+/, '') : ''
  return rest || name
}
