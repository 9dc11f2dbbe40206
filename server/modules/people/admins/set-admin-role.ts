import { type AdminRole, weakensManager } from '@/lib/domain/admin/roles'
import { DomainError } from '@/lib/domain/issues'
import { WIRE } from '@/lib/domain/wire-names'
import type { Db } from '@/server/db/db'
import { stopPhoneChange } from '@/server/modules/people/accounts/later-phone-change'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { worksForVendor } from '@/server/modules/people/vendors/list-members'
import { deleteColumnChoices } from './column-choice'
import { type Admin, listAdmins, lockUser, writeAdminRole } from './store'
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

/** What another role of a user would change; the user is locked. */
export interface PlannedRole {
  userId: string
  before: AdminRole | null
  role: AdminRole | null
}

/**
 * The change that another role of a user is, under the lock of all roles. Throws `not_found`, `account_blocked`,
 * `last_owner`, and `vendor_not_admin`, because members of vendors have roles of their own.
 */
export async function planAdminRole(
  tx: Db,
  by: RoleChange['user'],
  role: AdminRole | null,
): Promise<PlannedRole> {
  const user = await lockUser(tx, by)
  if (!user) throw new DomainError('not_found')
  const isOfVendor = user.role === WIRE.vendorRole || (role !== null && (await worksForVendor(tx, user.id)))
  if (isOfVendor) throw new DomainError('vendor_not_admin')
  if (user.blockedAt) throw new DomainError('account_blocked')
  const before = findAdmin(await listAdmins(tx), user.id)?.role ?? null
  if (role?.id !== 'owner' && (await isLastOwner(tx, user.id))) throw new DomainError('last_owner')
  return { userId: user.id, before, role }
}

/** Gives a user a role in the console, changes it, or takes it away with the second step and the choice of columns; throws as the plan does. */
export async function setAdminRole(tx: Db, { user, ...change }: RoleChange): Promise<void> {
  await applyAdminRole(tx, await planAdminRole(tx, user, change.role), change)
}

export async function applyAdminRole(
  tx: Db,
  { userId, before, role }: PlannedRole,
  { actorId, reason, now }: Omit<RoleChange, 'user' | 'role'>,
): Promise<void> {
  if (before?.id === role?.id) return
  await writeAdminRole(tx, userId, role)
  // It was asked for without the second step, which an admin needs for it.
  if (before === null) await stopPhoneChange({ db: tx }, userId)
  if (role === null) {
    await deleteSecondStep(tx, userId)
    await deleteColumnChoices(tx, userId)
  }
  await notifyUser(tx, { userId, type: 'Admin_role_changed', params: {}, createdAt: now })
  // By these rights `wasManagerWeakened` finds the line: a name says nothing of a role.
  const specialOf = weakensManager(before, role)
    ? (one: AdminRole | null) => ({ special: [...(one?.special ?? [])] })
    : () => ({})
  await writeAudit(tx, {
    ...{ actorId, action: 'admin_role_changed', subjectId: userId, reason, createdAt: now },
    before: { adminRole: before && nameOf(before), ...specialOf(before) },
    after: { adminRole: role && nameOf(role), ...specialOf(role) },
  })
}

/** How the audit trail names a role: a word of the table, or the name that it was given. */
export const nameOf = ({ id, name }: AdminRole): string => name ?? id

export const findAdmin = (admins: readonly Admin[], id: string) => admins.find((one) => one.id === id)

/** Whether the console would be without an owner, who alone may do everything, if this one were none. */
export async function isLastOwner(tx: Db, userId: string): Promise<boolean> {
  const owners = (await listAdmins(tx)).filter(({ role }) => role.id === 'owner')
  return owners.length === 1 && owners[0]?.id === userId
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
