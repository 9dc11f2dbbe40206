import type { RoleChangeWire } from '@/lib/contract/schemas/admin/admins'
import { type CustomRoleBody, rightsOf } from '@/lib/domain/admin/admins'
import { type AdminRole, isBuiltIn, widensGuarded } from '@/lib/domain/admin/roles'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { applyCustomRole, auditedRights, changedRights, isNameTaken } from './apply-custom-role'
import { makeRoom } from './close-role-proposal'
import { assertManages, needsSecond } from './propose-role'
import { listOpenProposals, writeProposal } from './role-proposal-store'
import { findAdmin } from './set-admin-role'
import { getRole, listAdmins, lockRoles, markRoleRemoved, writeCustomRole } from './store'

/** Makes a role; nobody has it yet. Throws `role_may_not` for more than the admin has, and `invalid` for a taken name. */
export function createCustomRole({ db, clock }: Deps, admin: SignedIn, body: CustomRoleBody): Promise<void> {
  const { reason } = body
  return db.transaction(async (tx) => {
    await lockRoles(tx)
    const role = { id: newId(), name: body.name, ...rightsOf(body) }
    assertManages(findAdmin(await listAdmins(tx), admin._id), role)
    await assertFreeName(tx, role)
    await writeCustomRole(tx, { ...role, rights: rightsOf(body), createdAt: clock.now() })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'custom_role_created', subjectId: role.id, reason },
      ...{ after: auditedRights(role), createdAt: clock.now() },
    })
  })
}

/**
 * Changes a role, of everybody who has it at once. Further rights about money or admins wait for another admin while anybody
 * has it, as those of a role that is given. Throws `proposal_waits` for those where a proposal about it waits; any other change
 * refuses that one.
 */
export function changeCustomRole(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  body: CustomRoleBody,
): Promise<RoleChangeWire> {
  const { name, reason } = body
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockRoles(tx)
    const before = await getCustomRole(tx, id)
    const role = { id, name, ...rightsOf(body) }
    const admins = await listAdmins(tx)
    assertManages(findAdmin(admins, admin._id), before, role)
    await assertFreeName(tx, role)
    const isGiven = admins.some((one) => one.role.id === id)
    const waits =
      isGiven &&
      widensGuarded(before, role) &&
      (await needsSecond(tx, now, admins, [admin._id], before, role))
    await makeRoom(tx, { customRoleId: id }, { waits, actorId: admin._id, reason, now })
    if (!waits) {
      await applyCustomRole(tx, { before, role }, { actorId: admin._id, reason, now })
      return { state: 'approved' }
    }
    await writeProposal(tx, {
      ...{ toRole: 'custom', customRoleId: id, name, rights: rightsOf(body), reason },
      ...{ fromRoleId: id, proposedBy: admin._id, createdAt: now },
    })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'custom_role_proposed', subjectId: id, reason, createdAt: now },
      ...changedRights(before, role),
    })
    return { state: 'proposed' }
  })
}

/** Removes a role that nobody has and no proposal names; `still_used` otherwise. */
export function removeCustomRole(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  reason: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockRoles(tx)
    const role = await getCustomRole(tx, id)
    const admins = await listAdmins(tx)
    assertManages(findAdmin(admins, admin._id), role)
    const isProposed = (await listOpenProposals(tx)).some(({ customRoleId }) => customRoleId === id)
    if (isProposed || admins.some((one) => one.role.id === id)) throw new DomainError('still_used')
    await markRoleRemoved(tx, id, clock.now())
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'custom_role_removed', subjectId: id, reason },
      ...{ before: auditedRights(role), createdAt: clock.now() },
    })
  })
}

async function getCustomRole(tx: Db, id: string): Promise<AdminRole> {
  if (isBuiltIn(id)) throw new DomainError('not_found')
  return getRole(tx, id)
}

async function assertFreeName(tx: Db, role: { id: string; name: string }): Promise<void> {
  if (await isNameTaken(tx, role)) throw new DomainError('invalid', { issues: [issue('name', 'name_taken')] })
}
