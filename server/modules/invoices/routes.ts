import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { getInvoicePdf } from './get-invoice-pdf'
import { listInvoices } from './list-invoices'

const OF_ONE = { config: { access: 'user' }, schema: { params: idParam } } as const

/** Documents about money: receipts, tax invoices, credit notes and invoices for the commission. */
export function invoiceRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: IdParam }>('/bookings/:id/invoices', OF_ONE, (request) =>
    listInvoices(deps.db, userIn(request), request.params.id),
  )

  const asPdf = { ...OF_ONE, config: { ...OF_ONE.config, use: 'export' } } as const
  app.get<{ Params: IdParam }>('/invoices/:id.pdf', asPdf, async (request, reply) => {
    const { name, bytes } = await getInvoicePdf(deps, userIn(request), request.params.id)
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(bytes)
  })
}
