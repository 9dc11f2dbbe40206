import { getTranslations } from 'next-intl/server'
import {
  type ListingForBooking,
  toListingForBooking,
  withRoomTypes,
} from '@/components/stay-picker/listing-for-booking'
import { roomTypeName } from '@/components/stay-picker/room-types/room-type-name'
import type { Listing } from '@/lib/domain/listing/listing'
import type { Locale } from '@/lib/i18n/routing'

/** What the booking card needs of the listing, or of the room type of it that is chosen. */
export async function offerOf(listing: Listing, sold: Listing, locale: Locale): Promise<ListingForBooking> {
  if (!listing.roomTypes) return toListingForBooking(sold)
  const kinds = await getTranslations('vocabulary.roomType')
  return withRoomTypes(sold, listing, (roomType) => roomTypeName(kinds, locale, listing, roomType))
}
