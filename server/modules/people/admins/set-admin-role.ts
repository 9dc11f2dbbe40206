import type { AdminRole } from '@/lib/domain/admin/areas'
import { DomainError } from '@/lib/domain/issues'
import { WIRE } from '@/lib/domain/wire-names'
import type { Db } from '@/server/db/db'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { worksForVendor } from '@/server/modules/people/vendors/list-members'
import { lockOwners, lockUser, writeAdminRole } from './store'
import { deleteSecondStep } from './two-step-store'

interface RoleChange {
  /** null: the command of an operator */
  actorId: string | null
  user: { id: string } | { phone: string }
  /** null takes the console away */
  role: AdminRole | null
  reason: string | null
  now: Date
}

/**
 * Gives a user a role in the console, changes it, or takes it away with the second step. Throws `not_found`,
 * `account_blocked`, `last_owner`, and `vendor_not_admin`, because members of vendors have roles of their own.
 */
export async function setAdminRole(
  tx: Db,
  change: RoleChange,
): Promise<{ userId: string; before: AdminRole | null }> {
  const { actorId, role, reason, now } = change
  const owners = await lockOwners(tx)
  const user = await lockUser(tx, change.user)
  if (!user) throw new DomainError('not_found')
  const isOfVendor = user.role === WIRE.vendorRole || (role !== null && (await worksForVendor(tx, user.id)))
  if (isOfVendor) throw new DomainError('vendor_not_admin')
  if (user.blockedAt) throw new DomainError('account_blocked')
  const before = user.adminRole
  if (role !== 'owner' && owners.length === 1 && owners[0] === user.id) throw new DomainError('last_owner')
  if (before === role) return { userId: user.id, before }
  await writeAdminRole(tx, user.id, role)
  if (role === null) await deleteSecondStep(tx, user.id)
  await writeAudit(tx, {
    ...{ actorId, action: 'admin_role_changed', subjectId: user.id, reason, createdAt: now },
    before: { adminRole: before },
    after: { adminRole: role },
  })
  return { userId: user.id, before }
}

/** Removes the second step of an admin, who sets up a new one; false when there was none. */
export async function resetTwoStep(
  tx: Db,
  {
    actorId,
    userId,
    reason,
    now,
  }: { actorId: string | null; userId: string; reason: string | null; now: Date },
): Promise<boolean> {
  if (!(await deleteSecondStep(tx, userId))) return false
  await writeAudit(tx, {
    ...{ actorId, action: 'two_step_reset', subjectId: userId, reason, createdAt: now },
    before: { hasSecondStep: true },
    after: { hasSecondStep: false },
  })
  return true
}
