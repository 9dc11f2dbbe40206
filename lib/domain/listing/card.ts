import type { PriceUnit, PropertyType } from './vocabulary'

export const BADGES = ['instant', 'last_minute', 'new'] as const
export type Badge = (typeof BADGES)[number]

/** A name in both languages, as the wire spells it. */
export interface NamedPlace {
  name: string
  name_ar: string
}

/** A service in a list of results; money in SAR. */
export interface ServiceCard {
  _id: string
  type: PropertyType
  name: string
  name_ar: string
  city: NamedPlace
  district: NamedPlace
  /** addresses without a width: see `pictureAt` */
  images: string[]
  rating: number | null
  reviewsCount: number
  distanceKm: number | null
  maxGuests: number
  bedrooms: number | null
  price: {
    unit: PriceUnit
    /** the lowest price of a day or hour */
    from: number
    /** the price of the asked stay, null without dates or for hours; `before` is the total without the discount */
    stay: { total: number; before: number; perNight: number; nights: number } | null
  }
  lastMinutePercent: number | null
  badges: Badge[]
  /** [latitude, longitude], about 100 m exact */
  location: [number, number]
}

export interface SearchFacets {
  types: Partial<Record<PropertyType, number>>
  priceMin: number | null
  priceMax: number | null
}

export interface SearchAnswer {
  data: ServiceCard[]
  page: number
  pageSize: number
  total: number
  facets: SearchFacets
}
