import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { decideAdjustment } from '@/server/modules/money/balance/decide-adjustment'
import { serve } from '@/server/plugins/serve'
import { getRefundTerms } from './get-refund-terms'
import { giveRefund } from './give-refund'
import { proposeRefund } from './propose-refund'

/** What admins give back of bookings, and the decision about any adjustment, which may be one of these. */
export function givenRefundRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/bookings/:id/give-refund', ({ user, params }) =>
    getRefundTerms(deps, user, params.id),
  )
  serve(app, 'POST /admin/bookings/:id/give-refund', async (request, reply) => {
    const { user, params, body, headers } = request
    const answer = await proposeRefund(deps, user, params.id, { body, key: headers['idempotency-key'] })
    return reply.code(answer.status).send(answer.body)
  })
  for (const [verb, state] of [
    ['approve', 'approved'],
    ['withdraw', 'withdrawn'],
  ] as const)
    serve(app, `POST /admin/adjustments/:id/${verb}`, (request) =>
      decideAdjustment(deps, request.user, request.params.id, { state }, giveRefund),
    )
  serve(app, 'POST /admin/adjustments/:id/refuse', async (request) => {
    const { reason } = request.body
    await decideAdjustment(deps, request.user, request.params.id, { state: 'refused', reason }, giveRefund)
  })
}
