/** The orders in which the reviews of a listing can be read; the first one holds when none is asked. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const MAX_REVIEW_SEARCH = 80
/** What the page of a listing shows before it is asked for more. */
export const REVIEWS_IN_SIGHT = 6
