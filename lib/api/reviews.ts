import { REVIEWS_IN_SIGHT, type ReviewSort } from '@/lib/domain/reviews/listing-reviews'
import type { GuestReviewBody, ReviewBody } from '@/lib/domain/reviews/review'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

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

export const ownReviewsPath = (page: number) => `${VENDOR_PATH}/reviews?page=${page}`

export const reviewStay = (bookingId: string, body: ReviewBody) =>
  http.send<{ isPublished: boolean }>('post', `bookings/${encodeURIComponent(bookingId)}/review`, body)
export const reviewGuest = (bookingId: string, body: GuestReviewBody) =>
  http.send<void>('post', `${VENDOR_PATH}/bookings/${encodeURIComponent(bookingId)}/review`, body)
export const replyToReview = (reviewId: string, text: string) =>
  http.send<void>('post', `${VENDOR_PATH}/reviews/${encodeURIComponent(reviewId)}/answer`, { text })
