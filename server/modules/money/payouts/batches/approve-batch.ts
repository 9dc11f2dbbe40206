import type { PayoutBatchWire } from '@/lib/contract/schemas/payouts/payout'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { findOpenHold } from '@/server/modules/money/payouts/vendor-money/hold-store'
import type { SignedIn } from '@/server/policy/signed-in'
import { auditBatch } from './audit-batch'
import { getBatch } from './batch-people'
import { lockBatch, lockPayoutsOfBatch, markBatchApproved } from './batch-store'

/**
 * Another admin approves a bank file. Throws `second_person_needed` for the one who made it, and `payouts_stopped` where an
 * admin has stopped the payouts of a vendor in it: that payout is refused first.
 */
export async function approveBatch(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
): Promise<PayoutBatchWire> {
  const approvedAt = clock.now()
  await db.transaction(async (tx) => {
    const batch = await lockBatch(tx, id)
    if (!batch) throw new DomainError('not_found')
    if (batch.createdBy === admin._id) throw new DomainError('second_person_needed')
    if (batch.approvedAt) return
    const included = await lockPayoutsOfBatch(tx, id)
    if (included.length === 0) throw new DomainError('not_in_this_state')
    for (const { vendorId } of included)
      if (await findOpenHold(tx, vendorId)) throw new DomainError('payouts_stopped')
    await markBatchApproved(tx, id, { approvedBy: admin._id, approvedAt })
    await auditBatch(tx, admin, {
      ...{ event: 'approved', id, createdAt: approvedAt },
      before: { approvedAt: null },
      after: { approvedAt: approvedAt.toISOString(), payouts: included.map((payout) => payout.id) },
    })
  })
  return getBatch(db, admin, id)
}
