import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf, pageOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as review from '@/lib/domain/reviews/review'

export const ReviewButtonState = is<review.ReviewButtonState>()(
  nullable(oneOf(['open', 'written']), {
    title: 'ReviewButtonState',
    description:
      'Whether a side may review a booking or has; null before the end of the stay and after `REVIEW_DAYS`.',
  }),
)

export const GuestToReview = is<review.GuestToReview>()(
  Type.Object(
    {
      bookingId: Type.String(),
      code: Type.String(),
      guest: LocalizedName,
      listing: LocalizedName,
      checkOutAt: Type.String(),
      until: Type.String(),
    },
    { title: 'GuestToReview', description: 'A guest whom the vendor may still review.' },
  ),
)

export const VendorReviewWire = is<review.VendorReviewWire>()(
  Type.Object(
    {
      _id: Type.String(),
      listing: LocalizedName,
      rating: Type.Number(),
      text: Type.String(),
      language: oneOf(['ar', 'en']),
      photos: Type.Array(Type.String()),
      author: LocalizedName,
      createdAt: Type.String(),
      answer: nullable(Type.String()),
    },
    { title: 'VendorReviewWire', description: 'A review of a listing, as its vendor reads it.' },
  ),
)

export const VendorReviewsWire = is<review.VendorReviewsWire>()(
  Type.Object(
    { ...pageOf(VendorReviewWire).properties, guests: Type.Array(GuestToReview) },
    { title: 'VendorReviewsWire', description: 'GET vendor/reviews' },
  ),
)
