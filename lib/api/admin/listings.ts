import { http } from '@/lib/api/browser'
import { ApiError } from '@/lib/api/http'
import type {
  BulkBody,
  BulkResult,
  DecisionBody,
  ReviewCard,
  ReviewVerb,
  StaleDecision,
} from '@/lib/domain/listing/listing-review'

export const reviewPath = (id: string) => `admin/services/${encodeURIComponent(id)}`

/** Sends an admin's decision on the listing as it was shown; `more` is what the vendor reads of a harmful one. */
export const decideOnListing = (
  { _id, version }: Pick<ReviewCard, '_id' | 'version'>,
  verb: ReviewVerb,
  more: Omit<DecisionBody, 'version'> = {},
) => http.send<{ _id: string }>('post', `${reviewPath(_id)}/${verb}`, { version, ...more })

export const decideOnListings = (body: BulkBody) =>
  http.send<BulkResult>('post', 'admin/services/decisions', body)

/** The history of the listing since it was shown; null for any other failure. */
export function staleDecisionOf(failure: unknown): StaleDecision | null {
  if (!(failure instanceof ApiError) || failure.code !== 'stale_decision') return null
  const { version, history } = failure.answer as unknown as StaleDecision
  return { version, history: history ?? [] }
}
