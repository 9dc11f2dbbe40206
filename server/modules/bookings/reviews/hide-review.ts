import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { findReview, setHidden } from './store'

interface Hiding {
  reviewId: string
  isHidden: boolean
  reason: string
  adminId: string
  now: Date
}

/**
 * Hides a review or shows it again, with the reason in the audit trail; the listing's rating follows in the same
 * transaction.
 */
export async function setReviewHidden(
  tx: Db,
  { reviewId, isHidden, reason, adminId, now }: Hiding,
): Promise<void> {
  const review = await findReview(tx, reviewId)
  if (!review) throw new DomainError('not_found')
  await lockListing(tx, review.listingId)
  if (!(await setHidden(tx, reviewId, isHidden))) throw new DomainError('already_done')
  await writeAudit(tx, {
    actorId: adminId,
    action: isHidden ? 'review_hidden' : 'review_shown',
    subjectId: reviewId,
    reason,
    before: { isHidden: !isHidden },
    after: { isHidden },
    createdAt: now,
  })
}
