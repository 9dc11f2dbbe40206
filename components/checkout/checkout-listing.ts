import { type ListingForBooking, toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import type { Listing } from '@/lib/domain/listing/listing'
import type { LocalizedName } from '@/lib/domain/text/bilingual'

/** What the checkout shows of a listing besides its terms. */
export interface CheckoutListing {
  offer: ListingForBooking
  image: string
  city: LocalizedName
  district: LocalizedName
  rules: Listing['rules']
  additionalRules: string[]
}

export function checkoutListingOf(listing: Listing, offer = toListingForBooking(listing)): CheckoutListing {
  const { images, location: place, rules, additionalRules } = listing
  return {
    offer,
    image: images[0] ?? '',
    city: place.city,
    district: place.district,
    rules,
    additionalRules,
  }
}
