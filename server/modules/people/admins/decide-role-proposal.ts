import { findObstacle, type ProposalDecision } from '@/lib/domain/admin/proposals'
import { type AdminRole, customRole, hasRight, isSameRights } from '@/lib/domain/admin/roles'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import type { SignedIn } from '@/server/policy/signed-in'
import { applyCustomRole, isNameTaken } from './apply-custom-role'
import { closeWithoutEffect, subjectOf } from './close-role-proposal'
import { assertManages } from './propose-role'
import { closeProposal, lockProposal, type RoleProposal } from './role-proposal-store'
import { applyAdminRole, findAdmin, nameOf, planAdminRole } from './set-admin-role'
import { type Admin, getRole, listAdmins, lockRoles } from './store'

/**
 * Another admin approves or refuses a proposed role, or the one who proposed it withdraws it. Throws `stale_proposal` where
 * the role, the user's role or the proposer is not what it was, or the name of the role is taken, `role_may_not` for an
 * approval of more than the admin has, and otherwise what the decision about an adjustment throws.
 */
export async function decideRoleProposal(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  decision: ProposalDecision,
): Promise<void> {
  const now = clock.now()
  const { state } = decision
  await db.transaction(async (tx) => {
    await lockRoles(tx)
    const proposal = await lockProposal(tx, id)
    if (!proposal) throw new DomainError('not_found')
    const subject = subjectOf(proposal)
    if (proposal.state !== 'proposed') throw await decidedBefore(tx, subject.kind, subject.id)
    const isInvolved = proposal.userId === admin._id
    const obstacle = findObstacle({ proposedBy: proposal.proposedBy, isInvolved }, admin._id, state)
    if (obstacle) throw new DomainError(obstacle)
    if (decision.state !== 'approved') {
      const reason = decision.state === 'refused' ? decision.reason.trim() : null
      return closeWithoutEffect(tx, proposal, { state: decision.state, reason, actorId: admin._id, now })
    }
    const decided = { decidedBy: admin._id, decidedAt: now, refusalReason: null }
    await closeProposal(tx, id, { state: 'approved', ...decided })
    await approve(tx, await listAdmins(tx), proposal, { actorId: admin._id, now })
  })
}

async function approve(
  tx: Db,
  admins: readonly Admin[],
  proposal: RoleProposal,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const { userId, fromRoleId, proposedBy, reason, rights, name } = proposal
  const proposer = findAdmin(admins, proposedBy)
  if (!proposer || !hasRight(proposer.role, 'manageAdmins')) throw new DomainError('stale_proposal')
  const role = await getRole(tx, proposal.customRoleId ?? proposal.toRole)
  const proposed: AdminRole = customRole({ id: role.id, name: nameOf(role), rights })
  const actor = findAdmin(admins, actorId)
  if (userId === null) {
    assertManages(actor, role, proposed)
    const changed = { ...proposed, name: name ?? nameOf(role) }
    if (await isNameTaken(tx, changed)) throw new DomainError('stale_proposal')
    return applyCustomRole(tx, { before: role, role: changed }, { actorId, reason, now })
  }
  const plan = await planAdminRole(tx, { id: userId }, role)
  if (!isSameRights(role, proposed) || (plan.before?.id ?? null) !== fromRoleId)
    throw new DomainError('stale_proposal')
  assertManages(actor, plan.before, role)
  await applyAdminRole(tx, plan, { actorId, reason, now })
}
