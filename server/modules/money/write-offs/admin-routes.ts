import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { proposeWriteOff } from '@/server/modules/money/balance/propose-write-off'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { debtTable } from './debt-table'

/** Debts of vendors; a proposal is decided like any other adjustment. */
export function adminWriteOffRoutes(app: FastifyInstance, deps: Deps): void {
  const table = debtTable(deps.clock)
  serve(app, 'GET /admin/write-offs', (request) => listWithMore(deps, table, request))
  serve(app, 'GET /admin/write-offs.csv', (request, reply) => sendTable(deps, table, request, reply))
  serve(app, 'POST /admin/write-offs/:id', (request) =>
    proposeWriteOff(deps, request.user, request.params.id, request.body),
  )
}
