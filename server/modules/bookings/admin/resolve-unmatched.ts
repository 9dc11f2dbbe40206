import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { endUnmatched } from '@/server/modules/bookings/payments/unmatched/end-unmatched'
import {
  isWaitingForAdmin,
  lockUnmatched,
  updateUnmatched,
} from '@/server/modules/bookings/payments/unmatched/unmatched-store'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'

interface Resolution {
  /** how it was solved outside of Diyar; absent: the provider is to refund it, under a new key */
  reason?: string
}

/** An admin ends what waits for one; a second decision is `already_done`. */
export function resolveUnmatched(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  { reason }: Resolution,
): Promise<{ _id: string }> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const unmatched = await lockUnmatched(tx, id)
    if (!unmatched) throw new DomainError('not_found')
    if (!isWaitingForAdmin(unmatched)) throw await decidedBefore(tx, 'unmatched_payment', id)
    const again = { state: 'open', resends: unmatched.resends + 1, lastProblem: null } as const
    if (reason === undefined) await updateUnmatched(tx, id, again)
    else await endUnmatched(tx, unmatched, 'solved', now)
    await writeAudit(tx, {
      actorId: admin._id,
      action: reason === undefined ? 'unmatched_payment_retried' : 'unmatched_payment_solved',
      subjectId: id,
      reason,
      before: { state: unmatched.state, amountHalalas: unmatched.amount },
      after: { state: reason === undefined ? again.state : 'solved', resends: again.resends },
      createdAt: now,
    })
    return { _id: id }
  })
}
