import type { BookingState } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import {
  type GuestReviewBody,
  overallMark,
  type ReviewBody,
  reviewsCloseAt,
} from '@/lib/domain/reviews/review'
import { languageOfText } from '@/lib/domain/text/language'
import type { Db } from '@/server/db/db'
import { findPropertyId } from '@/server/db/find-property'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { getOwnBooking, lockOwnBooking, type Owner } from '@/server/modules/bookings/get-own-booking'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { assertOwnPictures } from '@/server/modules/platform/uploads/assert-own-uploads'
import type { Member, SignedIn } from '@/server/policy/signed-in'
import { publishReview } from './publish-review'
import { findReviewOf, hasGuestReview, writeGuestReview, writeReview } from './store'

/**
 * The guest's review of a finished stay, one per booking. It is blind until the vendor has reviewed the guest or the
 * time is over, so that neither side reacts to the other.
 */
export function reviewStay({ db, clock }: Deps, guest: SignedIn, bookingId: string, body: ReviewBody) {
  const now = clock.now()
  const columns = newReviewColumns(body, now)
  return db.transaction(async (tx) => {
    const { booking, listingId } = await lockReviewed(tx, bookingId, { guestId: guest._id })
    assertStayFinished(booking, now)
    await refuseForeignPhotos(tx, guest._id, columns.photos)
    const review = await writeReview(tx, {
      listingId,
      bookingId,
      authorId: guest._id,
      publishedAt: null,
      ...columns,
    })
    if (!review) throw new DomainError('already_done')
    const isVisible = await hasGuestReview(tx, bookingId)
    if (isVisible) await publishReview(tx, review, now)
    return { _id: review.id, rating: review.rating, isPublished: isVisible }
  })
}

/**
 * A booking and the listing that its review is of: the property of a room type. It is locked before the room type, because
 * its rating is copied to all of them.
 */
async function lockReviewed(tx: Db, bookingId: string, owner: Owner) {
  const { listingId: booked } = await getOwnBooking(tx, bookingId, owner)
  const listingId = await findPropertyId(tx, booked)
  await lockListing(tx, listingId)
  return { booking: await lockOwnBooking(tx, bookingId, owner), listingId }
}

/** The columns of a review that its guest writes. */
export function newReviewColumns({ aspects, text, photos = [] }: ReviewBody, createdAt: Date) {
  const body = text?.trim() ?? ''
  return { rating: overallMark(aspects), aspects, body, language: languageOfText(body), photos, createdAt }
}

/** Both sides may review a finished stay until the time is over. */
function assertStayFinished(
  { state, checkOutAt }: { state: BookingState; checkOutAt: Date },
  now: Date,
): void {
  if (state !== 'completed') throw new DomainError('not_in_this_state')
  if (now > reviewsCloseAt(checkOutAt)) throw new DomainError('review_time_over')
}

function refuseForeignPhotos(tx: Db, guestId: string, photos: string[]): Promise<void> {
  return assertOwnPictures(
    tx,
    { userId: guestId },
    Object.fromEntries(photos.map((url, at) => [`photos.${at}`, url])),
  )
}

/** The vendor's review of a guest, one per booking; it publishes the guest's blind review. */
export function reviewGuest({ db, clock }: Deps, member: Member, bookingId: string, body: GuestReviewBody) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { booking } = await lockReviewed(tx, bookingId, { vendorId: member.vendorId })
    assertStayFinished(booking, now)
    const isWritten = await writeGuestReview(tx, {
      bookingId,
      authorId: member._id,
      guestId: booking.guestId,
      rating: body.rating,
      body: body.text?.trim() ?? '',
      createdAt: now,
    })
    if (!isWritten) throw new DomainError('already_done')
    const review = await findReviewOf(tx, bookingId)
    if (review) await publishReview(tx, review, now)
    await writeTrail(tx, member, { act: 'guest_reviewed', subjectId: bookingId, createdAt: now })
  })
}
