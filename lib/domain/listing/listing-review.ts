import { object, string } from 'yup'
import type { Page } from '@/lib/domain/catalogue'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { LicenceState } from './licence'
import type { ListingHistoryEntry, TextChangeWire } from './vendor-listing'
import type { ListingState, PriceUnit, PropertyType } from './vocabulary'
import type { ListingWire } from './wire'

/** The tabs of the console's review queue: listings that wait for a decision, then by state; drafts are not listed. */
export const REVIEW_TABS = ['waiting', 'live', 'paused', 'rejected', 'suspended'] as const
export type ReviewTab = (typeof REVIEW_TABS)[number]

/** The decisions of an admin (contract.md, admin calls). */
export const REVIEW_VERBS = ['approve', 'publish', 'reject', 'suspend', 'restore'] as const
export type ReviewVerb = (typeof REVIEW_VERBS)[number]
export const VERBS_WITH_REASON = ['reject', 'suspend'] as const satisfies readonly ReviewVerb[]

export const noBody = object({}).noUnknown().exact()
export const reviewQuery = { state: string().oneOf(REVIEW_TABS) }

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
  hasPendingChange: boolean
  /** of the pending change, where there is one */
  images: string[]
  city: LocalizedName
  price: { unit: PriceUnit; from: number }
  owner: LocalizedName & { type: 'host' | 'company' }
  licence: LicenceState | null
  /** when it was submitted, or created */
  since: string
}

/** GET admin/services: one page of a tab, and the count of each tab. */
export type ReviewListWire = Page<ReviewCard> & { counts: Record<ReviewTab, number> }

/** One image for an admin's review; size in pixels, null where unknown. */
export interface PhotoCheck {
  url: string
  width: number | null
  height: number | null
  isNew: boolean
  /** also used by a listing of another vendor */
  isElsewhere: boolean
}

/** GET admin/services/{id}. */
export interface ReviewDetail {
  card: ReviewCard
  /** the listing without its pending change */
  service: ListingWire
  change: TextChangeWire | null
  photos: PhotoCheck[]
  history: ListingHistoryEntry[]
  requiresLicence: boolean
}
