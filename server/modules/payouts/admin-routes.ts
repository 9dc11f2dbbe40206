import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { createBatch, getBankFile, payBatch, sendBatch } from './bank-files'
import { batchTable } from './batch-table'
import { movePayout } from './move-payout'
import { payoutTable } from './payout-table'

const ADMIN = { access: 'admin', area: 'money' } as const
const noBody = object({}).noUnknown().exact()
const OF_ONE = { config: ADMIN, schema: { params: idParam, body: noBody } } as const
const WITH_REASON = { config: ADMIN, schema: { params: idParam, body: reasonBody } } as const

/** Payouts in the console: decisions, bank files, and what became of them. */
export function adminPayoutRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...payoutTable, config: ADMIN })
  adminTableRoutes(app, deps, { ...batchTable, config: ADMIN })
  for (const event of ['approve', 'pay'] as const)
    app.post<{ Params: IdParam }>(`/admin/payouts/:id/${event}`, OF_ONE, (request) =>
      movePayout(deps, userIn(request), request.params.id, { event }),
    )
  for (const event of ['refuse', 'return'] as const)
    app.post<{ Params: IdParam; Body: ReasonBody }>(`/admin/payouts/:id/${event}`, WITH_REASON, (request) =>
      movePayout(deps, userIn(request), request.params.id, { event, reason: request.body.reason }),
    )

  app.post('/admin/payout-batches', { config: ADMIN, schema: { body: noBody } }, async (request, reply) =>
    reply.code(201).send(await createBatch(deps, userIn(request))),
  )
  app.post<{ Params: IdParam }>('/admin/payout-batches/:id/send', OF_ONE, (request) =>
    sendBatch(deps, userIn(request), request.params.id),
  )
  app.post<{ Params: IdParam }>('/admin/payout-batches/:id/pay', OF_ONE, (request) =>
    payBatch(deps, userIn(request), request.params.id),
  )
  app.get<{ Params: IdParam }>(
    '/admin/payout-batches/:id.xml',
    { config: ADMIN, schema: { params: idParam } },
    async (request, reply) => {
      const { name, xml } = await getBankFile(deps, userIn(request), request.params.id)
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/xml; charset=utf-8')
        .send(xml)
    },
  )
}
