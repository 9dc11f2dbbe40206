import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { type ListingTypeVariant, variantsOf, withVariant } from '@/lib/domain/listing/variants'

/** The nine types in each of their variants, named for `test.each`. */
export const EVERY_LISTING_TYPE: [string, ListingTypeVariant][] = LISTING_TYPES.flatMap((listingType) =>
  variantsOf(listingType).map((variant): [string, ListingTypeVariant] => [
    `${listingType.type}, ${variant}`,
    withVariant(listingType, variant),
  ]),
)
