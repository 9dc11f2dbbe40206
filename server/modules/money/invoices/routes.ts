import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { asFile } from '@/server/plugins/private-file'
import { serve } from '@/server/plugins/serve'
import { getInvoicePdf } from './get-invoice-pdf'
import { getInvoiceXml } from './get-invoice-xml'
import { listInvoices } from './list-invoices'

/** Documents about money: receipts, tax invoices, credit notes and invoices for the commission. */
export function invoiceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /bookings/:id/invoices', (request) =>
    listInvoices(deps.db, request.user, request.params.id),
  )

  serve(app, 'GET /invoices/:id.pdf', async (request, reply) => {
    const { name, bytes } = await getInvoicePdf(deps, request.user, request.params.id)
    return asFile(reply, name, 'inline').type('application/pdf').send(bytes)
  })

  serve(app, 'GET /invoices/:id.xml', async (request, reply) => {
    const { name, xml } = await getInvoiceXml(deps, request.user, request.params.id)
    return asFile(reply, name).type('application/xml').send(xml)
  })
}
