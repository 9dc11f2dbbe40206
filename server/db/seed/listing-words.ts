import type { HouseRule, PropertyType } from '@/lib/domain/listing/vocabulary'
import { descriptions, filled } from './content'
import type { Shape } from './listing-facts'
import type { PlannedListing } from './listing-plan'

const EVERYWHERE: readonly HouseRule[] = ['no_smoking', 'id_required', 'max_guests', 'checkout_time', 'tidy']

const RULES: Record<PropertyType, readonly HouseRule[]> = {
  Chalets: ['family_id', 'pool_children', 'no_parties', 'no_pets', 'fire_only_pit', 'quiet_hours'],
  Resorts: ['family_id', 'pool_children', 'fire_only_pit', 'no_outside_catering', 'no_photos'],
  Hotel: ['quiet_hours', 'no_pets', 'no_parties', 'no_photos'],
  Apartment: ['quiet_hours', 'no_pets', 'no_parties', 'shoes_off', 'family_id'],
  Stadium: ['turf_shoes', 'no_food_pitch', 'no_photos'],
  Lounges: ['no_outside_catering', 'shoes_off', 'no_photos', 'quiet_hours'],
  Camps: ['fire_only_pit', 'no_digging', 'no_photos', 'quiet_hours'],
  Wedding_Halls: ['no_confetti', 'no_outside_catering', 'no_photos', 'family_id'],
  Farms: ['pool_children', 'fire_only_pit', 'no_digging', 'family_id', 'no_pets'],
}

export interface ListingWords {
  description: string
  descriptionAr: string
  address: string
  landmark: string
  rules: HouseRule[]
  additionalRules: string[]
}

export function wordsOf(plan: PlannedListing, shape: Shape): ListingWords {
  const { type, random, city, district } = plan
  const sentences = [
    random.pick(descriptions.openings[type]),
    ...random.some(descriptions.highlights[type], 2),
    random.pick(descriptions.closings),
  ]
  const numbers = { area: shape.areaSqm.toLocaleString('en-US'), guests: shape.maxGuests }
  const place = random.pick(descriptions.addresses)
  return {
    description: sentences
      .map(({ en }) => filled(en, { ...numbers, district: district.en, city: city.name }))
      .join(' '),
    descriptionAr: sentences
      .map(({ ar }) => filled(ar, { ...numbers, district: district.ar, city: city.name_ar }))
      .join(' '),
    address: `${filled(place.ar, { district: district.ar })}، ${city.name_ar}`,
    landmark: filled(place.en, { district: district.en }),
    rules: [...random.some(EVERYWHERE, 3), ...random.some(RULES[type], 2)],
    additionalRules: random.chance(0.4) ? [random.pick(descriptions.additionalRules)] : [],
  }
}
