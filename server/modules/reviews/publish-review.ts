import { REVIEW_DAYS } from '@/lib/domain/reviews/review'
import { lockListing } from '@/server/db/lock-listing'
import type { Db } from '@/server/db/open'
import { notifyUser } from '@/server/modules/notifications/notify-user'
import { runEach } from '@/server/run-each'
import { getListingOwner, listBlindBefore, markPublished, type ReviewRow } from './store'

const DAY_MS = 86_400_000

/** Shows a blind review to everybody and tells the vendor; the second time nothing happens. */
export async function publishReview(tx: Db, { id }: ReviewRow, now: Date): Promise<void> {
  const published = await markPublished(tx, id, now)
  const place = published && (await getListingOwner(tx, published.listingId))
  if (!place) return
  await notifyUser(tx, {
    userId: place.ownerId,
    type: 'Review_published',
    params: { reviewId: id, service: place.name, service_ar: place.nameAr },
    createdAt: now,
  })
}

/** Shows what was written about stays that are too long ago for the other side to write. */
export async function publishDue(db: Db, now: Date): Promise<number> {
  const due = await listBlindBefore(db, new Date(now.getTime() - REVIEW_DAYS * DAY_MS))
  await runEach(due, (review) =>
    db.transaction(async (tx) => {
      // The listing first, as everybody who writes does: nobody waits for each other in a circle.
      await lockListing(tx, review.listingId)
      await publishReview(tx, review, now)
    }),
  )
  return due.length
}
