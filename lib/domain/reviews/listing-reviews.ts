import type { Language } from '@/lib/domain/account/account'

/**
 * The orders in which the reviews of a listing can be read; the first is the default: those with a text in the reader's language, then
 * the others, the newest first in each.
 */
export const REVIEW_SORTS = ['ownLanguage', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const MAX_REVIEW_SEARCH = 80
/** The number of reviews on the listing page before more are loaded. */
export const REVIEWS_IN_SIGHT = 6
/** The query of those, for a page in a language. */
export const firstReviews = (language: Language) =>
  ({ sort: REVIEW_SORTS[0], language, page: 1, pageSize: REVIEWS_IN_SIGHT }) as const

/** What a reader asks of all reviews. */
export interface ReviewsQuery {
  sort: ReviewSort
  text: string
}
