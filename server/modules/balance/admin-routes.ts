import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { type AdjustmentBody, adjustmentBody } from '@/lib/domain/ledger/adjustments'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { adjustmentTable } from './adjustment-table'
import { decideAdjustment } from './decide-adjustment'
import { findUserBalance } from './find-user-balance'
import { proposeAdjustment } from './propose-adjustment'

const ADMIN = { access: 'admin', area: 'money' } as const
/** Longer than any number. */
const MAX_PHONE = 30

const noBody = object({}).noUnknown().exact()
const phoneQuery = object({ phone: string().max(MAX_PHONE).required(), ...pageFields })
  .noUnknown()
  .exact()

/** What admins see and change of balances. */
export function adminBalanceRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof phoneQuery> }>(
    '/admin/balances',
    { config: ADMIN, schema: { querystring: phoneQuery } },
    ({ query: { phone, ...page } }) => findUserBalance(deps.db, phone, readPage(page)),
  )
  app.post<{ Params: IdParam; Body: AdjustmentBody }>(
    '/admin/balances/:id/adjustments',
    { config: ADMIN, schema: { params: idParam, body: adjustmentBody } },
    async (request, reply) => {
      const { params, body, headers } = request
      const proposal = { userId: params.id, body, key: headers['idempotency-key'] }
      const answer = await proposeAdjustment(deps, userIn(request), proposal)
      return reply.code(answer.status).send(answer.body)
    },
  )
  adminTableRoutes(app, deps, { ...adjustmentTable, config: ADMIN })
  for (const [verb, state] of [
    ['approve', 'approved'],
    ['withdraw', 'withdrawn'],
  ] as const)
    app.post<{ Params: IdParam }>(
      `/admin/adjustments/:id/${verb}`,
      { config: ADMIN, schema: { params: idParam, body: noBody } },
      async (request, reply) => {
        await decideAdjustment(deps, userIn(request), request.params.id, { state })
        return reply.code(204).send()
      },
    )
  app.post<{ Params: IdParam; Body: ReasonBody }>(
    '/admin/adjustments/:id/refuse',
    { config: ADMIN, schema: { params: idParam, body: reasonBody } },
    async (request, reply) => {
      const { reason } = request.body
      await decideAdjustment(deps, userIn(request), request.params.id, { state: 'refused', reason })
      return reply.code(204).send()
    },
  )
}
