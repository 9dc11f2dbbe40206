import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { Day } from '@/lib/domain/time/days'
import type { PriceUnit, PropertyType } from './vocabulary'

export const BADGES = ['instant', 'last_minute', 'new'] as const
export type Badge = (typeof BADGES)[number]

/** A listing in a list of results; money in SAR. */
export interface ListingCard extends LocalizedName {
  _id: string
  /** of a listing with several: the one that the guests, rooms and price are of */
  roomType?: LocalizedName & { _id: string }
  /** of a search by flexible dates: the cheapest stay, whose price it has */
  dates?: { checkIn: Day; checkOut: Day }
  type: PropertyType
  city: LocalizedName
  district: LocalizedName
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
    /** the price of the requested stay, null without dates or for hours; `before` is the total without the discount */
    stay: { total: number; before: number; perNight: number; nights: number } | null
    /** the same of the requested hours; absent: none are requested */
    hours?: { total: number; before: number; perHour: number; hours: number }
  }
  lastMinutePercent: number | null
  badges: Badge[]
  /** [latitude, longitude], about 100 m exact */
  location: [number, number]
  /** ISO instant of the last change */
  changedAt: string
}

/** The distribution of the found prices, price filters aside; money in SAR. */
export interface PriceHistogram {
  /** the lowest and the highest price */
  from: number
  to: number
  /** listings in each bar; each bar ends at the same multiple of the price that it begins at */
  counts: number[]
}

export interface DistrictFacet extends LocalizedName {
  _id: string
  /** the district in page addresses, below its city */
  slug: string
  count: number
}

export interface SearchFacets {
  types: Partial<Record<PropertyType, number>>
  priceMin: number | null
  priceMax: number | null
  /** null without results */
  prices: PriceHistogram | null
  /** the districts of the requested city, those with most listings first; empty without a city */
  districts: DistrictFacet[]
}

export interface SearchAnswer {
  data: ListingCard[]
  page: number
  pageSize: number
  /** at most `MAX_COUNTED` */
  total: number
  facets: SearchFacets
}

/** The map beside the results shows so many listings at most; more would overlap everywhere. */
export const MAX_ON_MAP = 200

/** What a pin and its small card show of a listing; `images` has one picture at most. */
export type MapCard = Pick<
  ListingCard,
  | '_id'
  | 'name'
  | 'name_ar'
  | 'roomType'
  | 'dates'
  | 'type'
  | 'city'
  | 'district'
  | 'images'
  | 'price'
  | 'location'
>

/** GET services/search/map: the listings of all pages of a search, the first `MAX_ON_MAP` in its order. */
export interface MapAnswer {
  data: MapCard[]
  /** at most `MAX_COUNTED` */
  total: number
}

/** Alternatives for a search without results. */
export interface NearbyAnswer {
  /** the nearest stays of the same length for which something is free; ISO days */
  dates: { checkIn: Day; checkOut: Day; total: number }[]
  /** other cities with results for the requested days, nearest first */
  cities: (LocalizedName & { distanceKm: number; total: number })[]
}

/** The lowest price of a free listing for each night, in SAR; a night without one is left out. */
export type DayPrices = Record<Day, number>
