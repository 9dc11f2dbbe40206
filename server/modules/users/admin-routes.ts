import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import type { ProvenAct } from '@/lib/domain/account/fresh-proof'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { blockUser, unblockUser } from './block-user'
import { getUser } from './get-user'
import { endSessions, exportUser, revealUser } from './open-user-data'
import { userTable } from './user-table'

const ADMIN = { access: 'admin', area: 'users' } as const
const noBody = object({}).noUnknown().exact()
const withReason = { config: ADMIN, schema: { params: idParam, body: reasonBody } }
const proven = (proof: ProvenAct) => ({ ...ADMIN, proof })
const withoutBody = { config: ADMIN, schema: { params: idParam, body: noBody } }

type Act = { Params: IdParam }
type ActWithReason = { Params: IdParam; Body: ReasonBody }

/** Users in the console: the table, one user, and what an admin may do about them. */
export function adminUserRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...userTable, config: ADMIN })

  app.get<Act>('/admin/users/:id', { config: ADMIN, schema: { params: idParam } }, (request) =>
    getUser(deps, request.params.id),
  )
  app.post<Act>('/admin/users/:id/reveal', withoutBody, (request) =>
    revealUser(deps, userIn(request), request.params.id),
  )
  app.post<ActWithReason>('/admin/users/:id/export', { ...withReason, config: proven('export') }, (request) =>
    exportUser(deps, userIn(request), request.params.id, request.body.reason),
  )
  const ending = { ...withoutBody, config: proven('sessions') }
  app.post<Act>('/admin/users/:id/end-sessions', ending, async (request, reply) => {
    await endSessions(deps, userIn(request), request.params.id)
    return reply.code(204).send()
  })
  app.post<ActWithReason>('/admin/users/:id/block', withReason, async (request, reply) => {
    await blockUser(deps, userIn(request), { id: request.params.id, reason: request.body.reason })
    return reply.code(204).send()
  })
  app.post<ActWithReason>('/admin/users/:id/unblock', withReason, async (request, reply) => {
    await unblockUser(deps, userIn(request), { id: request.params.id, reason: request.body.reason })
    return reply.code(204).send()
  })
}
