import { COMMON_HOUSE_RULES, listingTypeOf } from '@/lib/domain/listing/listing-types'
import { inBothLanguages } from '@/lib/domain/listing/rule-languages'
import type { HouseRule } from '@/lib/domain/listing/vocabulary'
import { descriptions, filled } from './content'
import type { Shape } from './listing-facts'
import type { PlannedListing } from './listing-plan'

export interface ListingTexts {
  description: string
  descriptionAr: string
  address: string
  landmark: string
  rules: HouseRule[]
  additionalRules: string[]
}

interface Sentence {
  en: string
  ar: string
  /** what the building must have */
  needs?: readonly string[]
}

export function textsOf(plan: PlannedListing, shape: Shape): ListingTexts {
  const { type, random, city, district, building } = plan
  const features: readonly string[] = building.has
  const fits = ({ needs = [] }: Sentence) => needs.every((need) => features.includes(need))
  const openings: readonly Sentence[] = descriptions.openings[type]
  const highlights: readonly Sentence[] = descriptions.highlights[type]
  const sentences = [
    random.pick(openings.filter(fits)),
    ...random.some(highlights, highlights.length).filter(fits).slice(0, 2),
    random.pick(descriptions.closings),
  ]
  const numbers = { area: shape.areaSqm.toLocaleString('en-US'), guests: shape.maxGuests }
  const location = random.pick(descriptions.addresses)
  return {
    description: sentences
      .map(({ en }) => filled(en, { ...numbers, district: district.en, city: city.name }))
      .join(' '),
    descriptionAr: sentences
      .map(({ ar }) => filled(ar, { ...numbers, district: district.ar, city: city.name_ar }))
      .join(' '),
    address: `${filled(location.ar, { district: district.ar })}، ${city.name_ar}`,
    landmark: filled(location.en, { district: district.en }),
    rules: [...random.some(COMMON_HOUSE_RULES, 3), ...random.some(listingTypeOf(type).rules, 2)],
    additionalRules: random.chance(0.4) ? [inBothLanguages(random.pick(descriptions.additionalRules))] : [],
  }
}
