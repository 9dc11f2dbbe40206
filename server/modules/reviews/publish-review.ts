import { REVIEW_DAYS } from '@/lib/domain/reviews/review'
import { lockService } from '@/server/db/lock-listing'
import type { Db } from '@/server/db/open'
import { tellPerson } from '@/server/modules/notifications/notify-user'
import { oneByOne } from '@/server/run-each'
import { markPublished, type ReviewRow, readBlindBefore, readPlaceOf } from './store'

const DAY_MS = 86_400_000

/** Shows a blind review to everybody and tells the vendor; the second time nothing happens. */
export async function publishReview(tx: Db, { id }: ReviewRow, now: Date): Promise<void> {
  const published = await markPublished(tx, id, now)
  const place = published && (await readPlaceOf(tx, published.serviceId))
  if (!place) return
  await tellPerson(tx, {
    userId: place.ownerId,
    type: 'Review_published',
    params: { reviewId: id, service: place.name, service_ar: place.nameAr },
    createdAt: now,
  })
}

/** Shows what was written about stays that are too long ago for the other side to write. */
export async function publishDue(db: Db, now: Date): Promise<number> {
  const due = await readBlindBefore(db, new Date(now.getTime() - REVIEW_DAYS * DAY_MS))
  await oneByOne(due, (review) =>
    db.transaction(async (tx) => {
      // The place first, as everybody who writes does: nobody waits for each other in a circle.
      await lockService(tx, review.serviceId)
      await publishReview(tx, review, now)
    }),
  )
  return due.length
}
