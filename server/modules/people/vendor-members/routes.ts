import type { FastifyInstance } from 'fastify'
import { isMemberOf } from '@/lib/domain/account/membership'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { profileIn, readSessionOf } from '@/server/modules/people/accounts/read-session'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { listTrail } from '@/server/modules/people/vendor-trail/list-trail'
import { bearerOf, memberIn } from '@/server/plugins/auth'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { acceptInvitation, declineInvitation } from './answer-invitation'
import { changeMemberRole, removeMember } from './change-member'
import { invite, withdrawInvitation } from './invite'
import { leaveVendor } from './leave-vendor'
import { listReceivedInvitations, listVendorMembers } from './list-vendor-members'
import { writeActiveVendor } from './store'
import { transferOwnership } from './transfer-ownership'

export function vendorMemberRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/members', (request) => listVendorMembers(deps, memberIn(request)))
  serve(app, 'POST /vendor/members/invitations', (request) => invite(deps, memberIn(request), request.body))
  serve(app, 'DELETE /vendor/members/invitations/:id', (request) =>
    withdrawInvitation(deps, memberIn(request), request.params.id),
  )
  serve(app, 'PUT /vendor/members/:id', (request) =>
    changeMemberRole(deps, memberIn(request), request.params.id, request.body.role),
  )
  serve(app, 'DELETE /vendor/members/:id', (request) =>
    removeMember(deps, memberIn(request), request.params.id),
  )
  serve(app, 'POST /vendor/members/:id/transfer', (request) =>
    transferOwnership(deps, memberIn(request), request.params.id),
  )
  serve(app, 'GET /vendor/trail', (request) => {
    const { member, ...page } = request.query
    return listTrail(deps, memberIn(request), { ...readPage(page), member })
  })
  serve(app, 'GET /user/invitations', ({ user }) => listReceivedInvitations(deps, user))
  serve(app, 'POST /user/invitations/:id/accept', ({ user, params }) =>
    acceptInvitation(deps, user, params.id),
  )
  serve(app, 'POST /user/invitations/:id/decline', ({ user, params }) =>
    declineInvitation(deps, user, params.id),
  )
  serve(app, 'DELETE /user/vendors/:id', ({ user, params }) => leaveVendor(deps, user, params.id))
  serve(app, 'PUT /user/vendor', async (request) => {
    const { user, body } = request
    if (!isMemberOf(user, body.vendorId)) throw new DomainError('not_found')
    const session = hashOfToken(bearerOf(request) ?? '')
    await writeActiveVendor(deps.db, session, body.vendorId)
    return profileIn((await readSessionOf(deps, session)) ?? user)
  })
}
