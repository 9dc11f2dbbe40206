import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { isMonth } from '@/lib/domain/payouts/earnings'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { drawInTurn } from '@/server/modules/pdf/draw-in-turn'
import { memberIn } from '@/server/plugins/auth'
import { asFile, sendCsv } from '@/server/plugins/csv-file'
import { pageFields, readPage } from '@/server/plugins/request-params'
import { getEarnings } from './get-earnings'
import { getStatement } from './statement'
import { statementRows } from './statement-rows'

const VENDOR = { access: 'vendor', action: 'readMoney' } as const
const EXPORT = { ...VENDOR, use: 'export' } as const

const month = () => string().test('not_a_day', (value) => value === undefined || isMonth(value))
const listQuery = object({ month: month(), ...pageFields })
  .noUnknown()
  .exact()
const ofMonth = object({ month: month().required() }).noUnknown()
type OfMonth = InferType<typeof ofMonth>

/** A vendor's earnings and their statements. */
export function earningRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    `/${VENDOR_PATH}/earnings`,
    { config: VENDOR, schema: { querystring: listQuery } },
    (request) => {
      const { month: requested, ...page } = request.query
      return getEarnings(deps, memberIn(request), { month: requested, ...readPage(page) })
    },
  )
  app.get<{ Params: OfMonth }>(
    `/${VENDOR_PATH}/earnings/:month.csv`,
    { config: EXPORT, schema: { params: ofMonth } },
    async (request, reply) => {
      const statement = await getStatement(deps.db, memberIn(request), request.params.month)
      return sendCsv(reply, `diyar-${statement.month}.csv`, [statementRows(statement)])
    },
  )
  app.get<{ Params: OfMonth }>(
    `/${VENDOR_PATH}/earnings/:month.pdf`,
    { config: EXPORT, schema: { params: ofMonth } },
    async (request, reply) => {
      const member = memberIn(request)
      const statement = await getStatement(deps.db, member, request.params.month)
      const { drawStatement } = await import('./draw-statement')
      const draw = () => drawStatement(statement, deps.clock.now())
      const bytes = await drawInTurn(member._id, draw)
      return asFile(reply, `diyar-${statement.month}.pdf`).type('application/pdf').send(bytes)
    },
  )
}
