import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { sendCsv } from '@/server/plugins/csv-file'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { listBalanceRows } from './balance-file'
import { getBalance } from './get-balance'

export function balanceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/balance', (request) => {
    const { kind, month, ...page } = request.query
    return getBalance(deps.db, request.user, { kind, month }, readPage(page))
  })

  serve(app, 'GET /user/balance.csv', async (request, reply) => {
    const { language = languageOf(request.headers['accept-language']), ...filter } = request.query
    const rows = await listBalanceRows(deps, request.user, filter, language)
    return sendCsv(reply, 'diyar-balance.csv', [rows])
  })
}
