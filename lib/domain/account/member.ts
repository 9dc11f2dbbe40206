import { type InferType, object, string } from 'yup'
import { phoneSchema } from './account'

/** The roles that are given; the owner's is only transferred. */
export const GIVEN_ROLES = ['manager', 'calendar', 'frontDesk', 'finance'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

export const INVITATION_STATES = ['waiting', 'accepted', 'declined', 'withdrawn'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export const INVITATION_DAYS = 7

const role = () => string().required().oneOf(GIVEN_ROLES)

/** POST vender/members/invitations. */
export const invitationBody = object({ phone: phoneSchema, role: role() }).noUnknown().exact()
export type InvitationBody = InferType<typeof invitationBody>

/** PUT vender/members/{id}. */
export const memberRoleBody = object({ role: role() }).noUnknown().exact()
export type MemberRoleBody = InferType<typeof memberRoleBody>

/** PUT user/vendor: the vendor for which the session acts from now on. */
export const activeVendorBody = object({ vendorId: string().required().max(40) })
  .noUnknown()
  .exact()
export type ActiveVendorBody = InferType<typeof activeVendorBody>
