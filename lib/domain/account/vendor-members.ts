import { type InferType, object, string } from 'yup'
import { phoneSchema } from './account'
import { GIVEN_ROLES, type MemberRole } from './membership'

/** Days until an invitation ends by itself. */
export const INVITATION_DAYS = 7

const givenRole = () => string().required().oneOf(GIVEN_ROLES)

/** POST vendor/members/invitations. */
export const invitationBody = object({ phone: phoneSchema, role: givenRole() }).noUnknown().exact()
export type InvitationBody = InferType<typeof invitationBody>

/** PUT vendor/members/{id}. */
export const memberRoleBody = object({ role: givenRole() }).noUnknown().exact()

/** PUT user/vendor: the vendor for which the session acts from now on. */
export const activeVendorBody = object({ vendorId: string().required().max(40) })
  .noUnknown()
  .exact()

/** A member as the other members read it. */
export interface MemberWire {
  /** of the user */
  _id: string
  name: string
  /** masked */
  phone: string
  role: MemberRole
  since: string
}

/** An invitation that waits, as the members read it. */
export interface InvitationWire {
  _id: string
  /** masked */
  phone: string
  role: MemberRole
  endsAt: string
}

/** GET vendor/members: the members, the oldest first, and who is invited. */
export interface MemberListWire {
  data: MemberWire[]
  invitations: InvitationWire[]
}

/** An invitation that waits, as the invited user reads it. */
export interface ReceivedInvitationWire {
  _id: string
  vendorName: string
  role: MemberRole
  endsAt: string
}
