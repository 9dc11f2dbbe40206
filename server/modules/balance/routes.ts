import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { balanceFilter } from '@/lib/domain/ledger/balance'
import type { Deps } from '@/server/deps'
import { LANGUAGES, languageOf } from '@/server/i18n'
import { userIn } from '@/server/plugins/auth'
import { sendCsv } from '@/server/plugins/csv-file'
import { pageFields, readPage } from '@/server/plugins/request-params'
import { listBalanceRows } from './balance-file'
import { getBalance } from './get-balance'

const USER = { access: 'user' } as const

const listQuery = object({ ...balanceFilter, ...pageFields })
  .noUnknown()
  .exact()
/** `language` is that of the page with the link; a browser that saves a file sends its own. */
const fileQuery = object({ ...balanceFilter, language: string().oneOf(LANGUAGES) })
  .noUnknown()
  .exact()

export function balanceRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/user/balance',
    { config: USER, schema: { querystring: listQuery } },
    (request) => {
      const { kind, month, ...page } = request.query
      return getBalance(deps.db, userIn(request), { kind, month }, readPage(page))
    },
  )

  app.get<{ Querystring: InferType<typeof fileQuery> }>(
    '/user/balance.csv',
    { config: { ...USER, use: 'export' }, schema: { querystring: fileQuery } },
    async (request, reply) => {
      const { language = languageOf(request.headers['accept-language']), ...filter } = request.query
      const rows = await listBalanceRows(deps, userIn(request), filter, language)
      return sendCsv(reply, 'diyar-balance.csv', [rows])
    },
  )
}
