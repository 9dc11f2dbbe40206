import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { guestReviews, reviews } from '@/server/db/schema/bookings/reviews'
import { insertAll } from '@/server/db/seed/insert'
import type { PlannedListing } from '@/server/db/seed/listings/plan'
import type { SeedReview } from '@/server/db/seed/listings/reviews'
import { type SeedUser, vendorId } from '@/server/db/seed/people/users'
import { replyToReview } from '@/server/modules/bookings/reviews/reply-to-review'
import type { ReviewedStays } from './bookings'

/** Which reviews vendors answer, how, and when. */
const ANSWERED = { mostRating: 3, minutes: 90, text: 'نعتذر لك، وعالجنا ما ذكرته. نتشرف بزيارتك مرة أخرى.' }
/** What vendors give the guests of the demo. */
const GUEST_RATING = 5
interface Reviewed {
  plan: Pick<PlannedListing, 'owner'>
  reviews: readonly SeedReview[]
}

/** Writes what guests said of their stays, and answers it as the vendors' own calls do. */
export async function insertReviews(
  tx: Db,
  listings: readonly Reviewed[],
  stays: ReviewedStays,
): Promise<void> {
  const written = listings.flatMap(({ plan: { owner }, reviews: ofListing }) =>
    ofListing.map((review) => ({ owner, ...ofStay(review, owner, stays) })),
  )
  await insertAll(
    tx,
    guestReviews,
    written.map(({ ofGuest }) => ofGuest),
  )
  await insertAll(
    tx,
    reviews,
    written.map(({ ofListing }) => ofListing),
  )
  for (const { owner, ofListing } of written) {
    if (ofListing.rating > ANSWERED.mostRating) continue
    const member = { _id: owner.id, vendorId: vendorId(owner), apiKey: null }
    const clock = { now: () => addMinutes(ofListing.createdAt, ANSWERED.minutes) }
    await replyToReview({ db: tx, clock }, member, ofListing.id, ANSWERED.text)
  }
}

/** A review with its stay. The vendor has reviewed the guest a little before, so that the guest's was published at once. */
function ofStay(review: SeedReview, owner: SeedUser, stays: ReviewedStays) {
  const { id, authorId: guestId } = review
  const of = stays.get(id)
  if (!of) throw new Error(`${id} is of no stay`)
  const { stay, writtenAt } = of
  const bookingId = stay.id
  const isAfter = Math.max(
    addMinutes(writtenAt, -ANSWERED.minutes).getTime(),
    stay.quote.checkOutAt.getTime(),
  )
  const ofGuest: typeof guestReviews.$inferInsert = {
    ...{ id: `guest-${id}`, bookingId, authorId: owner.id, guestId, rating: GUEST_RATING, body: '' },
    createdAt: new Date(isAfter),
  }
  return { ofListing: { ...review, bookingId, createdAt: writtenAt, publishedAt: writtenAt }, ofGuest }
}
