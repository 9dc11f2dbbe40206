import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { chargebackTable } from './chargeback-table'
import { decideChargeback, sendEvidence } from './decide-chargeback'
import { findChargeablePayments } from './find-payments'
import { openChargeback } from './open-chargeback'

/** Payments that cardholders' banks took back: entered, answered with evidence, decided. */
export function chargebackRoutes(app: FastifyInstance, deps: Deps): void {
  const table = chargebackTable(deps.clock)

  serve(app, 'GET /admin/chargebacks', (request) => listWithMore(deps, table, request))
  serve(app, 'GET /admin/chargebacks.csv', (request, reply) => sendTable(deps, table, request, reply))
  serve(app, 'GET /admin/chargebacks/payments', (request) => findChargeablePayments(deps.db, request.query.q))
  serve(app, 'POST /admin/chargebacks', (request) => openChargeback(deps, request.user, request.body))
  serve(app, 'POST /admin/chargebacks/:id/send-evidence', (request) =>
    sendEvidence(deps, request.user, request.params.id),
  )
  serve(app, 'POST /admin/chargebacks/:id/decide', (request) =>
    decideChargeback(deps, request.user, request.params.id, request.body),
  )
}
