import type { MemberRole } from '@/lib/domain/account/membership'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { findRole } from '@/server/modules/people/vendors/list-members'
import type { Member } from '@/server/policy/signed-in'
import { assertManages, lockAsMember } from './lock-as-member'
import { writeMembership } from './write-membership'

/** Throws `not_found`, and `role_may_not` for a role, now or then, that the member may not give. */
export async function changeMemberRole(
  { db, clock }: Deps,
  member: Member,
  userId: string,
  role: MemberRole,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const before = await lockManaged(tx, member, userId, role)
    if (before === role) return
    const { vendorId, vendor } = member
    await writeMembership(tx, { vendorId, userId, role: before }, role, now)
    const params = { vendor: vendor.name, vendorId }
    await notifyUser(tx, { userId, type: 'Member_role_changed', params, createdAt: now })
    const line = { act: 'member_role_changed', subjectId: userId, details: { role }, createdAt: now } as const
    await writeTrail(tx, member, line)
    await writeAudit(tx, {
      actorId: member._id,
      action: 'member_role_changed',
      subjectId: vendorId,
      before: { memberId: userId, memberRole: before },
      after: { memberId: userId, memberRole: role },
      createdAt: now,
    })
  })
}

/** The membership is over with the answer, with its keys and webhooks. Throws `not_found`, `role_may_not`. */
export async function removeMember({ db, clock }: Deps, member: Member, userId: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const before = await lockManaged(tx, member, userId)
    const { vendorId, vendor } = member
    await writeMembership(tx, { vendorId, userId, role: before }, null, now)
    const params = { vendor: vendor.name }
    await notifyUser(tx, { userId, type: 'Member_removed', params, createdAt: now })
    const line = {
      act: 'member_removed',
      subjectId: userId,
      details: { role: before },
      createdAt: now,
    } as const
    await writeTrail(tx, member, line)
    await writeAudit(tx, {
      actorId: member._id,
      action: 'member_removed',
      subjectId: vendorId,
      before: { memberId: userId, memberRole: before },
      createdAt: now,
    })
  })
}

/** The role of a member that the caller manages; `next` is the one that it shall get. */
async function lockManaged(tx: Db, member: Member, userId: string, next?: MemberRole): Promise<MemberRole> {
  const actor = await lockAsMember(tx, member, 'manageMembers')
  const before = await findRole(tx, member.vendorId, userId)
  if (!before) throw new DomainError('not_found')
  for (const role of next ? [before, next] : [before]) assertManages(actor, member.vendorId, role)
  return before
}
