import { REVIEWS_IN_SIGHT, type ReviewSort } from '@/lib/domain/reviews/listing-reviews'

export interface ReviewsQuery {
  sort: ReviewSort
  text: string
}

/** One page of a listing's reviews, as many as its page shows. */
export function reviewsPath(id: string, { sort, text }: ReviewsQuery, page: number): string {
  const params = new URLSearchParams({ sort, page: String(page), pageSize: String(REVIEWS_IN_SIGHT) })
  if (text) params.set('q', text)
  return `services/${encodeURIComponent(id)}/reviews?${params}`
}
