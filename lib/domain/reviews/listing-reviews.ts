/** The orders in which the reviews of a listing can be read; the first is the default. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const MAX_REVIEW_SEARCH = 80
/** The number of reviews on the listing page before more are loaded. */
export const REVIEWS_IN_SIGHT = 6
/** The query of those. */
export const FIRST_REVIEWS = { sort: 'newest', page: 1, pageSize: REVIEWS_IN_SIGHT } as const

/** What a reader asks of all reviews. */
export interface ReviewsQuery {
  sort: ReviewSort
  text: string
}
