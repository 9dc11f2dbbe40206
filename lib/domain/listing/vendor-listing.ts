import type { Page } from '@/lib/domain/catalogue'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { CaptionOfPhoto } from './draft'
import type { FieldReason } from './field-reasons'
import type { LicenceState } from './licence'
import type { ListingActor, ListingHistoryEvent } from './listing-lifecycle'
import type { PriceChange } from './pricing/price-changes'
import type { ListingState, PriceUnit, PropertyType } from './vocabulary'
import type { ListingWire } from './wire'

/** A listing in its vendor's list; money in SAR. */
export interface VendorListingCard extends LocalizedName {
  _id: string
  type: PropertyType
  /** the path of its calls: PUT {segment}/{_id} and the like */
  segment: string
  status: ListingState
  /** why an admin has rejected or suspended it */
  reason: string | null
  /** a change of texts or images waits for an admin's approval */
  hasPendingChange: boolean
  image: string | null
  city: LocalizedName
  price: { unit: PriceUnit; from: number }
  rating: number | null
  reviewsCount: number
  views: number
  /** the next arrival, an instant */
  nextBooking: string | null
  /** bookings that have not ended */
  openBookings: number
  /** sold share of the next 30 nights, in percent */
  occupancy: number
  /** null for types that need none */
  licence: LicenceState | null
  /** ISO day */
  licenceExpiresOn: string | null
  createdAt: string
  /** of a property with several: how many, itself included */
  roomTypes?: number
  /** of a room type: the id of its property */
  property?: string
}

/** GET vender/services: one page of them, and the count of each state. */
export interface VendorListingsWire extends Page<VendorListingCard> {
  counts: Partial<Record<ListingState, number>>
  /** whether a listing in which people sleep needs a licence to be published */
  requiresLicence: boolean
}

/** A room type of a vendor: how many rooms there are, and for how many guests each. */
export interface VendorRoomType extends VendorListingCard {
  units: number
  maxGuests: number
}

/** GET vender/services/{id}/room-types: those of the property, itself first, in every state. */
export interface VendorRoomTypesWire {
  property: string
  data: VendorRoomType[]
}

/** GET vender/figures: a vendor's current month; money in SAR after the commission. */
export interface VendorFiguresWire {
  /** the month in Riyadh, such as 2026-03 */
  month: string
  income: number
  nights: number
  requestsWaiting: number
}

/** The texts and images that an admin reviews, with the names of the specification. */
export interface ShownTextsWire {
  nameInEnglish: string
  nameInArabic: string
  descriptionInEnglish: string
  descriptionInArabic: string
  images: string[]
  photoCaptions: CaptionOfPhoto[]
}

/** A pending change beside what guests see. */
export interface TextChangeWire {
  published: ShownTextsWire
  proposed: ShownTextsWire
}

export interface ListingHistoryEntry {
  event: ListingHistoryEvent
  role: ListingActor
  status: ListingState
  reason: string | null
  /** of the event `price`, else empty */
  prices: PriceChange[]
  createdAt: string
}

/** GET vender/services/{id}/overview: one listing with its history and figures. */
export interface ListingOverviewWire {
  card: VendorListingCard
  service: ListingWire
  change: TextChangeWire | null
  /** newest first */
  history: ListingHistoryEntry[]
  requiresLicence: boolean
  /** all-time: stays without cancelled ones, and income in SAR after the commission */
  figures: { stays: number; nights: number; income: number }
}

/** The open bookings that prevent a deletion, in the answer to DELETE {type}/{id}. */
export interface OpenBookings {
  bookings: { _id: string; code: string }[]
}

/** The property of a room type, in answers about the room type alone. */
export interface PropertyOfRoomType extends LocalizedName {
  _id: string
}

/** What an answer for editing has beside the listing. */
export interface EditableFields {
  /** grows with every edit and every decision; the `basedOn` of the next edit */
  version: number
  hasPendingChange: boolean
  /** why an admin rejected it or its change, in short and by field */
  reason: string | null
  fieldReasons: FieldReason[]
  /** of a room type alone */
  roomTypeOf?: PropertyOfRoomType
}

/** A listing for editing: with its pending change, and the times as the vendor set them. */
export type EditableListingWire = ListingWire & EditableFields
