import type { AuditValues } from '@/lib/domain/admin/audit-values'
import { type AdminRole, hasRight, type RoleRights, weakensManager } from '@/lib/domain/admin/roles'
import type { Db } from '@/server/db/db'
import { listCustomRoles } from '@/server/modules/people/accounts/admin-roles'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyUsers } from '@/server/modules/people/notifications/notify-user'
import { listAdmins, writeCustomRole } from './store'

/** Gives a role its new name and rights, of everybody who has it; other rights they are notified of. */
export async function applyCustomRole(
  tx: Db,
  { before, role }: { before: AdminRole; role: RoleRights & { id: string; name: string } },
  { actorId, reason, now }: { actorId: string; reason: string; now: Date },
): Promise<void> {
  const { id, name, areas, special } = role
  const rights = { areas, special }
  await writeCustomRole(tx, { id, name, rights, createdAt: now })
  const holders = (await listAdmins(tx)).filter((one) => one.role.id === id)
  const isWeakened = weakensManager(before, role) && holders.length > 0
  const { before: was, after: is } = changedRights(before, role)
  // A line with the right to manage admins counts as one that weakened somebody, unless it says that it did not.
  const isStronger = !isWeakened && was.special !== undefined && hasRight(before, 'manageAdmins')
  await writeAudit(tx, {
    ...{ actorId, action: 'custom_role_changed', subjectId: id, reason, createdAt: now },
    before: isWeakened ? { ...was, special: [...before.special] } : was,
    after: {
      ...is,
      ...(isWeakened ? { special: [...special] } : {}),
      ...(isStronger ? { weakensManager: false } : {}),
    },
  })
  if (!Object.keys(is).some((field) => field !== 'name')) return
  const notice = { type: 'Admin_role_changed', params: {}, createdAt: now } as const
  const notices = holders.map((one) => ({ ...notice, userId: one.id }))
  await notifyUsers(tx, notices, [], now)
}

/** Whether another role has the name, in whatever case. */
export async function isNameTaken(tx: Db, { id, name }: { id: string; name: string }): Promise<boolean> {
  const folded = name.toLowerCase()
  return (await listCustomRoles(tx)).some((one) => one.id !== id && one.name.toLowerCase() === folded)
}

/** A role as the audit trail stores it, each area in a field of its own. */
export function auditedRights({ name, areas, special }: RoleRights & { name: string | null }) {
  const byArea = Object.fromEntries(Object.entries(areas).map(([area, right]) => [`right_${area}`, right]))
  return { name, ...byArea, special: [...special] } satisfies AuditValues
}

/** What differs between two states of a role. */
export function changedRights(before: AdminRole, after: RoleRights & { name: string }) {
  const [was, is] = [auditedRights(before), auditedRights(after)]
  const changed = (values: AuditValues) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field]) =>
          field === 'name' || JSON.stringify(Object(was)[field]) !== JSON.stringify(Object(is)[field]),
      ),
    )
  return { before: changed(was), after: changed(is) }
}
