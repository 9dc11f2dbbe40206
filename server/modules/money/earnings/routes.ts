import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { drawInTurn } from '@/server/modules/platform/pdf/draw-in-turn'
import { memberIn } from '@/server/plugins/auth'
import { sendCsv } from '@/server/plugins/csv-file'
import { asFile } from '@/server/plugins/private-file'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { getEarnings } from './get-earnings'
import { getStatement } from './statement'
import { statementRows } from './statement-rows'

/** A vendor's earnings and their statements. */
export function earningRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/earnings', (request) => {
    const { month: requested, ...page } = request.query
    return getEarnings(deps, memberIn(request), { month: requested, ...readPage(page) })
  })
  serve(app, 'GET /vendor/earnings/:month.csv', async (request, reply) => {
    const statement = await getStatement(deps.db, memberIn(request), request.params.month)
    return sendCsv(reply, `diyar-${statement.month}.csv`, [statementRows(statement)])
  })
  serve(app, 'GET /vendor/earnings/:month.pdf', async (request, reply) => {
    const member = memberIn(request)
    const statement = await getStatement(deps.db, member, request.params.month)
    const { drawStatement } = await import('./draw-statement')
    const draw = () => drawStatement(statement, deps.clock.now())
    const bytes = await drawInTurn(member._id, draw)
    return asFile(reply, `diyar-${statement.month}.pdf`).type('application/pdf').send(bytes)
  })
}
