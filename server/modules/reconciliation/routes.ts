import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { DIFFERENCE_STATES } from '@/lib/domain/ledger/reconciliation'
import type { Deps } from '@/server/deps'
import { pageFields, readPage } from '@/server/plugins/request-params'
import { listReconciliation } from './list-reconciliation'

const listQuery = object({ state: string().oneOf(DIFFERENCE_STATES), ...pageFields })
  .noUnknown()
  .exact()

export function reconciliationRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/reconciliation',
    { config: { access: 'admin', area: 'money' }, schema: { querystring: listQuery } },
    ({ query: { state = 'open', ...page } }) => listReconciliation(db, state, readPage(page)),
  )
}
