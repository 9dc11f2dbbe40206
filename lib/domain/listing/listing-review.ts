import { array, type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { fieldReasons } from './field-reasons'
import type { ListingState } from './vocabulary'

/** The tabs of the console's review queue: listings that wait for a decision, then by state; drafts are not listed. */
export const REVIEW_TABS = ['waiting', 'live', 'paused', 'rejected', 'suspended'] as const

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
  plain: exactObject({ version }),
  withReason: exactObject({ version, reason: reason.required() }),
  withFields: exactObject({ version, reason: reason.required(), fields: fieldReasons }),
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

const MAX_BULK = 50
/** One decision on several listings, with one reason; each is decided by itself. */
export const bulkBody = exactObject({
  verb: string().required().oneOf(REVIEW_VERBS),
  reason,
  items: array(exactObject({ id: string().required().matches(ID), version }))
    .required()
    .min(1)
    .max(MAX_BULK),
})
export type BulkBody = InferType<typeof bulkBody>

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
