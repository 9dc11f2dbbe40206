import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { type ListingTypeVariant, variantsOf, withVariant } from '@/lib/domain/listing/variants'

/** The nine types in each of their variants, named for `test.each`. */
export const EVERY_LISTING_TYPE: [string, ListingTypeVariant][] = LISTING_TYPES.flatMap((kind) =>
  variantsOf(kind).map((variant): [string, ListingTypeVariant] => [
    `${kind.type}, ${variant}`,
    withVariant(kind, variant),
  ]),
)
