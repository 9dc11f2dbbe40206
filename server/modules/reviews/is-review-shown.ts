import type { Db } from '@/server/db/db'
import { findReview } from './store'

/** Whether a review is public. */
export async function isReviewShown(db: Db, id: string): Promise<boolean> {
  const review = await findReview(db, id)
  return review !== null && !review.isHidden && review.publishedAt !== null
}
