import { type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { phoneSchema } from './account'
import { GIVEN_ROLES } from './membership'

/** Days until an invitation ends by itself. */
export const INVITATION_DAYS = 7

const givenRole = () => string().required().oneOf(GIVEN_ROLES)

/** POST vendor/members/invitations. */
export const invitationBody = exactObject({ phone: phoneSchema, role: givenRole() })
export type InvitationBody = InferType<typeof invitationBody>

/** PUT vendor/members/{id}. */
export const memberRoleBody = exactObject({ role: givenRole() })

/** PUT user/vendor: the vendor for which the session acts from now on. */
export const activeVendorBody = exactObject({ vendorId: string().required().max(40) })
