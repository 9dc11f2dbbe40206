import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { closeProposal, findOpenProposal, type RoleProposal } from './role-proposal-store'

interface Decided {
  actorId: string
  now: Date
}

/** Refuses or withdraws a proposal, with its line in the audit trail. */
export async function closeWithoutEffect(
  tx: Db,
  proposal: RoleProposal,
  { state, reason, actorId, now }: Decided & { state: 'refused' | 'withdrawn'; reason: string | null },
): Promise<void> {
  const { id } = proposal
  const subject = subjectOf(proposal)
  const refusalReason = state === 'refused' ? reason : null
  await closeProposal(tx, id, { state, decidedBy: actorId, decidedAt: now, refusalReason })
  await writeAudit(tx, {
    ...{ actorId, action: `${subject.act}_${state}`, subjectId: subject.id, createdAt: now },
    reason: refusalReason ?? proposal.reason,
    before: { proposalId: id, state: 'proposed' },
    after: { proposalId: id, state },
  })
}

/**
 * Before a change of a user's role or of a custom role: one that waits itself throws `proposal_waits` where another one does,
 * and one that holds at once closes it, since what it was proposed for is no longer so.
 */
export async function makeRoom(
  tx: Db,
  about: Parameters<typeof findOpenProposal>[1],
  { waits, actorId, reason, now }: Decided & { waits: boolean; reason: string },
): Promise<void> {
  const open = await findOpenProposal(tx, about)
  if (!open) return
  if (waits) throw new DomainError('proposal_waits')
  const state = open.proposedBy === actorId ? 'withdrawn' : 'refused'
  await closeWithoutEffect(tx, open, { state, reason, actorId, now })
}

export function subjectOf({ userId, customRoleId }: RoleProposal) {
  return userId === null
    ? ({ kind: 'admin_role', id: customRoleId ?? '', act: 'custom_role' } as const)
    : ({ kind: 'user', id: userId, act: 'admin_role' } as const)
}
