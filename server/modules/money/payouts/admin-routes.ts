import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { asFile } from '@/server/plugins/private-file'
import { serve } from '@/server/plugins/serve'
import { approveBatch } from './batches/approve-batch'
import { createBatch, payBatch, sendBatch } from './batches/bank-files'
import { batchTable } from './batches/batch-table'
import { getBankFile } from './batches/get-bank-file'
import { movePayout } from './move-payout'
import { payoutTable } from './payout-table'

/** Payouts in the console: decisions, bank files, and what became of them. */
export function adminPayoutRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/payouts', (request) => listWithMore(deps, payoutTable, request))
  serve(app, 'GET /admin/payouts.csv', (request, reply) => sendTable(deps, payoutTable, request, reply))
  serve(app, 'GET /admin/payout-batches', (request) => listWithMore(deps, batchTable, request))
  serve(app, 'GET /admin/payout-batches.csv', (request, reply) => sendTable(deps, batchTable, request, reply))
  for (const event of ['approve', 'pay'] as const)
    serve(app, `POST /admin/payouts/:id/${event}`, (request) =>
      movePayout(deps, request.user, request.params.id, { event }),
    )
  for (const event of ['refuse', 'return'] as const)
    serve(app, `POST /admin/payouts/:id/${event}`, (request) =>
      movePayout(deps, request.user, request.params.id, { event, reason: request.body.reason }),
    )

  serve(app, 'POST /admin/payout-batches', (request) => createBatch(deps, request.user))
  serve(app, 'POST /admin/payout-batches/:id/approve', (request) =>
    approveBatch(deps, request.user, request.params.id),
  )
  serve(app, 'POST /admin/payout-batches/:id/send', (request) =>
    sendBatch(deps, request.user, request.params.id),
  )
  serve(app, 'POST /admin/payout-batches/:id/pay', (request) =>
    payBatch(deps, request.user, request.params.id),
  )
  serve(app, 'GET /admin/payout-batches/:id.xml', async (request, reply) => {
    const { name, xml } = await getBankFile(deps, request.user, request.params.id)
    return asFile(reply, name).type('application/xml; charset=utf-8').send(xml)
  })
}
