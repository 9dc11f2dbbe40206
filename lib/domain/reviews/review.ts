import { array, number, string } from 'yup'
import type { BookingState } from '@/lib/domain/booking/transitions'
import { exactObject } from '@/lib/domain/exact-object'
import { REVIEW_ASPECTS } from '@/lib/domain/listing/listing'
import { userText } from '@/lib/domain/text/text'

/** Days after check-out in which both sides may review; then the reviews are published (docs/decisions, 0030). */
export const REVIEW_DAYS = 14
export const MAX_REVIEW_TEXT = 2000
export const MAX_REVIEW_PHOTOS = 6
export const MAX_REPLY_TEXT = 1000
export const MARKS = [1, 2, 3, 4, 5] as const

const DAY_MS = 86_400_000
const URL_LENGTH = 200

const mark = () => number().integer().min(1).max(5).required()

/** The body of POST bookings/{id}/review: six marks in the order of `REVIEW_ASPECTS`; text and photos are optional. */
export const reviewBody = exactObject({
  aspects: array().of(mark()).length(REVIEW_ASPECTS.length).required(),
  text: userText(MAX_REVIEW_TEXT),
  photos: array().of(string().required().max(URL_LENGTH)).max(MAX_REVIEW_PHOTOS),
})
export type ReviewBody = { aspects: number[]; text?: string; photos?: string[] }

/** The body of POST vender/bookings/{id}/review: the vendor's review of a guest. */
export const guestReviewBody = exactObject({ rating: mark(), text: userText(MAX_REPLY_TEXT) })
export type GuestReviewBody = { rating: number; text?: string }

export const replyBody = exactObject({ text: userText(MAX_REPLY_TEXT).trim().required() })

/** The overall rating: the mean of the aspect marks, rounded half up. */
export function overallMark(aspects: readonly number[]): number {
  return Math.floor((2 * aspects.reduce((sum, one) => sum + one, 0) + aspects.length) / (2 * aspects.length))
}

/** The instant after which reviews are closed and blind ones are published. */
export const reviewsCloseAt = (checkOutAt: Date): Date =>
  new Date(checkOutAt.getTime() + REVIEW_DAYS * DAY_MS)

/** Whether a side may review a booking or has; null before the end of the stay and after `REVIEW_DAYS`. */
export type ReviewButtonState = 'open' | 'written' | null

export function reviewButtonState(
  booking: { state: BookingState; checkOutAt: Date },
  isWritten: boolean,
  now: Date,
): ReviewButtonState {
  if (isWritten) return 'written'
  return booking.state === 'completed' && now <= reviewsCloseAt(booking.checkOutAt) ? 'open' : null
}
