import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listTable, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { einvoiceTable } from './einvoice-table'
import { retryEinvoice } from './retry-einvoice'

/** What admins see and do of electronic invoices. */
export function adminEinvoiceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/einvoices', (request) => listTable(deps, einvoiceTable, request))
  serve(app, 'GET /admin/einvoices.csv', (request, reply) => sendTable(deps, einvoiceTable, request, reply))
  serve(app, 'POST /admin/einvoices/:id/retry', (request) =>
    retryEinvoice(deps, request.user, request.params.id),
  )
}
