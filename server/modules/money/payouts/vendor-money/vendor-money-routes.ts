import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { proposeAdjustment } from '@/server/modules/money/balance/propose-adjustment'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { holdPayouts, liftHold } from './hold-payouts'
import { setReserve } from './set-reserve'
import { vendorMoneyTable } from './vendor-money-table'

/** What admins see and change of vendors' money. */
export function vendorMoneyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/earnings', (request) => listWithMore(deps, vendorMoneyTable, request))
  serve(app, 'GET /admin/earnings.csv', (request, reply) => sendTable(deps, vendorMoneyTable, request, reply))
  serve(app, 'POST /admin/earnings/:id/adjustments', async (request, reply) => {
    const { params, body, headers } = request
    const owner = { subject: 'vendor', ownerId: params.id } as const
    const proposal = { owner, body, key: headers['idempotency-key'] }
    const answer = await proposeAdjustment(deps, request.user, proposal)
    return reply.code(answer.status).send(answer.body)
  })
  serve(app, 'POST /admin/earnings/:id/hold', ({ user, params, body }) =>
    holdPayouts(deps, user, { vendorId: params.id, reason: body.reason }),
  )
  serve(app, 'POST /admin/earnings/:id/lift', ({ user, params, body }) =>
    liftHold(deps, user, { vendorId: params.id, reason: body.reason }),
  )
  serve(app, 'POST /admin/earnings/:id/reserve', ({ user, params, body }) =>
    setReserve(deps, user, params.id, body),
  )
}
