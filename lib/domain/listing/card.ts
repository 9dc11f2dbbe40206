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
