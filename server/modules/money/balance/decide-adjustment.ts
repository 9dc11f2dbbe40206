import { findObstacle, type ProposalDecision } from '@/lib/domain/admin/proposals'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { isOwnMoney, lockOwner, ownerOf, trailOf } from './adjustment-owner'
import { closeAdjustment, lockAdjustment } from './adjustment-store'
import { applyAdjustment, type GiveRefund } from './apply-adjustment'
import { actOf } from './propose-adjustment'

/**
 * Another admin approves or refuses a proposed adjustment, or the one who proposed it withdraws it. Throws `forbidden` for
 * the withdrawal of somebody else's, `second_person_needed` for another decision by the admin who proposed it and by the
 * one whose money it is; `already_done` for a second decision.
 */
export async function decideAdjustment(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  decision: ProposalDecision,
  giveRefund: GiveRefund,
): Promise<void> {
  const now = clock.now()
  const refusalReason = decision.state === 'refused' ? decision.reason.trim() : null
  await db.transaction(async (tx) => {
    const adjustment = await lockAdjustment(tx, id)
    if (!adjustment) throw new DomainError('not_found')
    const owner = ownerOf(adjustment)
    const { subject, ownerId } = owner
    if (adjustment.state !== 'proposed') throw await decidedBefore(tx, trailOf(subject), ownerId)
    const { proposedBy, amountHalalas } = adjustment
    const { state } = decision
    const isInvolved = await isOwnMoney(tx, owner, admin._id)
    const obstacle = findObstacle({ proposedBy, isInvolved }, admin._id, state)
    if (obstacle) throw new DomainError(obstacle)
    await closeAdjustment(tx, id, { state, decidedBy: admin._id, decidedAt: now, refusalReason })
    await writeAudit(tx, {
      actorId: admin._id,
      action: actOf(subject, state),
      subjectId: ownerId,
      reason: refusalReason ?? adjustment.reason,
      before: { adjustmentId: id, state: adjustment.state, amountHalalas },
      after: { adjustmentId: id, state, amountHalalas },
      createdAt: now,
    })
    if (state !== 'approved') return
    if (!(await lockOwner(tx, owner))) throw new DomainError('not_found')
    await applyAdjustment(tx, { ...adjustment, decidedBy: admin._id }, now, giveRefund)
  })
}
