import { fullName } from '@/lib/domain/account/account'
import type { MemberRole } from '@/lib/domain/account/membership'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { findRole } from '@/server/modules/people/vendors/list-members'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { SignedIn } from '@/server/policy/signed-in'
import { writeMembership } from './write-membership'

/** Throws `not_found` for strangers and `owner_stays`. */
export async function leaveVendor({ db, clock }: Deps, user: SignedIn, vendorId: string): Promise<void> {
  const now = clock.now()
  const userId = user._id
  await db.transaction(async (tx) => {
    await lockVendor(tx, vendorId)
    const role = await findRole(tx, vendorId, userId)
    if (!role) throw new DomainError('not_found')
    if (role === 'owner') throw new DomainError('owner_stays')
    await endOwnMembership(tx, { vendorId, userId, role }, now)
    const params = { name: fullName(user) }
    await notifyVendor(tx, { vendorId, type: 'Member_left', params, createdAt: now })
  })
}

/** The membership of a user who leaves, also by closing the account. */
export async function endOwnMembership(
  tx: Db,
  membership: { vendorId: string; userId: string; role: MemberRole },
  now: Date,
): Promise<void> {
  const { vendorId, userId, role } = membership
  const leaving = { _id: userId, vendorId, apiKey: null }
  const line = { act: 'member_left', subjectId: userId, details: { role }, createdAt: now } as const
  await writeTrail(tx, leaving, line)
  await writeMembership(tx, membership, null, now)
  await writeAudit(tx, {
    actorId: userId,
    action: 'member_left',
    subjectId: vendorId,
    before: { memberId: userId, memberRole: role },
    createdAt: now,
  })
}
