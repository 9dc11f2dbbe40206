import type { RoleChangeWire } from '@/lib/contract/schemas/admin/admins'
import {
  type AdminRole,
  ALONE_AFTER_HOURS,
  covers,
  hasRight,
  isBuiltIn,
  widensGuarded,
} from '@/lib/domain/admin/roles'
import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { makeRoom } from './close-role-proposal'
import { wasManagerWeakened, writeProposal } from './role-proposal-store'
import { applyAdminRole, findAdmin, nameOf, planAdminRole } from './set-admin-role'
import { type Admin, getRole, listAdmins, lockRoles } from './store'

/**
 * Gives a user another role; `none` takes the console away. More rights about money or admins wait for a second person where there
 * is or lately was one, and throw `proposal_waits` behind others about the user; any other change closes those. Throws
 * `role_may_not` for more than the admin has, and what the plan throws.
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
    const isWider = role !== null && widensGuarded(before, role)
    const waits = isWider && (await needsSecond(tx, now, admins, [admin._id, userId], before, role))
    if (before?.id !== role?.id || waits)
      await makeRoom(tx, { userId }, { waits, actorId: admin._id, reason, now })
    if (waits) {
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

/** Whether an admin beside these could approve, or was perhaps removed for that there is none. */
export const needsSecond = async (
  tx: Db,
  now: Date,
  admins: readonly Admin[],
  involved: string[],
  ...roles: (AdminRole | null)[]
) =>
  (await wasManagerWeakened(tx, addMinutes(now, -ALONE_AFTER_HOURS * 60))) ||
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
