import { string } from 'yup'
import { idParam, pageFields } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { Profile } from '@/lib/contract/schemas/account/account'
import {
  InvitationWire,
  MemberListWire,
  ReceivedInvitationWire,
} from '@/lib/contract/schemas/account/vendor-members'
import { TrailPage } from '@/lib/contract/schemas/account/vendor-trail'
import { activeVendorBody, invitationBody, memberRoleBody } from '@/lib/domain/account/vendor-members'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'

/** `member`: what this one did alone. */
const trailQuery = exactObject({ ...pageFields, member: string().matches(ID) })

export const vendorMembersRoutes = {
  'GET /vendor/members': { access: 'vendor', action: 'readMembers', answer: MemberListWire },
  /** Inviting a number again replaces the invitation that waits for it. */
  'POST /vendor/members/invitations': {
    access: 'vendor',
    action: 'manageMembers',
    proof: 'members',
    use: 'invitation',
    body: invitationBody,
    status: 201,
    answer: InvitationWire,
    errors: ['already_member'],
  },
  'DELETE /vendor/members/invitations/:id': {
    access: 'vendor',
    action: 'manageMembers',
    params: idParam,
  },
  'PUT /vendor/members/:id': {
    access: 'vendor',
    action: 'manageMembers',
    proof: 'members',
    params: idParam,
    body: memberRoleBody,
  },
  'DELETE /vendor/members/:id': { access: 'vendor', action: 'manageMembers', params: idParam },
  /** The owner stays as a manager. */
  'POST /vendor/members/:id/transfer': {
    access: 'vendor',
    action: 'transferOwnership',
    proof: 'members',
    params: idParam,
    errors: ['owns_vendor'],
  },
  /** What the members did, the newest first. */
  'GET /vendor/trail': {
    access: 'vendor',
    action: 'readTrail',
    query: trailQuery,
    answer: TrailPage,
  },
  'GET /user/invitations': { access: 'user', answer: listOf(ReceivedInvitationWire) },
  'POST /user/invitations/:id/accept': {
    access: 'user',
    params: idParam,
    errors: ['already_member', 'invitation_over', 'forbidden'],
  },
  'POST /user/invitations/:id/decline': { access: 'user', params: idParam, errors: ['invitation_over'] },
  /** The session acts for this vendor from now on. */
  'PUT /user/vendor': { access: 'user', body: activeVendorBody, answer: Profile, errors: ['not_found'] },
  /** Leaves a vendor. */
  'DELETE /user/vendors/:id': { access: 'user', params: idParam, errors: ['owner_stays'] },
} as const satisfies Routes
