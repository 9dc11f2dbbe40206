import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { adjustmentTable } from './adjustment-table'
import { findUserBalance } from './find-user-balance'
import { proposeAdjustment } from './propose-adjustment'

/** What admins see and change of balances. */
export function adminBalanceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/balances', ({ query: { phone, ...page } }) =>
    findUserBalance(deps.db, phone, readPage(page)),
  )
  serve(app, 'POST /admin/balances/:id/adjustments', async (request, reply) => {
    const { params, body, headers } = request
    const owner = { subject: 'user', ownerId: params.id } as const
    const proposal = { owner, body, key: headers['idempotency-key'] }
    const answer = await proposeAdjustment(deps, request.user, proposal)
    return reply.code(answer.status).send(answer.body)
  })
  serve(app, 'GET /admin/adjustments', (request) => listWithMore(deps, adjustmentTable, request))
  serve(app, 'GET /admin/adjustments.csv', (request, reply) =>
    sendTable(deps, adjustmentTable, request, reply),
  )
}
