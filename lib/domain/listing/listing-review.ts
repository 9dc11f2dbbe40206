import { array, type InferType, number, object, string } from 'yup'
import type { TablePage } from '@/lib/domain/admin/table'
import { ID } from '@/lib/domain/id'
import type { ErrorCode } from '@/lib/domain/issues'
import { MAX_REASON } from '@/lib/domain/reason'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { userText } from '@/lib/domain/text/text'
import type { CalendarTerms } from './calendar-terms'
import { fieldReasons } from './field-reasons'
import type { LicenceState } from './licence'
import type { ListingHistoryEntry, OpenBookings, PropertyOfRoomType } from './vendor-listing'
import type { Fact, ListingState, PriceUnit, PropertyType } from './vocabulary'
import type { ListingWire } from './wire'

/** The tabs of the console's review queue: listings that wait for a decision, then by state; drafts are not listed. */
export const REVIEW_TABS = ['waiting', 'live', 'paused', 'rejected', 'suspended'] as const
export type ReviewTab = (typeof REVIEW_TABS)[number]

/** The decisions of an admin (contract.md, admin calls). */
export const REVIEW_VERBS = ['approve', 'publish', 'reject', 'suspend', 'restore'] as const
export type ReviewVerb = (typeof REVIEW_VERBS)[number]
export const VERBS_WITH_REASON = ['reject', 'suspend'] as const satisfies readonly ReviewVerb[]

/** Which earlier version of a listing a review compares with: the last public one, or the one that was rejected. */
export const COMPARED_DECISIONS = ['published', 'rejected'] as const
export type ComparedDecision = (typeof COMPARED_DECISIONS)[number]

const MAX_VERSION = 2 ** 31 - 1
/** The version of the listing that the admin saw; another one is refused with `stale_decision`. */
const version = number().required().integer().min(1).max(MAX_VERSION)
const reason = userText(MAX_REASON).trim()

const BODIES = {
  plain: object({ version }).noUnknown().exact(),
  withReason: object({ version, reason: reason.required() }).noUnknown().exact(),
  withFields: object({ version, reason: reason.required(), fields: fieldReasons }).noUnknown().exact(),
}

/** The body of each decision: the version that the admin saw, and what the vendor reads of a harmful one. */
export const DECISION_BODIES = {
  approve: BODIES.plain,
  publish: BODIES.plain,
  reject: BODIES.withFields,
  suspend: BODIES.withReason,
  restore: BODIES.plain,
} as const satisfies Record<ReviewVerb, unknown>

export const rejectionBody = BODIES.withFields
export type DecisionBody = InferType<typeof BODIES.plain> & Partial<InferType<typeof BODIES.withFields>>

/** The detail of a refused decision: the history of the listing since the version that the admin saw. */
export interface StaleDecision {
  version: number
  history: ListingHistoryEntry[]
}

const MAX_BULK = 50
/** One decision on several listings, with one reason; each is decided by itself. */
export const bulkBody = object({
  verb: string().required().oneOf(REVIEW_VERBS),
  reason,
  items: array(
    object({ id: string().required().matches(ID), version })
      .noUnknown()
      .exact(),
  )
    .required()
    .min(1)
    .max(MAX_BULK),
})
  .noUnknown()
  .exact()
export type BulkBody = InferType<typeof bulkBody>

/** What became of each listing of a bulk decision, in the order of the request. */
export interface BulkResult {
  results: { _id: string; error: ErrorCode | null }[]
}

/** Listings that people sleep in whose licence does not count, for the filter of the queue. */
export const LICENCE_FILTERS = ['missing', 'expired'] as const
export type LicenceFilter = (typeof LICENCE_FILTERS)[number]

/** The decisions that are allowed in a state. */
export function verbsFor(state: ListingState, hasPendingChange: boolean): ReviewVerb[] {
  const onChange: ReviewVerb[] = hasPendingChange ? ['approve', 'reject'] : []
  if (state === 'in_review') return ['publish', 'reject']
  if (state === 'live' || state === 'paused') return [...onChange, 'suspend']
  return state === 'suspended' ? [...onChange, 'restore'] : []
}

/** A listing in the console's queue; money in SAR. */
export interface ReviewCard extends LocalizedName {
  _id: string
  type: PropertyType
  status: ListingState
  reason: string | null
  /** what a decision on it has to name */
  version: number
  hasPendingChange: boolean
  /** of the pending change, where there is one */
  images: string[]
  city: LocalizedName
  price: { unit: PriceUnit; from: number }
  owner: LocalizedName & { type: 'host' | 'company' }
  licence: LicenceState | null
  /** when it was submitted, or created */
  since: string
  /** of a room type, which guests see while its property is live */
  property?: PropertyOfRoomType & { status: ListingState }
}

/** GET admin/services: one page of the table, and how many listings wait for a decision. */
export type ReviewListWire = TablePage<ReviewCard> & { counts: { waiting: number } }

/** One image for an admin's review; size in pixels, null where unknown. */
export interface PhotoCheck {
  url: string
  width: number | null
  height: number | null
  isNew: boolean
  /** also used by a listing of another vendor */
  isElsewhere: boolean
}

/** Another listing that may be the same place: its pin is close, or it shows the same photos. */
export interface DuplicateListing extends LocalizedName {
  _id: string
  type: PropertyType
  status: ListingState
  owner: LocalizedName
  isSameVendor: boolean
  /** between the pins; null where they are not close */
  metres: number | null
  /** photos of this listing that the other one shows, the same bytes or a near copy */
  photos: { url: string; otherUrl: string }[]
}

/** An earlier version beside the proposed one. */
export interface ComparedListing {
  decision: ComparedDecision
  /** null for one that went public before versions were stored */
  decidedAt: string | null
  before: ListingWire
  after: ListingWire
}

/** A room type of the property that a listing belongs to, in any state; money in SAR. */
export interface ReviewRoomType extends LocalizedName {
  _id: string
  status: ListingState
  areaSqm: number
  /** beds, bathrooms, guests and units, as far as its type of listing has them */
  facts: Partial<Record<Fact, string | number>>
  price: { unit: PriceUnit; from: number }
}

/** GET admin/services/{id}. */
export interface ReviewDetail {
  card: ReviewCard
  /** the listing without its pending change */
  service: ListingWire
  /** null for a listing that nobody has decided on before */
  compared: ComparedListing | null
  duplicates: DuplicateListing[]
  /** bookings that have not ended; a suspension leaves them as they are */
  openBookings: OpenBookings['bookings']
  photos: PhotoCheck[]
  /** with the vendor's names of the rules */
  terms: CalendarTerms
  /** of its property, the property first; empty where it is sold as one */
  roomTypes: ReviewRoomType[]
  history: ListingHistoryEntry[]
  requiresLicence: boolean
}
