import { fullName } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { becomeVendor } from '@/server/modules/people/accounts/read-session'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { findRole, findVendorWithOwner } from '@/server/modules/people/vendors/list-members'
import type { Member } from '@/server/policy/signed-in'
import { lockAsMember } from './lock-as-member'
import { lockPossibleMember, ownsVendor, unmakeVendor, writeMemberRole, writeOwnerChange } from './store'

/**
 * A member becomes the owner, and the owner a manager. Throws `not_found` for strangers, `owns_vendor` for the owner of
 * another vendor or an applicant, and `role_may_not` for an owner who has transferred it a moment ago.
 */
export async function transferOwnership({ db, clock }: Deps, member: Member, userId: string): Promise<void> {
  const now = clock.now()
  const { vendorId, _id: ownerId } = member
  await db.transaction(async (tx) => {
    await lockAsMember(tx, member, 'transferOwnership')
    const role = await findRole(tx, vendorId, userId)
    const next = userId !== ownerId && role ? await lockPossibleMember(tx, userId) : null
    if (!next || !role) throw new DomainError('not_found')
    if (await ownsVendor(tx, userId)) throw new DomainError('owns_vendor')
    const vendor = (await findVendorWithOwner(tx, vendorId))?.vendor
    const companyName = vendor?.companyName ?? null
    await writeTrail(tx, member, { act: 'ownership_transferred', subjectId: userId, createdAt: now })
    // In this order, because a vendor has one owner.
    await writeMemberRole(tx, vendorId, ownerId, 'manager')
    await writeMemberRole(tx, vendorId, userId, 'owner')
    await writeOwnerChange(tx, vendorId, now)
    await unmakeVendor(tx, ownerId, companyName)
    await becomeVendor(tx, userId, companyName)
    const params = { vendor: companyName ?? member.vendor.name, name: fullName(next) }
    await notifyVendor(tx, { vendorId, type: 'Ownership_transferred', params, createdAt: now })
    await writeAudit(tx, {
      actorId: ownerId,
      action: 'ownership_transferred',
      subjectId: vendorId,
      before: { memberId: ownerId },
      after: { memberId: userId },
      createdAt: now,
    })
  })
}
