import { type ListingType, listingTypeOf } from './listing-types'
import type { AddOnName, PricingMode, PropertyType, Variant } from './vocabulary'

/** A row of LISTING_TYPES for one variant; it defines the wizard and the payload. */
export interface ListingTypeVariant extends ListingType {
  variant: Variant
}

/** The add-ons of the hourly variant (wizard.md, section 2: a minimal list). */
const HOURLY_ADD_ONS: readonly AddOnName[] = ['birthdayArrangements', 'buffet', 'photographer', 'weddingCake']

/** The differences of each variant from its row. */
const DIFFERENCES: Record<Variant, (listingType: ListingType) => Partial<ListingType>> = {
  standard: () => ({}),
  hourly: ({ addOns }) => ({ addOns: addOns.filter((name) => HOURLY_ADD_ONS.includes(name)) }),
  freeMeal: ({ extras }) => ({ extras: [...extras, 'rooms', 'meals'] }),
}

/** The variants of a type; the wizard starts with the first. */
export function variantsOf({ pricingModes, offersFreeMeal }: ListingType): Variant[] {
  const byPrice = pricingModes.map((mode) => (mode === 'hourly' ? 'hourly' : 'standard'))
  return offersFreeMeal ? [...byPrice, 'freeMeal'] : byPrice
}

/** How a listing of a variant is priced. */
export const pricingModeOf = (variant: Variant): PricingMode => (variant === 'hourly' ? 'hourly' : 'daily')

export function withVariant(listingType: ListingType, variant: Variant): ListingTypeVariant {
  return { ...listingType, ...DIFFERENCES[variant](listingType), variant }
}

/** The row and variant of a draft. */
export function variantOfDraft({
  type,
  variant,
}: {
  type: PropertyType
  variant: Variant
}): ListingTypeVariant {
  return withVariant(listingTypeOf(type), variant)
}
