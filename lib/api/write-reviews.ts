import type { GuestReviewBody, ReviewBody } from '@/lib/domain/review'
import { http } from './browser'
import { answerPath, guestReviewPath, hideReviewPath, stayReviewPath } from './review-paths'

export const reviewStay = (bookingId: string, body: ReviewBody) =>
  http.send<{ isPublished: boolean }>('post', stayReviewPath(bookingId), body)
export const reviewGuest = (bookingId: string, body: GuestReviewBody) =>
  http.send<void>('post', guestReviewPath(bookingId), body)
export const answerReview = (reviewId: string, text: string) =>
  http.send<void>('post', answerPath(reviewId), { text })
export const hideReview = (reviewId: string, note: string) =>
  http.send<void>('post', hideReviewPath(reviewId), { note })
