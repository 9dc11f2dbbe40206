import type { MemberRole } from '@/lib/domain/account/membership'
import { DomainError } from '@/lib/domain/issues'
import { can, type VendorAction, type VendorActor } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import { findRole } from '@/server/modules/people/vendors/list-members'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'

/** Locks the vendor and reads the member's role anew, which may have ended since the call came in. Throws `role_may_not`. */
export async function lockAsMember(tx: Db, member: Member, action: VendorAction): Promise<VendorActor> {
  const { vendorId, _id } = member
  await lockVendor(tx, vendorId)
  const role = await findRole(tx, vendorId, _id)
  const actor = { vendor: role && { vendorId, role } }
  if (!can(actor, action)) throw new DomainError('role_may_not')
  return actor
}

/** Throws `role_may_not` for a role that the actor neither gives nor takes away. */
export function assertManages(actor: VendorActor, vendorId: string, memberRole: MemberRole): void {
  if (!can(actor, 'manageMembers', { vendorId, memberRole })) throw new DomainError('role_may_not')
}
