import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { sendCsv } from '@/server/plugins/csv-file'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { fileVatReturn } from './file-vat-return'
import { getVatReturn } from './get-vat-return'
import { listVatReturns } from './list-vat-returns'
import { vatReturnRows } from './return-file'

/** The VAT return of Diyar by period. */
export function vatReturnRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/vat-returns', (request) => {
    const { kind = 'quarter', ...page } = request.query
    return listVatReturns(deps, { kind, ...readPage(page) })
  })
  serve(app, 'GET /admin/vat-returns/:period', (request) => {
    const { box, ...page } = request.query
    return getVatReturn(deps, request.params.period, { ...(box ? { box } : {}), ...readPage(page) })
  })
  serve(app, 'GET /admin/vat-returns/:period/documents.csv', async (request, reply) => {
    const { period } = request.params
    return sendCsv(reply, `diyar-vat-${period}.csv`, [await vatReturnRows(deps.db, period)])
  })
  serve(app, 'POST /admin/vat-returns/:period/file', async (request) => {
    const { period } = request.params
    await fileVatReturn(deps, request.user, period, request.body)
    return getVatReturn(deps, period, readPage({}))
  })
}
