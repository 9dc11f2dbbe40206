import { type Static, Type } from '@sinclair/typebox'
import { named, oneOf } from '@/lib/contract/schema'
import { MEMBER_ROLES } from '@/lib/domain/account/membership'

const role = oneOf(MEMBER_ROLES)
const masked = Type.String({ description: 'masked' })

export const MemberWire = named('MemberWire', 'A member as the other members read it.', {
  _id: Type.String({ description: 'of the user' }),
  name: Type.String(),

  /** masked */
  phone: masked,
  role,
  since: Type.String(),
})
export type MemberWire = Static<typeof MemberWire>

export const InvitationWire = named('InvitationWire', 'An invitation that waits, as the members read it.', {
  _id: Type.String(),
  /** masked */
  phone: masked,
  role,
  endsAt: Type.String(),
})
export type InvitationWire = Static<typeof InvitationWire>

export const MemberListWire = named(
  'MemberListWire',
  'GET vendor/members: the members, the oldest first, and who is invited.',
  { data: Type.Array(MemberWire), invitations: Type.Array(InvitationWire) },
)
export type MemberListWire = Static<typeof MemberListWire>

export const ReceivedInvitationWire = named(
  'ReceivedInvitationWire',
  'An invitation that waits, as the invited user reads it.',
  { _id: Type.String(), vendorName: Type.String(), role, endsAt: Type.String() },
)
export type ReceivedInvitationWire = Static<typeof ReceivedInvitationWire>
