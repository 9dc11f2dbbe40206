import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import { MEMBER_ROLES } from '@/lib/domain/account/membership'
import type * as members from '@/lib/domain/account/vendor-members'

const role = oneOf(MEMBER_ROLES)
const masked = Type.String({ description: 'masked' })

const MemberWire = is<members.MemberWire>()(
  Type.Object(
    {
      _id: Type.String({ description: 'of the user' }),
      name: Type.String(),
      phone: masked,
      role,
      since: Type.String(),
    },
    { title: 'MemberWire', description: 'A member as the other members read it.' },
  ),
)

export const InvitationWire = is<members.InvitationWire>()(
  Type.Object(
    { _id: Type.String(), phone: masked, role, endsAt: Type.String() },
    { title: 'InvitationWire', description: 'An invitation that waits, as the members read it.' },
  ),
)

export const MemberListWire = is<members.MemberListWire>()(
  Type.Object(
    { data: Type.Array(MemberWire), invitations: Type.Array(InvitationWire) },
    {
      title: 'MemberListWire',
      description: 'GET vendor/members: the members, the oldest first, and who is invited.',
    },
  ),
)

export const ReceivedInvitationWire = is<members.ReceivedInvitationWire>()(
  Type.Object(
    { _id: Type.String(), vendorName: Type.String(), role, endsAt: Type.String() },
    {
      title: 'ReceivedInvitationWire',
      description: 'An invitation that waits, as the invited user reads it.',
    },
  ),
)
