import type { Listing } from '@/lib/domain/listing/listing'

/** The fields of a listing that the booking card needs; all of them are sent to the browser, so no others are. */
export type ListingForBooking = Pick<Listing, 'id' | 'type' | 'name' | 'bookingType' | 'terms'>

export function toListingForBooking({ id, type, name, bookingType, terms }: Listing): ListingForBooking {
  return { id, type, name, bookingType, terms }
}
