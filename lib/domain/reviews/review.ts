import { array, number, object, string } from 'yup'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { Page } from '@/lib/domain/catalogue'
import { REVIEW_ASPECTS } from '@/lib/domain/listing/listing'
import { userText } from '@/lib/domain/text/text'

/** How long after the end of a stay both sides may write; then what was written is shown (docs/decisions, 0030). */
export const REVIEW_DAYS = 14
export const MAX_REVIEW_TEXT = 2000
export const MAX_REVIEW_PHOTOS = 6
export const MAX_REPLY_TEXT = 1000
export const MARKS = [1, 2, 3, 4, 5] as const

const DAY_MS = 86_400_000
const URL_LENGTH = 200

const mark = () => number().integer().min(1).max(5).required()

/** The body of POST bookings/{id}/review: six marks in the order of `REVIEW_ASPECTS`; text and photos may be left out. */
export const reviewBody = object({
  aspects: array().of(mark()).length(REVIEW_ASPECTS.length).required(),
  text: userText(MAX_REVIEW_TEXT),
  photos: array().of(string().required().max(URL_LENGTH)).max(MAX_REVIEW_PHOTOS),
})
  .noUnknown()
  .exact()
export type ReviewBody = { aspects: number[]; text?: string; photos?: string[] }

/** The body of POST vender/bookings/{id}/review: what a vendor says of a guest. */
export const guestReviewBody = object({ rating: mark(), text: userText(MAX_REPLY_TEXT) })
  .noUnknown()
  .exact()
export type GuestReviewBody = { rating: number; text?: string }

export const replyBody = object({ text: userText(MAX_REPLY_TEXT).trim().required() })
  .noUnknown()
  .exact()

/** The one mark of a review: the mean of its six, half up. */
export function overallMark(aspects: readonly number[]): number {
  return Math.floor((2 * aspects.reduce((sum, one) => sum + one, 0) + aspects.length) / (2 * aspects.length))
}

/** The instant after which nobody writes any more and what is blind is shown. */
export const reviewsCloseAt = (checkOutAt: Date): Date =>
  new Date(checkOutAt.getTime() + REVIEW_DAYS * DAY_MS)

/** What a side may do about its review of a booking; null: nothing, because the stay is not finished or it is too late. */
export type ReviewButtonState = 'open' | 'written' | null

export function reviewButtonState(
  booking: { state: BookingState; checkOutAt: Date },
  isWritten: boolean,
  now: Date,
): ReviewButtonState {
  if (isWritten) return 'written'
  return booking.state === 'completed' && now <= reviewsCloseAt(booking.checkOutAt) ? 'open' : null
}

/** `ar` as soon as one letter is Arabic: a hint for fonts and readers, nothing hangs on it. */
export const languageOfText = (text: string): 'ar' | 'en' => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

interface Named {
  name: string
  name_ar: string
}

/** A review of an own listing, as its vendor reads it. */
export interface VendorReviewWire {
  _id: string
  place: Named
  rating: number
  text: string
  language: 'ar' | 'en'
  photos: string[]
  author: Named
  createdAt: string
  answer: string | null
}

/** A guest about whom the vendor may still write. */
export interface GuestToReview {
  bookingId: string
  code: string
  guest: Named
  place: Named
  checkOutAt: string
  until: string
}

/** GET vender/reviews */
export type VendorReviewsWire = Page<VendorReviewWire> & { guests: GuestToReview[] }
