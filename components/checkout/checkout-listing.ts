import { type Offer, offerOf } from '@/components/stay-picker/offer'
import type { NamedPlace } from '@/lib/domain/listing/card'
import type { Listing } from '@/lib/domain/listing/listing'

/** What the checkout shows of a place beside its terms. */
export interface CheckoutPlace {
  offer: Offer
  image: string
  city: NamedPlace
  district: NamedPlace
  rules: Listing['rules']
  additionalRules: string[]
}

export function checkoutPlaceOf(listing: Listing): CheckoutPlace {
  const { images, place, rules, additionalRules } = listing
  return {
    offer: offerOf(listing),
    image: images[0] ?? '',
    city: place.city,
    district: place.district,
    rules,
    additionalRules,
  }
}
