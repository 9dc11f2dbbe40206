import { DomainError } from '@/lib/domain/issues'
import type { GuestReviewBody } from '@/lib/domain/reviews/review'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { publishReview } from './publish-review'
import { assertStayFinished } from './review-stay'
import { findReviewOf, writeGuestReview } from './store'

/** The vendor's review of a guest, one per booking; it publishes the guest's blind review. */
export function reviewGuest({ db, clock }: Deps, vendor: SignedIn, bookingId: string, body: GuestReviewBody) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, { vendorUserId: vendor._id })
    assertStayFinished(booking, now)
    const isWritten = await writeGuestReview(tx, {
      bookingId,
      authorId: vendor._id,
      guestId: booking.guestId,
      rating: body.rating,
      body: body.text?.trim() ?? '',
      createdAt: now,
    })
    if (!isWritten) throw new DomainError('already_done')
    const review = await findReviewOf(tx, bookingId)
    if (review) await publishReview(tx, review, now)
  })
}
