import type { OutcomeBody } from '@/lib/domain/inbox/inbox'
import { DomainError } from '@/lib/domain/issues'
import type { ReportKind } from '@/lib/domain/reviews/report'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { setReviewHidden } from '@/server/modules/bookings/reviews/hide-review'
import type { SignedIn } from '@/server/policy/signed-in'
import { recordDecision } from './decide'
import { openItem } from './open-item'
import { assertShown, closeItemsOfReports, findItem, lockShownItem, writeEvent } from './store'

interface Act {
  id: string
  isHidden: boolean
}

/**
 * Hides the review of an item, which closes all its reports and lets the review wait; or shows it again, which closes
 * the item.
 */
export function hideReviewOf(
  { db, clock }: Deps,
  admin: SignedIn,
  { id, isHidden }: Act,
  { version, reason }: OutcomeBody,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { item: found, review, report } = await findItem(tx, id)
    assertShown(found, version)
    const reviewId = review?.id ?? (report?.kind === 'review' ? report.subjectId : null)
    if (reviewId === null) throw new DomainError('not_found')
    // The listing of the review is locked before the item, in the order of all other writers.
    await setReviewHidden(tx, { reviewId, isHidden, reason, adminId: admin._id, now })
    const item = await lockShownItem(tx, id, version)
    const { assigneeId } = item
    const state = isHidden && item.kind === 'review' ? 'waiting' : 'closed'
    const event = isHidden ? 'hidden' : 'shown'
    await recordDecision(tx, { admin, item, event, after: { state, assigneeId }, body: reason, now })
    if (!isHidden) return
    await closeReportsOf(tx, { kind: 'review', subjectId: reviewId }, { admin, reason, now })
    if (item.kind !== 'review') await openItem(tx, { reviewId }, now)
  })
}

interface Closing {
  admin: { _id: string }
  reason: string
  now: Date
}

/** Closes the items of all reports of a subject, in the transaction of the action on it. */
async function closeReportsOf(
  tx: Db,
  subject: { kind: ReportKind; subjectId: string },
  { admin, reason, now }: Closing,
): Promise<void> {
  for (const itemId of await closeItemsOfReports(tx, subject, now)) {
    await writeEvent(tx, { itemId, event: 'closed', authorId: admin._id, body: reason, createdAt: now })
  }
}
