import type { BookableService } from '@/lib/domain/booking/bookable'
import type { NamedPlace } from './card'
import type { ListingExtras } from './extras'
import type { Licence } from './licence'
import type { Audience, BookingType, Fact, HouseRule, PropertyType, ServiceState } from './vocabulary'

/** A text in both languages. */
export interface Bilingual {
  en: string
  ar: string
}

/** One ticked facility; `count` only where the facility is counted. */
export interface ListingFacility {
  id: string
  name: Bilingual
  group: Bilingual
  groupImage: string | null
  image: string | null
  count: number | null
}

interface ListingPlace {
  address: string
  city: NamedPlace
  district: NamedPlace
  /** only for the owner and guests with a confirmed booking */
  houseNumber: string | null
  landmark: string | null
  latitude: number
  longitude: number
}

interface ListingHost {
  id: string
  name: Bilingual
  type: 'host' | 'company'
  avatar: string | null
  /** ISO day */
  since: string
  /** within which half of the recent messages were answered; null before there are enough */
  answerMinutes: number | null
}

/** A service in the proper terms of the field; `wire.ts` knows how the API spells it. */
export interface Listing {
  id: string
  type: PropertyType
  state: ServiceState
  categoryId: string
  category: Bilingual
  name: Bilingual
  description: Bilingual
  /** only for the owner and guests with a confirmed booking */
  secondaryPhone: string | null
  areaSqm: number
  pitchGrassType: string | null
  licence: Licence | null
  /** addresses without a width: see `pictureAt` */
  images: string[]
  place: ListingPlace
  facts: Partial<Record<Fact, string | number>>
  facilities: ListingFacility[]
  rules: HouseRule[]
  additionalRules: string[]
  extras: ListingExtras
  audience: Audience
  bookingType: BookingType
  terms: BookableService
  rating: number | null
  reviewsCount: number
  /** mean marks of the six aspects, in the order of `REVIEW_ASPECTS` */
  aspectRatings: number[]
  host: ListingHost
}

export const REVIEW_ASPECTS = [
  'cleanliness',
  'accuracy',
  'checkIn',
  'communication',
  'location',
  'value',
] as const
