import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { LocalizedName } from './card'
import type { ListingContent } from './content'
import type { TermsContent, VendorTimes } from './terms'
import type { Audience, BookingType, Fact, ListingState } from './vocabulary'

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
  city: LocalizedName
  district: LocalizedName
  /** with the landmark '' where there is none; only for the vendor and guests with a confirmed booking */
  houseNumber: string
  landmark: string
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

/** What its vendor says of a listing, with the terms in the form that a booking takes. */
type Described = Omit<
  ListingContent,
  keyof TermsContent | 'place' | 'areaSqm' | 'facts' | 'facilities' | 'audience' | 'bookingType'
>

/** A listing as it can be booked: what its vendor says, and what guests and admins have made of it. */
export interface Listing extends Described {
  id: string
  state: ListingState
  category: Bilingual
  areaSqm: number
  place: ListingPlace
  facts: Partial<Record<Fact, string | number>>
  facilities: ListingFacility[]
  audience: Audience
  bookingType: BookingType
  terms: BookableListing
  /** unknown to readers of the wire, and where it was stored before they were */
  givenTimes?: VendorTimes
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
