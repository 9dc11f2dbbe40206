import type { Page } from '@/lib/domain/catalogue'
import type { LocalizedName } from './card'
import type { LicenceState } from './licence'
import type { ListingActor, ListingHistoryEvent } from './listing-lifecycle'
import type { ListingState, PriceUnit, PropertyType } from './vocabulary'
import type { ListingWire } from './wire'

/** A listing in its owner's list; money in SAR. */
export interface VendorListingCard {
  _id: string
  type: PropertyType
  /** the path of its calls: PUT {segment}/{_id} and the like */
  segment: string
  status: ListingState
  /** why an admin has rejected or suspended it */
  reason: string | null
  /** names, descriptions or pictures wait for an admin while the approved ones are shown */
  hasPendingChange: boolean
  name: string
  name_ar: string
  image: string | null
  city: LocalizedName
  price: { unit: PriceUnit; from: number }
  rating: number | null
  reviewsCount: number
  views: number
  /** the next arrival, an instant */
  nextBooking: string | null
  /** bookings that are not over, refused or cancelled */
  openBookings: number
  /** sold nights of the coming 30, in percent */
  occupancy: number
  /** null where people do not sleep */
  licence: LicenceState | null
  /** ISO day */
  licenceExpiresOn: string | null
  createdAt: string
}

/** GET vender/services: one page of them, and how many there are in each state. */
export interface VendorListingsWire extends Page<VendorListingCard> {
  counts: Partial<Record<ListingState, number>>
  /** whether an admin publishes a place in which people sleep only with its licence */
  requiresLicence: boolean
}

/** GET vender/figures: how a vendor's month goes; money in SAR after the commission. */
export interface VendorFiguresWire {
  /** the month in Riyadh, such as 2026-03 */
  month: string
  income: number
  nights: number
  requestsWaiting: number
}

/** The names, descriptions and pictures that an admin looks at, as the specification spells them. */
export interface ShownTextsWire {
  nameInEnglish: string
  nameInArabic: string
  descriptionInEnglish: string
  descriptionInArabic: string
  images: string[]
}

/** What is shown to guests beside what waits for an admin. */
export interface TextChangeWire {
  published: ShownTextsWire
  proposed: ShownTextsWire
}

export interface ListingHistoryEntry {
  event: ListingHistoryEvent
  role: ListingActor
  status: ListingState
  reason: string | null
  createdAt: string
}

/** GET vender/services/{id}/overview: one listing with everything its owner wants to know of it. */
export interface ListingOverviewWire {
  card: VendorListingCard
  service: ListingWire
  change: TextChangeWire | null
  /** newest first */
  history: ListingHistoryEntry[]
  requiresLicence: boolean
  /** of all time: stays that were not cancelled, what they earn in SAR after the commission */
  figures: { stays: number; nights: number; income: number }
}

/** What keeps a listing from being deleted: the answer to DELETE {type}/{id} names it. */
export interface OpenBookings {
  bookings: { _id: string; code: string }[]
}

/** A listing as its owner edits it: with the texts and pictures that still wait for an admin, and the times as given. */
export type EditableListingWire = ListingWire & { hasPendingChange: boolean; reason: string | null }
