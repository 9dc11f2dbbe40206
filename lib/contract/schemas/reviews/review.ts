import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf, pageOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as review from '@/lib/domain/reviews/review'

export const ReviewButtonState = is<review.ReviewButtonState>()(
  nullable(oneOf(['open', 'written']), {
    title: 'ReviewButtonState',
    description:
      'Whether a side may review a booking or has; null before the end of the stay and after `REVIEW_DAYS`.',
  }),
)

export const GuestToReview = named('GuestToReview', 'A guest whom the vendor may still review.', {
  bookingId: Type.String(),
  code: Type.String(),
  guest: LocalizedName,
  listing: LocalizedName,
  checkOutAt: Type.String(),
  until: Type.String(),
})
export type GuestToReview = Static<typeof GuestToReview>

export const VendorReviewWire = named('VendorReviewWire', 'A review of a listing, as its vendor reads it.', {
  _id: Type.String(),
  listing: LocalizedName,
  rating: Type.Number(),
  text: Type.String(),
  language: oneOf(['ar', 'en']),
  photos: Type.Array(Type.String()),
  author: LocalizedName,
  createdAt: Type.String(),
  answer: nullable(Type.String()),
})
export type VendorReviewWire = Static<typeof VendorReviewWire>

export const VendorReviewsWire = named('VendorReviewsWire', 'GET vendor/reviews', {
  ...pageOf(VendorReviewWire).properties,
  guests: Type.Array(GuestToReview),
})
export type VendorReviewsWire = Static<typeof VendorReviewsWire>
