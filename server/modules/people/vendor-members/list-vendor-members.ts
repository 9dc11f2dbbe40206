import type {
  InvitationWire,
  MemberListWire,
  ReceivedInvitationWire,
} from '@/lib/contract/schemas/account/vendor-members'
import { fullName } from '@/lib/domain/account/account'
import { vendorName } from '@/lib/domain/account/vendor'
import type { Deps } from '@/server/deps'
import { maskPhone } from '@/server/modules/people/accounts/mask'
import { findVendorWithOwner } from '@/server/modules/people/vendors/list-members'
import type { Member, SignedIn } from '@/server/policy/signed-in'
import { type Invitation, listInvitations, listInvitationsTo, listMembersWithUsers } from './store'

export const invitationToWire = ({ id, phone, role, endsAt }: Invitation): InvitationWire => ({
  _id: id,
  phone: maskPhone(phone),
  role,
  endsAt: endsAt.toISOString(),
})

export async function listVendorMembers({ db, clock }: Deps, { vendorId }: Member): Promise<MemberListWire> {
  const [members, invitations] = await Promise.all([
    listMembersWithUsers(db, vendorId),
    listInvitations(db, vendorId, clock.now()),
  ])
  const data = members.map(({ member, user }) => ({
    _id: user.id,
    name: fullName(user),
    phone: user.phone ? maskPhone(user.phone) : '',
    role: member.role,
    since: member.createdAt.toISOString(),
  }))
  return { data, invitations: invitations.map(invitationToWire) }
}

/** The public name of a vendor: the company, or its owner. */
export async function vendorNameOf(db: Deps['db'], vendorId: string): Promise<string> {
  const found = await findVendorWithOwner(db, vendorId)
  return found ? vendorName({ ...found.user, companyName: found.vendor.companyName }) : ''
}

/** The invitations that wait for the number of the user. */
export async function listReceivedInvitations(
  { db, clock }: Deps,
  user: SignedIn,
): Promise<{ data: ReceivedInvitationWire[] }> {
  const invitations = await listInvitationsTo(db, user.phone, clock.now())
  const data = invitations.map(async ({ id, vendorId, role, endsAt }) => ({
    _id: id,
    vendorName: await vendorNameOf(db, vendorId),
    role,
    endsAt: endsAt.toISOString(),
  }))
  return { data: await Promise.all(data) }
}
