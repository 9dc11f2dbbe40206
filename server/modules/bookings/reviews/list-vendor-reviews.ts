import type { VendorReviewsWire } from '@/lib/contract/schemas/reviews/review'
import { REVIEW_DAYS, reviewsCloseAt } from '@/lib/domain/reviews/review'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import type { Member } from '@/server/policy/signed-in'
import { listGuestsToReview, listReviewsOfVendor } from './store'

const DAY_MS = 86_400_000

/** The reviews of a vendor's listings, and the guests whom the vendor may still review. */
export async function listVendorReviews(
  { db, clock }: Deps,
  member: Member,
  { page, pageSize }: PageRequest,
): Promise<VendorReviewsWire> {
  const { rows, total } = await listReviewsOfVendor(db, member.vendorId, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const since = new Date(clock.now().getTime() - REVIEW_DAYS * DAY_MS)
  const guests = await listGuestsToReview(db, member.vendorId, since)
  return {
    data: rows.map(({ review, listing, author }) => ({
      _id: review.id,
      listing: rowName(listing),
      rating: review.rating,
      text: review.body,
      language: review.language,
      photos: review.photos,
      author: nameToWire(publicNameOf(author)),
      createdAt: review.createdAt.toISOString(),
      answer: review.vendorAnswer,
    })),
    page,
    pageSize,
    total,
    guests: guests.map(({ booking, guest }) => ({
      bookingId: booking.id,
      code: booking.code,
      guest: nameToWire(publicNameOf(guest)),
      listing: nameToWire(booking.snapshot.service.name),
      checkOutAt: booking.checkOutAt.toISOString(),
      until: reviewsCloseAt(booking.checkOutAt).toISOString(),
    })),
  }
}
