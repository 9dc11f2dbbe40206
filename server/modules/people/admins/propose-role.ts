import type { RoleChangeWire } from '@/lib/domain/admin/admins'
import { type AdminRole, covers, hasRight, isBuiltIn, widensGuarded } from '@/lib/domain/admin/roles'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { findOpenProposal, writeProposal } from './role-proposal-store'
import { applyAdminRole, findAdmin, nameOf, planAdminRole } from './set-admin-role'
import { type Admin, getRole, listAdmins, lockRoles } from './store'

/**
 * Gives a user another role (`none` takes the console away). A role that adds rights about money or admins waits for another
 * admin who may approve it; where there is none, as in a new installation, it is given at once. Throws `role_may_not` for
 * more than the admin has, now or then, `already_done` where a proposal about the user waits, and what the plan throws.
 */
export async function proposeRole(
  { db, clock }: Deps,
  admin: SignedIn,
  { user, roleId, reason }: { user: { id: string } | { phone: string }; roleId: string; reason: string },
): Promise<RoleChangeWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockRoles(tx)
    const role = roleId === 'none' ? null : await getRole(tx, roleId)
    const plan = await planAdminRole(tx, user, role)
    const { userId, before } = plan
    const admins = await listAdmins(tx)
    assertManages(findAdmin(admins, admin._id), before, role)
    if (await findOpenProposal(tx, { userId })) throw new DomainError('already_done')
    if (role && widensGuarded(before, role) && hasSecond(admins, [admin._id, userId], before, role)) {
      const { id, createdAt } = await writeProposal(tx, {
        ...{ userId, fromRoleId: before?.id ?? null, rights: rightsIn(role), reason },
        ...columnsOf(role),
        ...{ proposedBy: admin._id, createdAt: now },
      })
      await writeAudit(tx, {
        ...{ actorId: admin._id, action: 'admin_role_proposed', subjectId: userId, reason, createdAt },
        after: { proposalId: id, adminRole: nameOf(role) },
      })
      return { state: 'proposed' }
    }
    await applyAdminRole(tx, plan, { actorId: admin._id, reason, now })
    return { state: 'approved' }
  })
}

/** Throws `role_may_not` for an admin who manages none, or has less than what is given or taken away. */
export function assertManages(actor: Admin | undefined, ...roles: (AdminRole | null)[]): void {
  const mayManage = actor && hasRight(actor.role, 'manageAdmins')
  if (!mayManage || roles.some((role) => role && !covers(actor.role, role)))
    throw new DomainError('role_may_not')
}

/** Whether an admin beside these could approve. */
export const hasSecond = (admins: readonly Admin[], involved: string[], ...roles: (AdminRole | null)[]) =>
  admins.some(
    ({ id, role }) =>
      !involved.includes(id) &&
      hasRight(role, 'manageAdmins') &&
      roles.every((one) => one === null || covers(role, one)),
  )

export const rightsIn = ({ areas, special }: AdminRole) => ({ areas, special })

/** The columns of a proposal that name a role. */
const columnsOf = ({ id }: AdminRole) =>
  isBuiltIn(id) ? { toRole: id } : { toRole: 'custom' as const, customRoleId: id }
