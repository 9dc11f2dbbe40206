import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { decidedBefore } from '@/server/modules/audit/decided-before'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { closeAdjustment, lockAdjustedUser, lockAdjustment } from './adjustment-store'
import { applyAdjustment } from './apply-adjustment'

export type Decision = { state: 'approved' } | { state: 'refused'; reason: string }

/**
 * Another admin approves or refuses a proposed adjustment. Throws `second_person_needed` for the admin who proposed it,
 * and for the one whose balance it is; `already_done` for a second decision.
 */
export async function decideAdjustment(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  decision: Decision,
): Promise<void> {
  const now = clock.now()
  const refusalReason = decision.state === 'refused' ? decision.reason.trim() : null
  await db.transaction(async (tx) => {
    const adjustment = await lockAdjustment(tx, id)
    if (!adjustment) throw new DomainError('not_found')
    if (adjustment.state !== 'proposed') throw await decidedBefore(tx, 'user', adjustment.userId)
    const { userId, proposedBy, amountHalalas } = adjustment
    if ([userId, proposedBy].includes(admin._id)) throw new DomainError('second_person_needed')
    const { state } = decision
    await closeAdjustment(tx, id, { state, decidedBy: admin._id, decidedAt: now, refusalReason })
    await writeAudit(tx, {
      actorId: admin._id,
      action: `adjustment_${state}`,
      subjectId: userId,
      reason: refusalReason ?? adjustment.reason,
      before: { adjustmentId: id, state: adjustment.state, amountHalalas },
      after: { adjustmentId: id, state, amountHalalas },
      createdAt: now,
    })
    if (state === 'refused') return
    if (!(await lockAdjustedUser(tx, userId))) throw new DomainError('not_found')
    await applyAdjustment(tx, adjustment, now)
  })
}
