import type { Db } from '@/server/db/open'
import { readVisibility } from './store'

/** Whether everybody can read it. */
export async function isReviewShown(db: Db, id: string): Promise<boolean> {
  const review = await readVisibility(db, id)
  return review !== null && review.isHidden === 0
}
