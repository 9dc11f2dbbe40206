import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import { type PrivacyRequestBody, privacyRequestBody } from '@/lib/domain/account/privacy-request'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { fulfilRequest, refuseRequest } from './decide-request'
import { getDeletionStatus } from './get-deletion-status'
import { recordRequest, requestDeletion } from './record-request'
import { privacyRequestTable } from './request-table'

const USER = { access: 'user' } as const
const ADMIN = { access: 'admin', area: 'users' } as const
const noBody = object({}).noUnknown().exact()

/** Requests about personal data that could not be done at once, by their users and in the console. */
export function privacyRequestRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/delete-blockers', { config: USER }, (request) => getDeletionStatus(deps, userIn(request)))
  app.post('/user/delete-request', { config: USER, schema: { body: noBody } }, async (request, reply) => {
    await requestDeletion(deps, userIn(request)._id)
    return reply.code(204).send()
  })

  adminTableRoutes(app, deps, { ...privacyRequestTable, config: ADMIN })
  app.post<{ Params: IdParam; Body: PrivacyRequestBody }>(
    '/admin/users/:id/privacy-requests',
    { config: ADMIN, schema: { params: idParam, body: privacyRequestBody } },
    async (request, reply) => {
      await recordRequest(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.post<{ Params: IdParam }>(
    '/admin/privacy-requests/:id/done',
    { config: { ...ADMIN, proof: 'closing' }, schema: { params: idParam, body: noBody } },
    async (request, reply) => {
      await fulfilRequest(deps, userIn(request), request.params.id)
      return reply.code(204).send()
    },
  )
  app.post<{ Params: IdParam; Body: ReasonBody }>(
    '/admin/privacy-requests/:id/refuse',
    { config: ADMIN, schema: { params: idParam, body: reasonBody } },
    async (request, reply) => {
      const { id } = request.params
      await refuseRequest(deps, userIn(request), { id, reason: request.body.reason })
      return reply.code(204).send()
    },
  )
}
