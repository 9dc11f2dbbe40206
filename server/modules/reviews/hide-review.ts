import { DomainError } from '@/lib/domain/issues'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { closeReportsOf } from '@/server/modules/reports/close-report'
import { findReview, setHidden } from './store'

interface HidingRequest {
  isHidden: boolean
  note: string
}

/**
 * An admin hides a review or shows it again, with a reason in the audit trail. Hiding closes its reports; the listing's
 * rating is updated in the same transaction.
 */
export function setReviewHidden(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  request: HidingRequest,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const review = await findReview(tx, id)
    if (!review) throw new DomainError('not_found')
    await lockListing(tx, review.listingId)
    if (!(await setHidden(tx, id, request.isHidden))) throw new DomainError('already_done')
    if (request.isHidden) {
      await closeReportsOf(tx, 'review', id, { note: request.note, closedBy: admin._id, closedAt: now })
    }
    await writeAudit(tx, {
      actorId: admin._id,
      action: request.isHidden ? 'review_hidden' : 'review_shown',
      subjectId: id,
      reason: request.note,
      before: { isHidden: !request.isHidden },
      after: { isHidden: request.isHidden },
      createdAt: now,
    })
  })
}
