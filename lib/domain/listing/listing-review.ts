import { object, string } from 'yup'
import type { Page } from '@/lib/domain/catalogue'
import type { LocalizedName } from './card'
import type { LicenceState } from './licence'
import type { ListingHistoryEntry, TextChangeWire } from './vendor-listing'
import type { ListingState, PriceUnit, PropertyType } from './vocabulary'
import type { ListingWire } from './wire'

/** The tabs of the console's queue of listings: what waits for a decision, then by state. Drafts are their owner's own. */
export const REVIEW_TABS = ['waiting', 'live', 'paused', 'rejected', 'suspended'] as const
export type ReviewTab = (typeof REVIEW_TABS)[number]

/** What an admin can decide (contract.md, admin calls); the last three need or take a reason or undo one. */
export const REVIEW_VERBS = ['approve', 'publish', 'reject', 'suspend', 'restore'] as const
export type ReviewVerb = (typeof REVIEW_VERBS)[number]
export const VERBS_WITH_REASON = ['reject', 'suspend'] as const satisfies readonly ReviewVerb[]

export const noBody = object({}).noUnknown().exact()
export const reviewQuery = { state: string().oneOf(REVIEW_TABS) }

/** What an admin may decide on a listing as it stands. */
export function verbsFor(state: ListingState, hasPendingChange: boolean): ReviewVerb[] {
  const onChange: ReviewVerb[] = hasPendingChange ? ['approve', 'reject'] : []
  if (state === 'in_review') return ['publish', 'reject']
  if (state === 'live' || state === 'paused') return [...onChange, 'suspend']
  return state === 'suspended' ? [...onChange, 'restore'] : []
}

/** A listing in the console's queue; money in SAR. */
export interface ReviewCard {
  _id: string
  type: PropertyType
  status: ListingState
  reason: string | null
  hasPendingChange: boolean
  /** of what waits, where something waits */
  name: string
  name_ar: string
  images: string[]
  city: LocalizedName
  price: { unit: PriceUnit; from: number }
  owner: { name: string; name_ar: string; type: 'host' | 'company' }
  licence: LicenceState | null
  /** since when it waits, or when it was made */
  since: string
}

/** GET admin/services: one page of a tab, and how many each tab holds. */
export type ReviewListWire = Page<ReviewCard> & { counts: Record<ReviewTab, number> }

/** One picture under an admin's eye; pixels, null where they are not known. */
export interface PhotoCheck {
  url: string
  width: number | null
  height: number | null
  isNew: boolean
  /** stands on a place of somebody else, too */
  isElsewhere: boolean
}

/** GET admin/services/{id}. */
export interface ReviewDetail {
  card: ReviewCard
  /** as its owner has sent it, without what waits */
  service: ListingWire
  change: TextChangeWire | null
  photos: PhotoCheck[]
  history: ListingHistoryEntry[]
  requiresLicence: boolean
}
