import type { FastifyInstance } from 'fastify'
import { normalisePhone } from '@/lib/domain/account/phone'
import { covers } from '@/lib/domain/admin/roles'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import type { SignedIn } from '@/server/policy/signed-in'
import { changeCustomRole, createCustomRole, removeCustomRole } from './custom-roles'
import { decideRoleProposal } from './decide-role-proposal'
import { getAdminList } from './get-admin-list'
import { proposeRole } from './propose-role'
import { findAdmin, resetTwoStep } from './set-admin-role'
import { listAdmins } from './store'

/** Who is an admin, what of, and the roles that owners make. */
export function adminRoleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/roles', (request) => getAdminList(deps, request.user))

  serve(app, 'POST /admin/roles', (request) => {
    const { phone, role: roleId, reason } = request.body
    const user = { phone: normalisePhone(phone) ?? phone }
    return proposeRole(deps, request.user, { user, roleId, reason }).catch(asNoAccount)
  })
  serve(app, 'PUT /admin/roles/:id', (request) => {
    const { role: roleId, reason } = request.body
    return proposeRole(deps, request.user, { user: { id: request.params.id }, roleId, reason })
  })
  serve(app, 'POST /admin/roles/:id/reset-two-step', async (request) => {
    await resetByAdmin(deps, request.user, request.params.id, request.body.reason)
  })

  serve(app, 'POST /admin/custom-roles', (request) => createCustomRole(deps, request.user, request.body))
  serve(app, 'PUT /admin/custom-roles/:id', (request) =>
    changeCustomRole(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'POST /admin/custom-roles/:id/remove', (request) =>
    removeCustomRole(deps, request.user, request.params.id, request.body.reason),
  )

  serve(app, 'POST /admin/role-proposals/:id/refuse', (request) =>
    decideRoleProposal(deps, request.user, request.params.id, {
      state: 'refused',
      reason: request.body.reason,
    }),
  )
  for (const [verb, state] of [
    ['approve', 'approved'],
    ['withdraw', 'withdrawn'],
  ] as const)
    serve(app, `POST /admin/role-proposals/:id/${verb}`, (request) =>
      decideRoleProposal(deps, request.user, request.params.id, { state }),
    )
}

function asNoAccount(error: unknown): never {
  throw error instanceof DomainError && error.code === 'not_found'
    ? new DomainError('no_such_account')
    : error
}

/** Whoever lost the app cannot be the one who lets it go, and nobody does it for who may more. */
async function resetByAdmin(
  { db, clock }: Deps,
  { _id: actorId }: SignedIn,
  userId: string,
  reason: string,
): Promise<void> {
  if (userId === actorId) throw new DomainError('second_person_needed')
  await db.transaction(async (tx) => {
    const admins = await listAdmins(tx)
    const [actor, admin] = [findAdmin(admins, actorId), findAdmin(admins, userId)]
    if (admin && !(actor && covers(actor.role, admin.role))) throw new DomainError('role_may_not')
    const isReset = await resetTwoStep(tx, { actorId, userId, reason, now: clock.now() })
    if (!isReset) throw new DomainError('not_found')
  })
}
