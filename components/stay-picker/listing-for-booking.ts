import type { Listing } from '@/lib/domain/listing/listing'

/** The fields of a listing that the booking card needs; all of them are sent to the browser, so no others are. */
export interface ListingForBooking extends Pick<Listing, 'id' | 'type' | 'name' | 'bookingType' | 'terms'> {
  /** of a property with several: the name of the room type that is booked, in the language of the page */
  room?: string
}

export function toListingForBooking({ id, type, name, bookingType, terms }: Listing): ListingForBooking {
  return { id, type, name, bookingType, terms }
}
