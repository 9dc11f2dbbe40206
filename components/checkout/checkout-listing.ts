import { type Offer, offerOf } from '@/components/stay-picker/offer'
import type { LocalizedName } from '@/lib/domain/listing/card'
import type { Listing } from '@/lib/domain/listing/listing'

/** What the checkout shows of a listing besides its terms. */
export interface CheckoutListing {
  offer: Offer
  image: string
  city: LocalizedName
  district: LocalizedName
  rules: Listing['rules']
  additionalRules: string[]
}

export function checkoutListingOf(listing: Listing): CheckoutListing {
  const { images, location: place, rules, additionalRules } = listing
  return {
    offer: offerOf(listing),
    image: images[0] ?? '',
    city: place.city,
    district: place.district,
    rules,
    additionalRules,
  }
}
