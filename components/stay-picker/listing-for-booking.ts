import type { Beds } from '@/lib/domain/booking/party'
import type { Listing } from '@/lib/domain/listing/listing'
import type { OfferedRoomTypes, RoomTypeWire } from '@/lib/domain/listing/room-types'
import { adultBedsOf } from '@/lib/domain/listing/terms'

/** The fields of a listing that the booking card needs; all of them are sent to the browser, so no others are. */
export interface ListingForBooking extends Pick<Listing, 'id' | 'type' | 'name' | 'bookingType' | 'terms'> {
  /** of a property with several: the name of the room type that is booked, in the language of the page */
  room?: string
  /** all room types that are sold of such a property */
  roomTypes?: RoomToBook[]
}

/** A room type that can be booked with another one; its name is in the language of the page. */
export interface RoomToBook extends Beds {
  id: string
  name: string
}

export function toListingForBooking({ id, type, name, bookingType, terms }: Listing): ListingForBooking {
  return { id, type, name, bookingType, terms }
}

/** The same of a room type among those of its property. */
export function withRoomTypes(
  sold: Listing,
  { roomTypes = [] }: OfferedRoomTypes,
  nameOf: (roomType: RoomTypeWire) => string,
): ListingForBooking {
  const rooms = roomTypes.map((one): RoomToBook => {
    const { _id: id, maxGuests, facts } = one
    return { id, name: nameOf(one), maxGuests, ...adultBedsOf(facts) }
  })
  const room = rooms.find(({ id }) => id === sold.id)?.name
  return { ...toListingForBooking(sold), roomTypes: rooms, ...(room === undefined ? {} : { room }) }
}
