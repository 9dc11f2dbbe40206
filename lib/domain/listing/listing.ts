import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { ListingContent } from './content'
import type { ListingFacility } from './facility-choice'
import type { OfferedRoomTypes } from './room-types'
import type { TermsContent, VendorTimes } from './terms'
import type { Audience, BookingType, Fact, ListingState } from './vocabulary'

interface ListingLocation {
  address: string
  city: LocalizedName
  district: LocalizedName
  /** like the landmark only for the vendor and guests with a confirmed booking, else '' */
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
  /** Diyar saw the papers of who owns the vendor today */
  isChecked: boolean
  /** the median answer time of recent messages in minutes; null before there are enough */
  answerMinutes: number | null
  /** in how many percent of recent conversations the host answered; null before there are enough */
  answerPercent: number | null
}

/** The content of a listing without the fields that have another form here. */
type Described = Omit<
  ListingContent,
  | keyof TermsContent
  | 'place'
  | 'areaSqm'
  | 'facts'
  | 'facilities'
  | 'audience'
  | 'bookingType'
  | 'calendarTerms'
>

/** A listing: the vendor's content, its booking terms, its state and its ratings. */
export interface Listing extends Described, OfferedRoomTypes {
  id: string
  state: ListingState
  category: Bilingual
  areaSqm: number
  location: ListingLocation
  facts: Partial<Record<Fact, string | number>>
  facilities: ListingFacility[]
  audience: Audience
  bookingType: BookingType
  terms: BookableListing
  /** absent when read from the wire, and on listings stored before this field existed */
  givenTimes?: VendorTimes
  /** its vendor has hours at which guests may look at it; absent: none */
  hasAppointments?: true
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
