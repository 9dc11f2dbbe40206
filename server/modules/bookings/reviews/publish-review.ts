import { REVIEW_DAYS } from '@/lib/domain/reviews/review'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { runEach } from '@/server/run-each'
import { findReview, getListingOwner, listBlindBefore, markPublished, type ReviewRow } from './store'

const DAY_MS = 86_400_000

/** Publishes a blind review and notifies the vendor; idempotent. */
export async function publishReview(tx: Db, { id }: ReviewRow, now: Date): Promise<void> {
  const published = await markPublished(tx, id, now)
  const owner = published && (await getListingOwner(tx, published.listingId))
  if (!owner) return
  await notifyVendor(tx, {
    vendorId: owner.vendorId,
    type: 'Review_published',
    params: { reviewId: id, service: owner.name, service_ar: owner.nameAr },
    createdAt: now,
  })
}

/** Publishes reviews of stays for which the other side's time is over. */
export async function publishDue(db: Db, now: Date): Promise<number> {
  const due = await listBlindBefore(db, new Date(now.getTime() - REVIEW_DAYS * DAY_MS))
  await runEach(due, (review) =>
    db.transaction(async (tx) => {
      // The listing is locked first, in the order of all other writers, to avoid deadlocks.
      await lockListing(tx, review.listingId)
      await publishReview(tx, review, now)
    }),
  )
  return due.length
}

/** Whether a review is public. */
export async function isReviewShown(db: Db, id: string): Promise<boolean> {
  const review = await findReview(db, id)
  return review !== null && !review.isHidden && review.publishedAt !== null
}
